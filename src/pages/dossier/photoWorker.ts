/** Calls the worker that makes PDFs of photographs (`photoPages.worker.ts`). */
// oxlint-disable-next-line import/default -- Vite gives the address of the worker's file
import workerUrl from './photoPages.worker.ts?worker&url';
import type { PhotoPage, WorkerReply, WorkerTask } from './photoPages.worker.ts';

let worker: Worker | undefined;
let calls = 0;
const pending = new Map<number, (made: WorkerReply['made']) => void>();

/** Resolves with the page of a photograph; null if the browser cannot decode it or the worker does not load. */
export function makePhotoPage(photo: Blob, quarterTurns: number): Promise<PhotoPage | null> {
  return call({ photo, quarterTurns }) as Promise<PhotoPage | null>; // the worker makes a page of a photograph
}

/** Resolves with the PDF of the pages; null if the worker fails. */
export function makePdf(pages: readonly PhotoPage[]): Promise<Blob | null> {
  return call({ pages }) as Promise<Blob | null>; // the worker makes a PDF of pages
}

function call(task: WorkerTask): Promise<WorkerReply['made']> {
  return new Promise((resolve) => {
    const id = ++calls;
    pending.set(id, resolve);
    try {
      worker ??= startWorker();
      worker.postMessage({ ...task, id });
    } catch {
      failPending();
    }
  });
}

function startWorker(): Worker {
  const started = new Worker(trustedWorkerUrl());
  started.addEventListener('message', ({ data: { id, made } }: MessageEvent<WorkerReply>) => {
    pending.get(id)?.(made);
    pending.delete(id);
  });
  started.addEventListener('error', failPending);
  return started;
}

/** Resolves the calls of a worker that did not load or crashed with null. The next call starts another worker. */
function failPending(): void {
  worker?.terminate();
  worker = undefined;
  for (const resolve of pending.values()) resolve(null);
  pending.clear();
}

let trustedUrl: string | undefined;

/** The content policy of this page allows the Trusted Types policy `photo-worker` (`src/build/contentPolicy.ts`). */
function trustedWorkerUrl(): string {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: Record<string, () => string>,
      ) => { createScriptURL: (url: string) => string };
    };
  };
  trustedUrl ??=
    trustedTypes?.createPolicy('photo-worker', { createScriptURL: () => workerUrl }).createScriptURL('') ??
    workerUrl;
  return trustedUrl;
}
