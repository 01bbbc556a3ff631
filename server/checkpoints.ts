import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Brings what is committed from the write-ahead log into the data file, again and again, in a thread of its own: copying
 * and flushing both takes longer than a visitor should wait. The returned function ends it.
 */
export function startCheckpoints(databasePath: string): () => Promise<void> {
  const thread = new Worker(join(import.meta.dirname, 'checkpointThread.ts'), { workerData: databasePath });
  const ended = new Promise((resolve) => thread.once('exit', resolve));
  // Without it the log is brought in by the server itself, once it is long: slower, and nothing is lost.
  thread.on('error', () => {});
  thread.unref();
  return async () => {
    thread.ref();
    thread.postMessage('end');
    await ended;
  };
}
