/** Calls the worker that makes PDFs of photographs (`photoPages.worker.ts`). */
// oxlint-disable-next-line import/default -- Vite gives the address of the worker's file
import workerUrl from './photoPages.worker.ts?worker&url';
import type { PhotoPage, WorkerCall, WorkerTask } from './photoPages.worker.ts';

let worker: Worker | undefined;

/** Resolves with the page of a photograph; null if the browser cannot decode it or the worker does not load. */
export const makePhotoPage = (photo: Blob, quarterTurns: number) => call<PhotoPage>({ photo, quarterTurns });

/** Resolves with the PDF of the pages; null if the worker fails. */
export const makePdf = (pages: readonly PhotoPage[]) => call<Blob>({ pages });

function call<Made>(task: WorkerTask): Promise<Made | null> {
  return new Promise((resolve) => {
    const { port1: made, port2: reply } = new MessageChannel();
    made.addEventListener('message', ({ data }: MessageEvent<Made | null>) => {
      made.close();
      resolve(data);
    });
    made.start();
    // The default Trusted Types policy allows this URL (`src/preHydration.ts`).
    worker ??= new Worker(workerUrl);
    worker.addEventListener('error', () => {
      // It did not load, or crashed. The next call starts another one.
      worker = undefined;
      resolve(null);
    });
    worker.postMessage({ ...task, reply } satisfies WorkerCall, [reply]);
  });
}
