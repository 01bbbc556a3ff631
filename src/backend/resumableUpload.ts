/** Uploads by the tus protocol, which resume where the connection dropped. */
import type { UploadTicket } from '#core/files/paperFiles.ts';
import { type DetailedError, Upload } from 'tus-js-client';
import {
  type SendingOutcome,
  type Submission,
  projectUrl,
  readErrorResponse,
  sendSubmission,
  toHex,
} from './transport.ts';

/** Time without progress after which an attempt ends, because a dropped connection may not report an error. */
const stallTimeoutMs = 45_000;
const longestPauseMs = 30_000;

/** Attempts without progress before an upload fails: about a minute without a connection. */
const maxFailures = 6;

/** Refusals in a row, without a chunk that arrived. */
const maxRefusals = 3;

/** The server is busy or restarts; any other error status is a refusal. */
const isTemporary = (status: number) =>
  [408, 409, 423, 429].includes(status) || (status >= 500 && status !== 501);

interface UploadOptions<Result> {
  /** Asks for the ticket of the file, then for the result. Null: the connection dropped, or the function is busy. */
  ask: () => Promise<{ ticket: UploadTicket } | { result: Result } | null>;
  /** The tus upload URL of each file, by its id, so that an attempt resumes the previous one. */
  urls: { get: (file: string) => string | undefined; set: (file: string, url: string) => void };
  onProgress: (sent: number) => void;
  onCut?: () => void;
  maxFailures?: number;
  signal: AbortSignal;
}

/** `cut`: failed too often. `blocked`: something on the way refuses the bytes. */
type UploadFailure = 'stopped' | 'cut' | 'blocked';

/**
 * Sends a file and resolves with the result. While there is no progress, the pauses between two attempts double; they end
 * when the device is online again. After a refusal it sends POST, because some proxies do not pass PATCH.
 */
export async function uploadFile<Result>(
  content: Blob,
  { ask, urls, onProgress, onCut, maxFailures = Infinity, signal }: UploadOptions<Result>,
): Promise<{ result: Result } | UploadFailure> {
  let failures = 0;
  let refusals = 0;
  let overridesPatch = false;
  let sent = 0;
  let sentBefore = 0;

  async function attempt(): Promise<{ result: Result } | 'cut' | 'refused'> {
    const answer = await ask();
    if (!answer || signal.aborted) return 'cut';
    if ('result' in answer) return answer;
    const end = await sendBytes(content, answer.ticket, {
      urls,
      overridesPatch,
      onProgress: (bytes) => {
        sent = bytes;
        onProgress(bytes);
      },
      onChunk: () => {
        refusals = 0;
      },
      signal,
    });
    // Where the other method is not allowed across origins, the browser reports its refusal as a cut.
    if (end !== 'sent') return refusals > 0 ? 'refused' : end;
    const last = await ask();
    return last && 'result' in last ? last : 'cut';
  }

  while (!signal.aborted) {
    const end = await attempt();
    if (typeof end === 'object') return end;
    if (signal.aborted) break;
    if (end === 'refused') {
      overridesPatch = true;
      refusals += 1;
      if (refusals === maxRefusals) return 'blocked';
    } else onCut?.();
    failures = sent > sentBefore ? 1 : failures + 1;
    sentBefore = sent;
    if (failures > maxFailures) return 'cut';
    await pause(Math.min(1000 * 2 ** (failures - 1), longestPauseMs), signal);
  }
  return 'stopped';
}

function pause(ms: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
    signal.addEventListener('abort', resolve);
  });
}

interface SendingOptions extends Pick<UploadOptions<never>, 'urls' | 'onProgress' | 'signal'> {
  overridesPatch: boolean;
  onChunk: () => void;
}

function sendBytes(
  content: Blob,
  { file, endpoint, headers, metadata, chunkBytes }: UploadTicket,
  { urls, overridesPatch, onProgress, onChunk, signal }: SendingOptions,
): Promise<'sent' | 'cut' | 'refused'> {
  return new Promise((resolve) => {
    const stop = () => {
      void upload.abort();
      resolve('cut');
    };
    let stallTimer = setTimeout(stop, stallTimeoutMs);
    const upload = new Upload(content, {
      endpoint: new URL(endpoint, projectUrl()).href,
      uploadUrl: urls.get(file) ?? null,
      headers,
      metadata,
      chunkSize: chunkBytes,
      overridePatchMethod: overridesPatch,
      // No retry by the library: the next attempt has a new ticket.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        if (upload.url) urls.set(file, upload.url);
      },
      onProgress: (sent) => {
        clearTimeout(stallTimer);
        stallTimer = setTimeout(stop, stallTimeoutMs);
        onProgress(sent);
      },
      onChunkComplete: onChunk,
      onSuccess: () => resolve('sent'),
      onError: (error) => {
        // Safe cast: only errors about a response have one.
        const status = (error as Partial<DetailedError>).originalResponse?.getStatus() ?? 0;
        // Some proxies remove the headers of tus from a successful response.
        resolve(status === 0 || isTemporary(status) ? 'cut' : 'refused');
      },
    });
    signal.addEventListener('abort', stop);
    upload.start();
  });
}

/** SHA-256 in hexadecimal; undefined without TLS, where browsers have no `subtle`, and for a file that cannot be read. */
export async function hashOf(content: Blob): Promise<string | undefined> {
  try {
    return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer())));
  } catch {
    return undefined;
  }
}

/** The tus upload URLs by file id, so that a form that is sent again resumes its upload. */
const urls = new Map<string, string>();

interface FormFile {
  file: File;
  /** Gets the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Posts the application, uploads the CV with the ticket in the response, and posts again, which stores the application. */
export async function submitUpload(
  submission: Submission,
  { file, onProgress, signal }: FormFile,
): Promise<SendingOutcome> {
  const stopped = new Promise<SendingOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'stopped' }));
  });
  const cv = { bytes: file.size, sha256: await hashOf(file) };
  const withFile = { ...submission, answers: { ...submission.answers, cv } };
  let hasTicket = false;

  async function ask() {
    const outcome = await sendSubmission(withFile);
    if (outcome.kind === 'fileExpected') {
      hasTicket = true;
      return outcome;
    }
    // An upload that never began fails at once, like a request without a file.
    const isCut = hasTicket && outcome.kind === 'failed' && outcome.advice === undefined;
    return isCut ? null : { result: outcome };
  }

  const uploaded = uploadFile(file, {
    ask,
    urls,
    onProgress: (sent) => onProgress(sent / file.size),
    maxFailures,
    signal,
  });
  const end = await Promise.race([stopped, uploaded]);
  if (end === 'cut') return readErrorResponse(null);
  if (end === 'stopped' || end === 'blocked') return { kind: end };
  return 'result' in end ? end.result : end;
}
