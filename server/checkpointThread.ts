/** The thread of `checkpoints.ts`. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** Milliseconds between two looks at the log; one that finds nothing new costs nothing. */
const interval = 200;

const database = new DatabaseSync(workerData, { timeout: 0 });
// Passive: waits for nobody, and nobody waits for it.
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');

const timer = setInterval(() => {
  try {
    checkpoint.get();
  } catch {
    // A full disk, or the file in another's hands: what is committed stays in the log until the next time.
  }
}, interval);

parentPort?.once('message', () => {
  clearInterval(timer);
  database.close();
});
