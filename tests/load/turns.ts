/**
 * Loaded into a server (`--import`): on SIGUSR2 it writes the longest turn of its event loop since the last time, and the
 * longest without what it waited for a processor that others had.
 */
import { readFileSync } from 'node:fs';

/** Milliseconds for which the main thread was ready to run and had no processor; 0 where the system does not say. */
function waited(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

let last = { at: performance.now(), waited: waited() };
let longest = 0;
let longestAlone = 0;
setInterval(() => {
  const now = { at: performance.now(), waited: waited() };
  const turn = now.at - last.at;
  longest = Math.max(longest, turn);
  longestAlone = Math.max(longestAlone, turn - (now.waited - last.waited));
  last = now;
}, 1).unref();

let count = 0;
process.on('SIGUSR2', () => {
  count += 1;
  const alone = `${longestAlone.toFixed(1)} without waiting for a processor`;
  process.stderr.write(`turn ${count}: ${longest.toFixed(1)} ms, ${alone}\n`);
  longest = longestAlone = 0;
});
