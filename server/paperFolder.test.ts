import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { createPaperFolder, uploadFolder } from './paperFolder.ts';

const minuteMs = 60_000;

test('an announced CV is expected for an hour after the last attempt to send it, then its bytes and its place are freed', async () => {
  const folder = temporaryFolder();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const release = vi.fn<() => void>();
  const papers = createPaperFolder(folder.path, {
    path: '/upload',
    key: () => new Uint8Array(32),
    allowedOrigins: [],
    store: { paperBytes: () => undefined },
    uploads: {
      takePlace: async () => () => {},
      refusal: async () => undefined,
    },
    announcements: { takePlace: async () => release },
    log: () => {},
  });
  const attempt = () => papers.ticket('cv', { bytes: 5_000_000, clientAddress: '192.0.2.1' });
  const begun = join(uploadFolder(folder.path), 'cv');
  mkdirSync(uploadFolder(folder.path), { recursive: true });
  writeFileSync(begun, '%PDF-');
  await attempt();
  vi.advanceTimersByTime(50 * minuteMs);
  await attempt();
  vi.advanceTimersByTime(50 * minuteMs);
  expect(release).not.toHaveBeenCalled();
  vi.advanceTimersByTime(11 * minuteMs);
  vi.useRealTimers();
  expect(release).toHaveBeenCalledOnce();
  await expect.poll(() => existsSync(begun)).toBe(false);
  folder.remove();
});
