/**
 * The uploads of this tab. They outlive the components, go one after the other, and go on by themselves after the
 * connection drops. IndexedDB keeps what resuming needs after the tab is closed.
 */
import { type PaperName, toUuid } from '#core/model/papers.ts';
import type { DossierReply } from '#core/acts/dossierHandler.ts';
import type { Dossier } from '#core/acts/dossierRules.ts';
import { hashOf, uploadFile } from '../../backend/resumableUpload.ts';
import { randomHex } from '../../backend/transport.ts';
import { shareValue } from '../../ui/sharedValue.ts';
import { callDossier, onLeave, refresh } from './dossierClient.ts';
import { type Draft, type KeptUpload, type Upload, keptUploads, readKeptUploads } from './keptUploads.ts';
import type { PhotoPage } from './photoPdf.ts';

export interface Transfer {
  /** The id of the file, also its key in IndexedDB. */
  id: string;
  paper: PaperName;
  name: string;
  bytes: number;
  /** Bytes that the server has received or that are on their way. */
  sent: number;
  /**
   * `cut`: will try again by itself. `blocked`: something on the way refuses the bytes; the visitor may `retry`. `gone`: the
   * file cannot be read.
   */
  state: 'waiting' | 'sending' | 'cut' | 'blocked' | 'gone' | 'refused';
  controller: AbortController;
  retry: () => void;
  /** A sentence; empty if the function gave no reason. */
  refusal?: string;
  /** The function may take the refused file later. */
  isKept?: boolean;
  /** A PDF of photographs, of which the page has the only copy. */
  isMade: boolean;
}

interface Uploads {
  transfers: readonly Transfer[];
  /** Uploads that an earlier tab of this browser began and did not finish, by file id. */
  keptBefore: Readonly<Record<string, KeptUpload>>;
  /** For the live region. */
  lastEvent?: { paper: PaperName; event: UploadEvent; number: number };
}

type UploadEvent = 'sending' | 'cut' | 'blocked' | 'gone' | 'resumed' | 'received' | 'refused' | 'removed';

const noUploads: Uploads = { transfers: [], keptBefore: {} };
const uploads = shareValue(noUploads, noUploads);
/** The dossier that the tab has open. What was made or chosen before it left another one, or erased it, comes too late. */
let openReference: string | undefined;
let queue = Promise.resolve();

export const useUploads = uploads.use;

const transferOf = (id: string) => uploads.get().transfers.find((one) => one.id === id);

function update(change: Partial<Uploads>): void {
  uploads.set({ ...uploads.get(), ...change });
}

function updateTransfer(id: string, part: Partial<Transfer>): void {
  update({ transfers: uploads.get().transfers.map((one) => (one.id === id ? { ...one, ...part } : one)) });
}

export function report(paper: PaperName, event: UploadEvent): void {
  update({ lastEvent: { paper, event, number: (uploads.get().lastEvent?.number ?? 0) + 1 } });
}

/** `content` is a chosen file, or a PDF made in this page; `id` is that of an unfinished file, whose upload goes on. */
export function startUpload(
  { content, ...upload }: Upload & Partial<KeptUpload> & { content: Blob },
  id = toUuid(randomHex()),
): void {
  const { reference, paper, name } = upload;
  if (reference !== openReference) return;
  const controller = new AbortController();
  function enqueue() {
    updateTransfer(id, { state: 'waiting' });
    report(paper, 'sending');
    queue = queue.then(() => sendFile(id, content, kept, controller.signal)).catch(() => undefined);
  }
  const transfer: Transfer = {
    id,
    paper,
    name,
    bytes: content.size,
    sent: 0,
    state: 'waiting',
    controller,
    isMade: !(content instanceof File),
    retry: enqueue,
  };
  update({ transfers: [...uploads.get().transfers, transfer] });
  // The tus upload URL and the time stay those of an earlier tab.
  const kept = { savedAt: Date.now(), ...uploads.get().keptBefore[id], ...upload };
  if (transfer.isMade) kept.made = content;
  void keptUploads.set(id, kept);
  enqueue();
}

/** The upload disappears from the page, and its bytes from the server and from IndexedDB. */
export async function stopUpload(id: string): Promise<DossierReply | null> {
  transferOf(id)?.controller.abort();
  void keptUploads.delete(id);
  update({ transfers: uploads.get().transfers.filter((one) => one.id !== id) });
  const reply = await callDossier({ act: 'discard', file: id });
  refresh();
  return reply;
}

