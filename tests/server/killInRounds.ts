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
}

/**
 * In each round starts a server and lets `senders` work until their sum of acknowledgements has grown by more than a
 * random number between 1 and `most`; then kills the server.
 */
export async function killInRounds(
  { home, rounds, most, settings = {} }: Kills,
  acknowledged: () => number,
  senders: (url: string, round: number, alive: { now: boolean }) => Promise<void>[],
): Promise<void> {
  console.info(`kill: FAULT_SEED=${seed}`);
  const moments = fc.sample(fc.noBias(fc.integer({ min: 1, max: most })), { seed, numRuns: rounds });
  for (const [round, moment] of moments.entries()) {
    const server = home.start(settings);
    const alive = { now: true };
    const working = senders(await server.ready(), round, alive);
    const target = acknowledged() + moment;
    await expect.poll(acknowledged, { interval: 1 }).toBeGreaterThan(target);
    await server.stop('SIGKILL');
    alive.now = false;
    await Promise.all(working);
  }
}
