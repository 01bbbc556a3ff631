import { expect } from 'vitest';
import type { createServerHome } from '../support/serverHome.ts';

interface Kills {
  home: ReturnType<typeof createServerHome>;
  rounds: number;
  most: number;
  settings?: Record<string, string>;
  onStart?: () => void;
}

/**
 * In each round starts a server and lets four senders repeat `send`, each time with a new email address, until the sum of
 * acknowledgements has grown by a random number of at most `most`; then kills the server.
 */
export async function killInRounds(
  { home, rounds, most, settings = {}, onStart }: Kills,
  acknowledged: () => number,
  send: (url: string, email: string) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const server = home.start(settings);
    const url = await server.ready();
    onStart?.();
    const alive = { now: true };
    const working = [1, 2, 3, 4].map(async (sender) => {
      for (let count = 0; alive.now; count += 1) await send(url, `r${round}s${sender}n${count}@example.dj`);
    });
    const target = acknowledged() + Math.random() * most;
    await expect.poll(acknowledged, { interval: 1 }).toBeGreaterThan(target);
    await server.stop('SIGKILL');
    alive.now = false;
    await Promise.all(working);
  }
}