/** Ends the transfers of files that the dossier lists. */
export function dropReceived({ papers }: Dossier): void {
  const isListed = ({ id }: Transfer) => papers.some((file) => file.id === id && file.state !== 'uploading');
  const { transfers } = uploads.get();
  if (transfers.some(isListed)) update({ transfers: transfers.filter((one) => !isListed(one)) });
}

/** Refusals of the dossier, not of the file: with room, another link or a withdrawal undone, the function takes it. */
const mayTakeLater = ['needsMailedLink', 'noRoom', 'dossierFull', 'tooManyFiles', 'withdrawn', 'unknown'];

/** Resolves when the server has received or refused the file, or `signal` aborts. */
async function sendFile(id: string, content: Blob, kept: KeptUpload, signal: AbortSignal): Promise<void> {
  const { paper, replaces } = kept;
  const sha256 = await hashOf(content);

  async function announce() {
    const announced = { file: id, paper, bytes: content.size, sha256, replaces };
    const reply = await callDossier({ act: 'upload', ...announced });
    if (!reply?.success || !reply.ticket) return reply;
    if (transferOf(id)?.state === 'cut') report(paper, 'resumed');
    updateTransfer(id, { state: 'sending' });
    return reply;
  }

  const end = await uploadFile(content, {
    announce,
    url: kept.url,
    onUrl: (url) => {
      kept.url = url;
      void keptUploads.set(id, kept);
    },
    onProgress: (sent) => updateTransfer(id, { sent, state: 'sending' }),
    onCut: () => {
      updateTransfer(id, { state: 'cut' });
      report(paper, 'cut');
    },
    signal,
  });
  if (signal.aborted) return;
  if (typeof end === 'string') {
    const state = end === 'gone' ? 'gone' : 'blocked';
    updateTransfer(id, { state, refusal: '' });
    report(paper, state);
    return;
  }
  if (end.success) {
    // The transfer stays until the dossier lists the file (`dropReceived`), or its row would say that nothing has come.
    void keptUploads.delete(id);
    updateTransfer(id, { sent: content.size });
    report(paper, 'received');
    refresh();
  } else {
    const isKept = mayTakeLater.includes(end.code);
    if (!isKept) void keptUploads.delete(id);
    updateTransfer(id, { state: 'refused', refusal: end.error, isKept });
    report(paper, 'refused');
  }
}

/** Whether a chosen file is the one whose upload was interrupted. */
export async function isSameFile(
  content: Blob,
  { bytes, sha256 }: { bytes: number; sha256: string | null },
): Promise<boolean> {
  if (content.size !== bytes) return false;
  const hash = await hashOf(content);
  return !hash || !sha256 || hash === sha256;
}

/** Resumes a closed tab's uploads of photographs, and brings back the names of its other files. */
export async function restoreUploads({ reference, papers }: Dossier): Promise<void> {
  openReference = reference;
  const keptBefore: Record<string, KeptUpload> = {};
  for (const [id, kept] of await readKeptUploads()) {
    const state = papers.find((file) => file.id === id)?.state ?? 'uploading';
    if (state !== 'uploading') void keptUploads.delete(id);
    else if ('pages' in kept || kept.reference !== reference || transferOf(id)) continue;
    else if (kept.made) startUpload({ ...kept, content: kept.made }, id);
    else keptBefore[id] = kept;
  }
  update({ keptBefore });
}

const draftPrefix = 'draft:';

/**
 * Keeps photographs that are not a PDF yet: a phone may close the tab while its camera is open. Resolves with false if the
 * browser does not keep them.
 */
export async function keepDraft(
  reference: string,
  paper: PaperName,
  pages: readonly PhotoPage[],
): Promise<boolean> {
  if (reference !== openReference) return true;
  const key = `${draftPrefix}${reference}:${paper}`;
  const draft: Draft = { pages, savedAt: Date.now() };
  if (pages.length > 0) return keptUploads.set(key, draft);
  await keptUploads.delete(key);
  return true;
}

export async function readDraft(reference: string, paper: PaperName): Promise<readonly PhotoPage[]> {
  const kept = new Map(await readKeptUploads());
  const draft = kept.get(`${draftPrefix}${reference}:${paper}`);
  return draft && 'pages' in draft ? draft.pages : [];
}

// An upload would go on with the next link, into another dossier. An erasure leaves too.
onLeave(() => {
  openReference = undefined;
  for (const { controller } of uploads.get().transfers) controller.abort();
  uploads.set(noUploads);
});
