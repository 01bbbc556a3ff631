/** Uploads by the tus protocol, which resume where the connection dropped. */
import type { UploadTicket } from '#core/dossier/protocol.ts';
import { seemsOffline } from '../browser/features.ts';
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

interface UploadOptions<Result> {
  /**
   * Asks the function for the ticket of the file, and for the result once all bytes have arrived. Null: the connection
   * dropped, or the function is busy.
   */
  ask: () => Promise<{ ticket: UploadTicket } | { result: Result } | null>;
  /** The tus upload URL of each file, by its id, so that an attempt resumes the upload of the previous one. */
  urls: { get: (file: string) => string | undefined; set: (file: string, url: string) => void };
  onProgress: (sent: number) => void;
  onCut?: () => void;
  maxFailures?: number;
  /** Ends the attempts. */
  signal: AbortSignal;
}

/**
 * Sends a file and resolves with the result. Tries again while the upload is interrupted; resolves with null once it is
 * stopped or fails too often. The pauses between two attempts double while there is no progress, and end when the device is
 * online again.
 */
export async function uploadFile<Result>(
  content: Blob,
  { ask, urls, onProgress, onCut, maxFailures = Infinity, signal }: UploadOptions<Result>,
): Promise<Result | null> {
  let failures = 0;
  let sent = 0;
  let sentBefore = 0;

  async function attempt() {
    const answer = await ask();
    if (!answer || 'result' in answer || signal.aborted) return answer;
    const onSent = (bytes: number) => {
      sent = bytes;
      onProgress(bytes);
    };
    return (await sendBytes(content, answer.ticket, { urls, onProgress: onSent, signal })) ? ask() : null;
  }

  while (!signal.aborted) {
    const answer = await attempt();
    if (answer && 'result' in answer) return answer.result;
    if (signal.aborted) break;
    onCut?.();
    failures = sent > sentBefore ? 1 : failures + 1;
    sentBefore = sent;
    if (failures > maxFailures) break;
    await pause(Math.min(1000 * 2 ** (failures - 1), longestPauseMs), signal);
  }
  return null;
}

/** Resolves after the time, or as soon as the device is online again or the upload is stopped. */
function pause(ms: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
    signal.addEventListener('abort', resolve);
  });
}

/** Sends the bytes that the server does not have yet. Resolves with whether it has them all. */
async function sendBytes(
  content: Blob,
  { file, endpoint, headers, metadata, chunkBytes }: UploadTicket,
  { urls, onProgress, signal }: Pick<UploadOptions<never>, 'urls' | 'onProgress' | 'signal'>,
): Promise<boolean> {
  // Do not import while offline, because Firefox would cache the failure.
  const tus = seemsOffline() ? null : await import('tus-js-client').catch(() => null);
  if (!tus || signal.aborted) return false;
  return new Promise((resolve) => {
    // Stopping an upload that has ended has no effect.
    const stop = () => {
      void upload.abort();
      resolve(false);
    };
    let stallTimer = setTimeout(stop, stallTimeoutMs);
    const upload = new tus.Upload(content, {
      endpoint: new URL(endpoint, projectUrl()).href,
      uploadUrl: urls.get(file) ?? null,
      headers,
      metadata,
      chunkSize: chunkBytes,
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
      onSuccess: () => resolve(true),
      onError: () => resolve(false),
    });
    signal.addEventListener('abort', stop);
    upload.start();
  });
}

/**
 * Returns the SHA-256 of a file in hexadecimal; undefined without TLS, where browsers have no `subtle`, and for a file that
 * the device can no longer read.
 */
export async function hashOf(content: Blob): Promise<string | undefined> {
  try {
    return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer())));
  } catch {
    return undefined;
  }
}

/** The tus upload URLs by the ids of files, so that a form that is sent again resumes its upload. */
const urls = new Map<string, string>();

interface FormFile {
  file: File;
  /** Called with the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Stops the upload; the outcome is then `stopped`. */
  signal: AbortSignal;
}

/**
 * Sends a teacher application with its CV: posts it, uploads the file with the ticket in the response, and posts the same
 * application again, which stores it.
 */
export async function submitUpload(
  submission: Submission,
  { file, onProgress, signal }: FormFile,
): Promise<SendingOutcome> {
  const stopped = new Promise<SendingOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'stopped' }));
  });
  const cv = { bytes: file.size, sha256: await hashOf(file) };
  const withFile = { ...submission, payload: { ...submission.payload, cv } };
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
  return (await Promise.race([stopped, uploaded])) ?? readErrorResponse(null);
}
