import { type RequestKind, kindFacts } from '#core/questions/requestKinds.ts';
import { projectKey, projectUrl } from './supabase.ts';

/** What is sent to the back end. */
export interface Submission {
  kind: RequestKind;
  payload: object;
  /** Made before the first try and kept for its retries, so that no repeat is stored or mailed twice. */
  idempotencyKey: string;
  /** The language of the mails and of the answer's texts. */
  language: string;
}

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
