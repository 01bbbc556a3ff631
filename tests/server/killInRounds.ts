import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { createServerHome } from '../support/serverHome.ts';

/** Seed of the random number of acknowledgements before each kill. Repeat a run: `FAULT_SEED=… npm run test:faults`. */
const seed = Number(process.env.FAULT_SEED ?? Math.trunc(Math.random() * 2 ** 31));

interface Kills {
  home: ReturnType<typeof createServerHome>;
  rounds: number;
  most: number;
  settings?: Record<string, string>;
  onStart?: () => void;
}

/**
 * In each round starts a server and lets four senders repeat `send`, each time with a new email address, until the sum of
 * acknowledgements has grown by more than a random number between 1 and `most`; then kills the server.
 */
export async function killInRounds(
  { home, rounds, most, settings = {}, onStart }: Kills,
  acknowledged: () => number,
  send: (url: string, email: string) => Promise<void>,
): Promise<void> {
  console.info(`kill: FAULT_SEED=${seed}`);
  const moments = fc.sample(fc.noBias(fc.integer({ min: 1, max: most })), { seed, numRuns: rounds });
  for (const [round, moment] of moments.entries()) {
    const server = home.start(settings);
    const url = await server.ready();
    onStart?.();
    const alive = { now: true };
    const working = [1, 2, 3, 4].map(async (sender) => {
      for (let count = 0; alive.now; count += 1) await send(url, `r${round}s${sender}n${count}@example.dj`);
    });
    const target = acknowledged() + moment;
    await expect.poll(acknowledged, { interval: 1 }).toBeGreaterThan(target);
    await server.stop('SIGKILL');
    alive.now = false;
    await Promise.all(working);
  }
}
