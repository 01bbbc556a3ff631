/** Loaded into a server (`--import`): on SIGUSR2 it writes the longest turn of its event loop since the last time. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const histogram = monitorEventLoopDelay({ resolution: 1 });
histogram.enable();
let count = 0;
process.on('SIGUSR2', () => {
  count += 1;
  process.stderr.write(`turn ${count}: ${(histogram.max / 1e6).toFixed(1)} ms\n`);
  histogram.reset();
});
