/** The thread of `threadedStore.ts`: one store, which answers the calls that come as messages. */
import { parentPort, workerData } from 'node:worker_threads';
import { StoreUnavailable } from '#core/store/admissionStore.ts';
import { errorClass } from '#core/log.ts';
import { openDatabase } from './dataFolder.ts';
import { createSqliteStore } from './sqliteStore.ts';
import type { StoreAnswer, StoreCall, StoreThreadData } from './threadedStore.ts';

const { dataFolder, limits } = workerData as StoreThreadData; // as `threadedStore.ts` gives it
// The server has looked for damage and brought the file up to date before it started this thread.
const store = createSqliteStore(openDatabase(dataFolder, { asServer: false }), limits);

async function answer({ id, method, args }: StoreCall): Promise<StoreAnswer> {
  try {
    // The caller's types hold that these are the method's own.
    const call = store[method] as (...args: unknown[]) => Promise<unknown>;
    return { id, result: await call(...args) };
  } catch (error) {
    return { id, unavailable: error instanceof StoreUnavailable ? error.message : errorClass(error) };
  }
}

parentPort?.on('message', (call: StoreCall | 'close') => {
  if (call !== 'close') {
    void answer(call).then((said) => parentPort?.postMessage(said));
    return;
  }
  // Closing the last connection brings the write-ahead log into the data file.
  store.close();
  parentPort?.close();
});
