/** Uploads by the tus protocol, which resume where the connection dropped. */
import type { DossierReply } from '#core/acts/dossierHandler.ts';
import type { DossierAct } from '#core/acts/dossierProtocol.ts';
import { dossierFunction } from '#core/model/linkedPages.ts';
import { toUuid } from '#core/model/papers.ts';
import type { UploadTicket } from '#core/files/paperFiles.ts';
import { type DetailedError, Upload } from 'tus-js-client';
import { callAct, projectUrl, randomHex, toHex } from './transport.ts';

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

interface UploadOptions {
  /**
   * Announces the file by the act `upload` of the dossier, until the reply has no ticket. Null when no reply comes or the
   * function is busy.
   */
  announce: () => Promise<DossierReply | null>;
  /** The tus upload URL of an earlier attempt, which this one resumes. */
  url: string | undefined;
  onUrl: (url: string) => void;
  onProgress: (sent: number) => void;
  onCut?: () => void;
  maxFailures?: number;
  signal: AbortSignal;
}

/**
 * `cut`: the connection failed too often. `gone`: the file was changed, deleted or taken away. `blocked`: something on the way
 * refuses the bytes. `stopped`: by the visitor.
 */
type UploadFailure = 'stopped' | 'cut' | 'blocked' | 'gone';

/** `refused`: by the function. `noDossier`: the back end has no key for dossiers. */
export type HandInFailure = UploadFailure | 'refused' | 'noDossier';

/**
 * Sends a file and resolves with the last reply. While there is no progress, the pauses between two attempts double; they end
 * when the device is online again.
 */
export async function uploadFile(
  content: Blob,
  { announce, url, onUrl, onProgress, onCut, maxFailures = Infinity, signal }: UploadOptions,
): Promise<DossierReply | UploadFailure> {
  let failures = 0;
  let refusals = 0;
  let sent = 0;
  let sentBefore = 0;
  let uploadUrl = url;

  const ticketOf = (reply: DossierReply) => (reply.success ? reply.ticket : undefined);

  async function attempt(): Promise<DossierReply | 'cut' | 'refused'> {
    const reply = await announce();
    if (!reply || signal.aborted) return 'cut';
    const ticket = ticketOf(reply);
    if (!ticket) return reply;
    const end = await sendBytes(content, ticket, {
      url: uploadUrl,
      onUrl: (found) => {
        uploadUrl = found;
        onUrl(found);
      },
      onProgress: (bytes) => {
        sent = bytes;
        onProgress(bytes);
      },
      onChunk: () => {
        refusals = 0;
      },
      signal,
    });
    if (end !== 'sent') return end;
    const last = await announce();
    return last && !ticketOf(last) ? last : 'cut';
  }

  while (!signal.aborted) {
    const end = await attempt();
    if (typeof end === 'object') return end;
    if (signal.aborted) break;
    // A file that cannot be read ends a request without an answer, like a connection that drops.
    if (!(await isReadable(content))) return 'gone';
    if (end === 'refused') {
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

/** Reads all of it: a damaged card or a cloud may give the beginning alone. */
async function isReadable(content: Blob): Promise<boolean> {
  return content.arrayBuffer().then(
    () => true,
    () => false,
  );
}

function pause(ms: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
    signal.addEventListener('abort', resolve);
  });
}

interface SendingOptions extends Pick<UploadOptions, 'url' | 'onUrl' | 'onProgress' | 'signal'> {
  onChunk: () => void;
}

function sendBytes(
  content: Blob,
  { endpoint, headers, metadata, chunkBytes }: UploadTicket,
  { url, onUrl, onProgress, onChunk, signal }: SendingOptions,
): Promise<'sent' | 'cut' | 'refused'> {
  return new Promise((resolve) => {
    const stop = () => {
      void upload.abort();
      resolve('cut');
    };
    let stallTimer = setTimeout(stop, stallTimeoutMs);
    const upload = new Upload(content, {
      endpoint: new URL(endpoint, projectUrl()).href,
      uploadUrl: url ?? null,
      headers,
      metadata,
      chunkSize: chunkBytes,
      // No retry by the library: the next attempt has a new ticket.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        if (upload.url) onUrl(upload.url);
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

interface HandInOptions {
  /** Gets the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

type HandInEnd = 'received' | { cause: HandInFailure; advice?: string };

/** Hands in the CV of a stored application, as its dossier's page does. Goes on with an earlier attempt of this file. */
export function handInCv(file: File, secret: string, options: HandInOptions): Promise<HandInEnd> {
  return stoppable(options.signal, { cause: 'stopped' }, sendCv(file, secret, options));
}

/** Resolves with `end` as soon as `signal` aborts, else like the promise, which may wait for a server that is silent. */
export function stoppable<Value, End>(
  signal: AbortSignal,
  end: End,
  promise: Promise<Value>,
): Promise<Value | End> {
  const stopped = new Promise<End>((resolve) => {
    if (signal.aborted) resolve(end);
    signal.addEventListener('abort', () => resolve(end));
  });
  return Promise.race([stopped, promise]);
}

async function sendCv(file: File, secret: string, { onProgress, signal }: HandInOptions): Promise<HandInEnd> {
  const call = (act: DossierAct) => callAct<DossierReply>(dossierFunction, { ...act, secret });
  const sha256 = await hashOf(file);
  const shown = await call({ act: 'show' });
  const papers = shown?.success ? (shown.dossier?.papers ?? []) : [];
  const same = papers.find((one) => one.state !== 'replaced' && one.sha256 === sha256);
  if (same?.state === 'received') return 'received';
  const id = same?.id ?? toUuid(randomHex());
  const end = await uploadFile(file, {
    announce: () => call({ act: 'upload', file: id, paper: 'cv', bytes: file.size, sha256 }),
    url: urls.get(id),
    onUrl: (url) => urls.set(id, url),
    onProgress: (sent) => onProgress(sent / file.size),
    maxFailures,
    signal,
  });
  if (typeof end === 'string') return { cause: end };
  return end.success ? 'received' : { cause: 'refused', advice: end.error };
}
