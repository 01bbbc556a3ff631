/**
 * The uploads of this tab. They outlive the components, go one after the other, and go on by themselves when the link
 * drops. IndexedDB keeps what a closed tab needs to go on: the address of the upload, and a PDF made of photographs.
 */
import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { type PaperName, dossierLimits } from '#core/dossier/papers.ts';
import type { Dossier } from '#core/dossier/protocol.ts';
import { hashOf, retryWhileCut, sendBytes } from '../../forms/resumableUpload.ts';
import { onErase } from '../../forms/tabMemory.ts';
import { callDossier } from './dossierClient.ts';
import type { PhotoPage } from './photoPages.worker.ts';

export interface Sending {
  /** The key of what is kept in IndexedDB. */
  key: string;
  paper: PaperName;
  name: string;
  bytes: number;
  /** Bytes that the server has, or is being sent. */
  sent: number;
  /** `cut`: the link dropped; the upload tries again by itself. */
  state: 'waiting' | 'sending' | 'cut' | 'refused';
  /** Why the function refused the file, in a sentence; empty if it gave none. */
  refusal?: string;
  /** The file's id on the server, once it has one. */
  file?: string | undefined;
}

interface Upload {
  reference: string;
  paper: PaperName;
  name: string;
  /** The received file that this one replaces. */
  replaces?: string | undefined;
}

interface KeptUpload extends Upload {
  savedAt: number;
  /** The server's id of the file, and the tus address of its bytes. */
  file?: string | undefined;
  url?: string | undefined;
  /** A PDF made of photographs. Of a chosen file the visitor has the original. */
  made?: Blob;
}

interface NewUpload extends Upload {
  /** A chosen file, or a PDF that was made in this page. */
  content: Blob;
  /** The unfinished file that this one continues. */
  resumes?: string | undefined;
}

interface Uploads {
  sendings: readonly Sending[];
  /** The names of unfinished files whose upload began in this browser, by the server's id. */
  names: Readonly<Record<string, string>>;
  /** Goes up with each change of the files on the server. */
  changes: number;
  /** What happened last, to be announced. */
  news?: { paper: PaperName; event: 'sending' | 'cut' | 'resumed' | 'received' | 'refused' };
}

const keptForMs = dossierLimits.unfinishedHours * 60 * 60 * 1000;

// Opened at the first use. Every use may fail where the browser has no IndexedDB; uploads then only miss a closed tab.
const store = createStore('dossier', 'uploads');
const ignore = () => undefined;

const nothing: Uploads = { sendings: [], names: {}, changes: 0 };
let uploads = nothing;
const listeners = new Set<() => void>();
const stops = new Map<string, AbortController>();
let queue = Promise.resolve();

