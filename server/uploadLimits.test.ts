import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { createUploadLimits } from './uploadLimits.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  folder.remove();
});

const open = (quotaBytes = 1e9, maxBytes = 1_000) =>
  createUploadLimits({
    dataFolder: folder.path,
    filesFolder: join(folder.path, 'files'),
    quotaBytes,
    maxBytes,
  });

/** Starts uploads from one address until one is refused; returns how many started. */
async function startAll(limits: ReturnType<typeof open>, address: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    const started = await limits.takePlace(address).catch(() => undefined);
    if (!started) return count;
  }
}

describe('the places for uploads', () => {
  test.each([
    ['IPv4', (network: number, host: number) => `10.0.${network}.${host}`],
    ['IPv6', (network: number, host: number) => `2001:db8:${network}:${host}`],
  ])('twenty %s networks that take all they can leave places for twenty others', async (_, addressOf) => {
    const limits = open();
    const counts = [];
    for (let network = 1; network <= 20; network += 1) {
      const first = await startAll(limits, addressOf(network, 1));
      expect(await startAll(limits, addressOf(network, 2)), 'of another host of a full network').toBe(0);
      counts.push(first);
    }
    expect(counts.slice(0, 3)).toEqual([20, 18, 16]);
    for (let network = 100; network < 120; network += 1) await limits.takePlace(addressOf(network, 1));
  });

  test('an upload that ends frees its place', async () => {
    const limits = open();
    const release = await limits.takePlace('10.0.255.1');
    for (let network = 0; (await startAll(limits, `10.0.${network}.1`)) > 0; network += 1);
    expect(await limits.refusal()).toBe('uploads');
    release();
    expect(await limits.refusal()).toBeUndefined();
    await limits.takePlace('10.0.254.1');
  });

  test('a refused upload does not take a place', async () => {
    const limits = open(500);
    for (let tries = 0; tries < 201; tries += 1)
      await expect(limits.takePlace('10.0.0.1')).rejects.toThrow('uploadQuota');
  });
});

test('all stored files count for the quota', async () => {
  mkdirSync(join(folder.path, 'files', 'older'), { recursive: true });
  writeFileSync(join(folder.path, 'files', 'a.pdf'), new Uint8Array(500));
  writeFileSync(join(folder.path, 'files', 'older', 'b.pdf'), new Uint8Array(500));
  await open(2_000).takePlace('10.0.0.1');
  const limits = open(1_999);
  await expect(limits.takePlace('10.0.0.1')).rejects.toThrow('uploadQuota');
  expect(await limits.refusal()).toBe('uploadQuota');
});

test('an upload that would leave too little disk space for requests is refused', async () => {
  const limits = open(1e18, 1e17);
  await expect(limits.takePlace('10.0.0.1')).rejects.toThrow('diskFull');
  expect(await limits.refusal()).toBe('diskFull');
});
