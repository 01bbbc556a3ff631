import { kindFacts } from '../../../supabase/functions/_shared/requestKinds.ts';
import type { Submission } from './submitRequest.ts';
import { projectKey, projectUrl } from './supabase.ts';

/** Where a submission goes and what it says of itself, as supabase-js has it. */
export function callOf({ kind, idempotencyKey, language }: Submission, contentType: string) {
  return {
    url: `${projectUrl()}/functions/v1/${kindFacts[kind].functionName}`,
    headers: {
      'Content-Type': contentType,
      'Idempotency-Key': idempotencyKey,
      'Accept-Language': language,
      apikey: projectKey,
      Authorization: `Bearer ${projectKey}`,
    },
  };
}