export function useUploads(): Uploads {
  return useSyncExternalStore(
    subscribe,
    () => uploads,
    () => nothing,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(change: Partial<Uploads>): void {
  uploads = { ...uploads, ...change };
  for (const listener of listeners) listener();
}

function change(key: string, part: Partial<Sending>): void {
  update({ sendings: uploads.sendings.map((one) => (one.key === key ? { ...one, ...part } : one)) });
}

/** Starts an upload after those before it. `key` is that of a kept upload. */
export function startUpload(
  upload: NewUpload,
  key: string = crypto.getRandomValues(new Uint32Array(4)).join('-'),
): void {
  const { paper, name, content, resumes: file } = upload;
  const stop = new AbortController();
  stops.set(key, stop);
  const sending: Sending = { key, paper, name, bytes: content.size, sent: 0, state: 'waiting', file };
  update({ sendings: [...uploads.sendings, sending], news: { paper, event: 'sending' } });
  const kept = keep(key, upload);
  queue = queue.then(() => kept).then((known) => send(key, upload, known, stop.signal).catch(ignore));
}

/** Keeps an upload in IndexedDB, with what is kept of the one that it continues. */
async function keep(key: string, newUpload: NewUpload): Promise<KeptUpload> {
  const { content, resumes: file, ...upload } = newUpload;
  const known = file ? (await keptUploads()).find(([, kept]) => kept.file === file)?.[1] : undefined;
  const { savedAt = Date.now(), url } = known ?? {};
  const isMade = !(content instanceof File);
  const kept: KeptUpload = { ...upload, savedAt, file, url, ...(isMade && { made: content }) };
  await set(key, kept, store).catch(ignore);
  return kept;
}

/** Returns the uploads with their keys. Removes what is older than a day, of whichever visitor. */
async function keptUploads(): Promise<[string, KeptUpload][]> {
  const all = await entries<string, KeptUpload>(store).catch(() => []);
  const isOutdated = ([, { savedAt }]: (typeof all)[number]) => Date.now() - savedAt > keptForMs;
  for (const [key] of all.filter(isOutdated)) void del(key, store).catch(ignore);
  return all.filter((one) => !isOutdated(one) && !one[0].startsWith(draftPrefix));
}

/** Ends an upload: it disappears from the page, and its bytes from the server and from IndexedDB. */
export async function stopUpload({ key, file }: Pick<Sending, 'key' | 'file'>): Promise<void> {
  stops.get(key)?.abort();
  forget(key);
  if (!file) return;
  await callDossier({ act: 'discard', file });
  update({ changes: uploads.changes + 1 });
}

function forget(key: string): void {
  stops.delete(key);
  void del(key, store).catch(ignore);
  update({ sendings: uploads.sendings.filter((one) => one.key !== key) });
}

/** Sends a file until the school has received or refused it, or until it is stopped. */
async function send(key: string, upload: NewUpload, kept: KeptUpload, signal: AbortSignal): Promise<void> {
  const { paper, content, replaces } = upload;
  const sha256 = await hashOf(content);
  let areBytesSent = false;
  if (signal.aborted) return;
  const result = await retryWhileCut(attempt, {
    signal,
    sent: () => uploads.sendings.find((one) => one.key === key)?.sent ?? 0,
    onCut: () => {
      change(key, { state: 'cut' });
      update({ news: { paper, event: 'cut' } });
    },
  });
  if (signal.aborted || result === 'cut') return;
  if (result === 'received') {
    forget(key);
    update({ changes: uploads.changes + 1, news: { paper, event: 'received' } });
  } else {
    void del(key, store).catch(ignore);
    change(key, { state: 'refused', refusal: result.refusal, file: undefined });
    update({ news: { paper, event: 'refused' } });
  }

  async function attempt(): Promise<'received' | 'cut' | { refusal: string }> {
    if (!areBytesSent) {
      const announced = { paper, bytes: content.size, sha256, replaces, resumes: kept.file };
      const reply = await callDossier({ act: 'upload', ...announced });
      if (!reply || signal.aborted) return 'cut';
      if (!reply.success) {
        // The server dropped the unfinished file: it is sent from its first byte.
        if (reply.code === 'unknownFile' && kept.file) {
          Object.assign(kept, { file: undefined, url: undefined });
          return 'cut';
        }
        return isPassing(reply.code) ? 'cut' : { refusal: reply.error };
      }
      const { ticket } = reply;
      if (!ticket) return 'cut';
      kept.file = ticket.file;
      if (uploads.sendings.some((one) => one.key === key && one.state === 'cut'))
        update({ news: { paper, event: 'resumed' } });
      change(key, { file: ticket.file, state: 'sending' });
      await set(key, kept, store).catch(ignore);
      areBytesSent = await sendBytes(content, ticket, {
        url: kept.url,
        onUrl: (url) => {
          kept.url = url;
          void set(key, kept, store).catch(ignore);
        },
        onProgress: (sent) => change(key, { sent, state: 'sending' }),
        signal,
      });
      if (!areBytesSent) return 'cut';
    }
    const reply = await callDossier({ act: 'received', file: kept.file ?? '' });
    if (reply?.success) return 'received';
    if (reply?.code === 'unfinished') areBytesSent = false;
    return !reply || reply.code === 'unfinished' || isPassing(reply.code) ? 'cut' : { refusal: reply.error };
  }
}

function isPassing(code: string): boolean {
  return code === 'rateLimited' || code === 'unavailable';
}

/** Whether a file is the one whose upload was interrupted. */
export async function isSameFile(
  content: Blob,
  { bytes, sha256 }: { bytes: number; sha256: string | null },
): Promise<boolean> {
  if (content.size !== bytes) return false;
  const hash = await hashOf(content);
  return !hash || !sha256 || hash === sha256;
}

/** Goes on with the uploads of a closed tab. */
export async function restoreUploads({ reference, papers }: Dossier): Promise<void> {
  const files = Object.values(papers).flat();
  const names: Record<string, string> = {};
  for (const [key, { made, file, ...upload }] of await keptUploads()) {
    if (upload.reference !== reference || uploads.sendings.some((one) => one.key === key)) continue;
    const known = files.find(({ id }) => id === file);
    if (known && known.state !== 'uploading') void del(key, store).catch(ignore);
    else if (made) startUpload({ ...upload, content: made, resumes: known?.id }, key);
    else if (known) names[known.id] = upload.name;
  }
  update({ names });
}

const draftPrefix = 'draft:';

interface Draft {
  pages: readonly PhotoPage[];
  savedAt: number;
}

/** Keeps photographs that are not a PDF yet: a phone may close the tab while its camera is open. */
export async function keepDraft(
  reference: string,
  paper: PaperName,
  pages: readonly PhotoPage[],
): Promise<void> {
  const key = `${draftPrefix}${reference}:${paper}`;
  const draft: Draft = { pages, savedAt: Date.now() };
  await (pages.length > 0 ? set(key, draft, store) : del(key, store)).catch(ignore);
}

export async function readDraft(reference: string, paper: PaperName): Promise<readonly PhotoPage[]> {
  const draft = await get<Draft>(`${draftPrefix}${reference}:${paper}`, store).catch(ignore);
  return draft && Date.now() - draft.savedAt <= keptForMs ? draft.pages : [];
}

onErase(() => {
  for (const stop of stops.values()) stop.abort();
  stops.clear();
  update(nothing);
  void clear(store).catch(ignore);
});
