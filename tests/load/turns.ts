/**
 * Loaded into a server with `--import`. On SIGUSR2 it prints the longest turn of the event loop since the last time, the
 * longest without the wait for a processor, and the most processor time of one turn.
 */
import { readFileSync } from 'node:fs';

/** How long the main thread has waited for a processor, in ms; 0 where /proc is missing. */
function waited(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** The processor time of the main thread, in ms. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const now = () => ({ at: performance.now(), waited: waited(), worked: worked() });

let last = now();
const longest = { turn: 0, alone: 0, work: 0 };
setInterval(() => {
  const next = now();
  const turn = next.at - last.at;
  longest.turn = Math.max(longest.turn, turn);
  longest.alone = Math.max(longest.alone, turn - (next.waited - last.waited));
  longest.work = Math.max(longest.work, next.worked - last.worked);
  last = next;
}, 1).unref();

let count = 0;
process.on('SIGUSR2', () => {
  count += 1;
  const { turn, alone, work } = longest;
  process.stderr.write(
    `turn ${count}: ${turn.toFixed(1)} ms, ${alone.toFixed(1)} without waiting for a processor, ${work.toFixed(1)} of work\n`,
  );
  longest.turn = longest.alone = longest.work = 0;
});
