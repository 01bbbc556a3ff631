import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeTestFolder } from '../tests/support/runningTest.ts';
import { createUploadLimits } from './uploadLimits.ts';

const disk = vi.hoisted(() => ({ freeBytes: 0 }));
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  statfs: async () => ({ bavail: disk.freeBytes, bsize: 1 }),
}));

let folder: string;
beforeEach(() => {
  folder = makeTestFolder();
  disk.freeBytes = 1e12;
});

const createLimits = () => createUploadLimits(folder);
describe('the places for uploads', () => {
  /** The network of each upload. */
  let networks: string[];
  beforeEach(() => {
    networks = [];
  });

  /** Starts uploads from one network until one is refused; returns how many started. */
  async function startAll(network: string): Promise<number> {
    for (let count = 0; ; count += 1) {
      networks.push(network);
      const refusal = await createLimits()(networks, network);
      if (!refusal) continue;
      expect(refusal).toBe('uploads');
      networks.pop();
      return count;
    }
  }

  test('twenty networks that take all they can leave places for twenty others', async () => {
    const counts = [];
    for (let network = 1; network <= 20; network += 1) counts.push(await startAll(`attacker ${network}`));
    expect(counts.slice(0, 3)).toEqual([20, 18, 16]);
    for (let network = 1; network <= 20; network += 1) {
      networks.push(`visitor ${network}`);
      expect(await createLimits()(networks, `visitor ${network}`)).toBeUndefined();
    }
  });

  test('are 200, however many networks there are', async () => {
    for (let network = 0; (await startAll(`network ${network}`)) > 0; network += 1);
    expect(networks).toHaveLength(200);
  });
});

test('uploads that would leave too little disk space for requests are refused', async () => {
  disk.freeBytes = 70_000_000;
  expect(await createLimits()(['one', 'two'], 'two')).toBeUndefined();
  expect(await createLimits()(['one', 'two', 'three'], 'three')).toBe('diskFull');
});
