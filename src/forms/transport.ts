/** The calls to the back end's functions. None of them rejects: an outcome says how the call ended. */
import type { SupabaseClient } from '@supabase/supabase-js';
// oxlint-disable-next-line no-restricted-imports -- reads the function's answer; it has no rule and no message
import * as z from 'zod/mini';
import { type RequestKind, kindFacts } from '#core/questions/requestKinds.ts';

/** A request for the back end. */
export interface Submission {
  kind: RequestKind;
  payload: object;
  /** The same for every retry, so that no repeat is stored or mailed twice. */
  idempotencyKey: string;
  /** The language of the mails and of the answer's texts. */
  language: string;
}

/** How a submission ended; each failure has its own text (section 8 of the specification). */
export type SendingOutcome =
  /** `isConfirmed` unless the function said that it mails no confirmation. */
  | { kind: 'sent'; reference: string | undefined; isConfirmed: boolean }
  /** The function answered without success; `error` is its own text, if it sent one. */
  | { kind: 'refused'; error: string | undefined }
  /**
   * No answer, or a status of failure. `advice` is the function's own text; `problems` are the keys of the rules that it
   * found broken; `isOffline` when the device has no connection; `isKeyTaken` when the idempotency key belongs to another
   * request (409).
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

/** Timeout of a request without a file, for weak links; `invoke` has none of its own. */
const timeoutMs = 30_000;

/** Time without progress after which an upload is given up. */
const stalledMs = 45_000;

/** Base address of the functions, without a slash at its end. Unset, the embedded server has them on the page's origin. */
export const projectUrl = (): string =>
  (import.meta.env.VITE_SUPABASE_URL || window.location.origin).replace(/\/$/, '');

/** The public key; the embedded server takes any. */
const projectKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'embedded';

let client: Promise<SupabaseClient> | undefined;

/**
 * The one client of the back end, loaded on first use: 47 kB that reading a page does not need, and it needs a
 * WebSocket, which the prerender does not have. Rejects when its code cannot be fetched. The next call tries again, in
 * vain in Firefox, which caches the failed import.
 */
export async function getSupabase(): Promise<SupabaseClient> {
  // Do not import while offline, because of that cache.
  if (!client && !navigator.onLine) throw new Error('offline');
  client ??= createSupabase().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function createSupabase(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(projectUrl(), projectKey, { auth: { persistSession: true, autoRefreshToken: true } });
}

/** Sends a request without a file. */
export async function submitRequest(submission: Submission): Promise<SendingOutcome> {
  const { kind, payload, idempotencyKey, language } = submission;
  try {
    const supabase = await getSupabase().catch(() => null);
    if (!supabase) return await submitWithoutClient(submission);
    const { data, error } = await supabase.functions.invoke<unknown>(kindFacts[kind].functionName, {
      body: payload,
      headers: { 'Idempotency-Key': idempotencyKey, 'Accept-Language': language },
      timeout: timeoutMs,
    });
    if (!error) return readAnswer(data);
    // invoke() never throws: it reports an unknown failure as a plain error.
    if (!isFunctionsError(error)) return { kind: 'unexpected' };
    const response = error.context instanceof Response ? error.context : null;
    return readFailure(await response?.json().catch(() => null), response?.status);
  } catch {
    return { kind: 'unexpected' };
  }
}

/** Makes the same call by fetch, where the client's code cannot be loaded. */
async function submitWithoutClient(submission: Submission): Promise<SendingOutcome> {
  const { url, headers } = callOf(submission, 'application/json');
  const body = JSON.stringify(submission.payload);
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  return response?.ok ? readAnswer(answer) : readFailure(answer, response?.status);
}

interface Upload {
  file: File;
  /** Called with the share that has gone, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Stops the upload; the outcome is then `stopped`. */
  signal: AbortSignal;
}

/**
 * Sends a request with its file: the answers as JSON on one line, then the bytes. By XMLHttpRequest, because fetch
 * reports no upload progress.
 */
export function submitUpload(
  submission: Submission,
  { file, onProgress, signal }: Upload,
): Promise<SendingOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const { url, headers } = callOf(submission, 'application/octet-stream');
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);

    let stalled = setTimeout(() => request.abort(), stalledMs);
    const restartTimer = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), stalledMs);
    };
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer();
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', stop);
      const isOk = request.status >= 200 && request.status < 300;
      if (signal.aborted && !isOk) resolve({ kind: 'stopped' });
      else {
        const answer = parseJson(request.responseText);
        resolve(isOk ? readAnswer(answer) : readFailure(answer, request.status));
      }
    });
    request.send(new Blob([JSON.stringify(submission.payload), '\n', file]));
  });
}

/** Address and headers of a call, as supabase-js sends them. */
function callOf({ kind, idempotencyKey, language }: Submission, contentType: string) {
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

/** Reads any answer; a part that is missing or of another type counts as absent. */
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

/** Reads an answer with a status of success. */
function readAnswer(answer: unknown): SendingOutcome {
  const { success, reference, confirmation, error } = answerSchema.parse(answer);
  return success ? { kind: 'sent', reference, isConfirmed: confirmation } : { kind: 'refused', error };
}

/** Reads an answer with a status of failure, or none. */
function readFailure(answer: unknown, status: number | undefined): SendingOutcome {
  const { error, fields } = answerSchema.parse(answer);
  return {
    kind: 'failed',
    isOffline: !navigator.onLine,
    isKeyTaken: status === 409,
    advice: error,
    problems: fields.map(({ message }) => message),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFunctionsError(error: unknown): error is Error & { context?: unknown } {
  return error instanceof Error && /^Functions\w+Error$/.test(error.name);
}
