// oxlint-disable-next-line no-restricted-imports -- reads an answer of the function; it has no rule and no message
import * as z from 'zod/mini';
import { kindFacts } from '#core/questions/requestKinds.ts';
import { type Submission, callOf } from './submission.ts';
import { getSupabase } from './supabase.ts';

/** How a submission ended; each failure has its own text (section 8 of the specification). */
export type SendingOutcome =
  /** `isConfirmed` unless the function said that no confirmation is mailed. */
  | { kind: 'sent'; reference: string | undefined; isConfirmed: boolean }
  /** The function answered without success; `error` is its own text, if it sent one. */
  | { kind: 'refused'; error: string | undefined }
  /**
   * No answer, or one with a status of failure. `advice` is what the function says to do, `problems` are the keys of
   * the rules that it found broken; `isOffline` when the device knows that it has no connection; `isKeyTaken` when the
   * idempotency key belongs to another request.
   */
  | {
      kind: 'failed';
      isOffline: boolean;
      isKeyTaken: boolean;
      advice: string | undefined;
      problems: string[];
    }
  | { kind: 'unexpected' }
  /** The visitor stopped it. */
  | { kind: 'stopped' };

export type SendingSuccess = Extract<SendingOutcome, { kind: 'sent' }>;
export type SendingFailure = Exclude<SendingOutcome, SendingSuccess>;

/** Milliseconds to wait for an answer over a weak link; `invoke` has no limit of its own. */
const timeout = 30_000;

/** Sends a request to the back end. Never rejects. */
export async function submitRequest(submission: Submission): Promise<SendingOutcome> {
  const { kind, payload, idempotencyKey, language } = submission;
  try {
    const client = await getSupabase().catch(() => null);
    if (!client) return await submitWithoutClient(submission);
    const { data, error } = await client.functions.invoke<unknown>(kindFacts[kind].functionName, {
      body: payload,
      headers: { 'Idempotency-Key': idempotencyKey, 'Accept-Language': language },
      timeout,
    });
    if (!error) return readAnswer(data);
    // invoke() never throws: it reports what it does not know as a plain error.
    if (!isFunctionsError(error)) return { kind: 'unexpected' };
    const response = error.context instanceof Response ? error.context : null;
    return failed(await response?.json().catch(() => null), response?.status);
  } catch {
    return { kind: 'unexpected' };
  }
}

/** The same call where the client's code did not come: no request is lost for want of it. */
async function submitWithoutClient(submission: Submission): Promise<SendingOutcome> {
  const { url, headers } = callOf(submission, 'application/json');
  const body = JSON.stringify(submission.payload);
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(timeout),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  return response?.ok ? readAnswer(answer) : failed(answer, response?.status);
}

/** Whatever an answer may hold, read as what ours do. */
const answerSchema = z.catch(
  z.object({
    success: z.catch(z.boolean(), false),
    reference: z.catch(z.optional(z.string()), undefined),
    confirmation: z.catch(z.boolean(), true),
    error: z.catch(z.optional(z.string()), undefined),
    fields: z.catch(z.array(z.object({ message: z.string() })), []),
  }),
  { success: false, reference: undefined, confirmation: true, error: undefined, fields: [] },
);

/** What an answer with a status of success says. */
export function readAnswer(answer: unknown): SendingOutcome {
  const { success, reference, confirmation, error } = answerSchema.parse(answer);
  return success ? { kind: 'sent', reference, isConfirmed: confirmation } : { kind: 'refused', error };
}

/** What an answer with a status of failure says, or none. */
export function failed(answer: unknown, status: number | undefined): SendingOutcome {
  const { error, fields } = answerSchema.parse(answer);
  const problems = fields.map(({ message }) => message);
  return {
    kind: 'failed',
    isOffline: !navigator.onLine,
    isKeyTaken: status === 409,
    advice: error,
    problems,
  };
}

function isFunctionsError(error: unknown): error is Error & { context?: unknown } {
  return error instanceof Error && /^Functions\w+Error$/.test(error.name);
}
