import type { AdmissionRequest } from '../../../supabase/functions/_shared/admissionRequest.ts';
import { getSupabase } from './supabase.ts';

/** How a submission ended; each failure has its own text (section 8 of the specification). */
export type AdmissionOutcome =
  | { kind: 'sent'; reference: string | undefined }
  /** The function answered without success; `error` is its own text, if it sent one. */
  | { kind: 'refused'; error: string | undefined }
  /** No answer, or one that is not the function's. */
  | { kind: 'unreachable' }
  /** The same, and the device knows that it has no connection. */
  | { kind: 'offline' }
  | { kind: 'unexpected' };

/** Milliseconds to wait for an answer over a weak link; `invoke` has no limit of its own. */
const timeout = 30_000;

interface Submission {
  /** Made before the first try and kept for its retries, so that no repeat is stored or mailed twice. */
  idempotencyKey: string;
  /** The language of the mails and of the answer's texts. */
  language: string;
}

/** Sends an admission request to the back end. Never rejects. */
export async function submitAdmission(
  request: AdmissionRequest,
  { idempotencyKey, language }: Submission,
): Promise<AdmissionOutcome> {
  try {
    const client = await getSupabase().catch(() => null);
    if (!client) return noAnswer();
    const { data, error } = await client.functions.invoke<unknown>('send-admission-email', {
      body: request,
      headers: { 'Idempotency-Key': idempotencyKey, 'Accept-Language': language },
      timeout,
    });
    if (!error) return readAnswer(data) ?? { kind: 'refused', error: undefined };
    // invoke() never throws: it reports what it does not know as a plain error.
    if (!isFunctionsError(error)) return { kind: 'unexpected' };
    const answer = error.context instanceof Response ? await error.context.json().catch(() => null) : null;
    return readAnswer(answer) ?? noAnswer();
  } catch {
    return { kind: 'unexpected' };
  }
}

function noAnswer(): AdmissionOutcome {
  return { kind: navigator.onLine ? 'unreachable' : 'offline' };
}

function readAnswer(answer: unknown): AdmissionOutcome | undefined {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return undefined;
  if (answer.success === true) {
    const reference =
      'reference' in answer && typeof answer.reference === 'string' ? answer.reference : undefined;
    return { kind: 'sent', reference };
  }
  return {
    kind: 'refused',
    error: 'error' in answer && typeof answer.error === 'string' ? answer.error : undefined,
  };
}

function isFunctionsError(error: unknown): error is Error & { context?: unknown } {
  return error instanceof Error && /^Functions\w+Error$/.test(error.name);
}
