import { expect, test, vi } from 'vitest';
import { uploadFile } from '../../backend/resumableUpload.ts';
import { callDossier } from './dossierClient.ts';
import { startUpload, stopUpload } from './uploads.ts';

const kept = vi.hoisted(() => new Map<string, object>());
vi.mock('./keptUploads.ts', () => ({ keptUploads: kept }));
vi.mock('../../backend/resumableUpload.ts', () => ({
  uploadFile: vi.fn<() => void>(),
  hashOf: async () => undefined,
}));
vi.mock('./dossierClient.ts', () => ({
  callDossier: vi.fn<() => void>(),
  refresh: () => {},
  onLeave: () => {},
}));

const content = new Blob(['%PDF-%%EOF']);
const upload = { reference: 'ADM-AAAA-AAAA', paper: 'cv', name: 'cv.pdf', content } as const;

test('a stopped upload sends nothing more, is not kept, and its bytes are discarded', async () => {
  startUpload(upload, 'a-file');
  await vi.waitUntil(() => vi.mocked(uploadFile).mock.calls.length > 0);
  const signal = vi.mocked(uploadFile).mock.calls[0]?.[1].signal;
  expect(signal?.aborted).toBe(false);
  expect([...kept.keys()]).toEqual(['a-file']);
  await stopUpload('a-file');
  expect(signal?.aborted).toBe(true);
  expect([...kept.keys()]).toEqual([]);
  expect(callDossier).toHaveBeenCalledWith({ act: 'discard', file: 'a-file' });
});

test('photographs refused until the mailed link is used, or for want of room, stay in the browser', async () => {
  for (const code of ['needsMailedLink', 'noRoom', 'dossierFull', 'withdrawn'] as const) {
    const end = Promise.resolve({ success: false, code, error: '' } as const);
    vi.mocked(uploadFile).mockReturnValueOnce(end);
    startUpload(upload, code);
    await vi.waitUntil(() => vi.mocked(uploadFile).mock.results.at(-1)?.value === end);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect([...kept.keys()]).toEqual(['needsMailedLink', 'noRoom', 'dossierFull']);
});
