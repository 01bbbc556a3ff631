import { beforeEach, expect, test, vi } from 'vitest';
import type { Dossier } from '#core/acts/dossierRules.ts';
import { uploadFile } from '../../backend/resumableUpload.ts';
import { callDossier } from './dossierClient.ts';
import { isSameFile, keepDraft, readDraft, restoreUploads, startUpload, stopUpload } from './uploads.ts';

const kept = vi.hoisted(() => new Map<string, object>());
const tab = vi.hoisted(() => ({ leave: () => {} }));
vi.mock('./keptUploads.ts', () => ({ keptUploads: kept, readKeptUploads: async () => [...kept] }));
vi.mock('../../backend/resumableUpload.ts', () => ({
  uploadFile: vi.fn<() => void>(),
  hashOf: async () => undefined,
}));
vi.mock('./dossierClient.ts', () => ({
  callDossier: vi.fn<() => void>(),
  refresh: () => {},
  onLeave: (leave: () => void) => (tab.leave = leave),
}));

const content = new Blob(['%PDF-%%EOF']);
const upload = { reference: 'ADM-AAAA-AAAA', paper: 'cv', name: 'cv.pdf', content } as const;

/** Opens the dossier. Safe cast: all that is read. */
const open = (papers: object[] = []) =>
  restoreUploads({ reference: upload.reference, papers } as unknown as Dossier);

beforeEach(async () => {
  kept.clear();
  vi.mocked(uploadFile).mockReset();
  await open();
});

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

test('an upload ends when its tab takes the link to another dossier, and stays in the browser', async () => {
  startUpload(upload, 'left');
  await vi.waitUntil(() => vi.mocked(uploadFile).mock.calls.length > 0);
  tab.leave();
  expect(vi.mocked(uploadFile).mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect([...kept.keys()]).toEqual(['left']);
});

test('what is still chosen or made when the visitor leaves or erases is neither sent nor kept', async () => {
  tab.leave();
  startUpload(upload, 'chosen');
  await keepDraft(upload.reference, 'transcripts', [{ jpeg: content, width: 3, height: 4 }]);
  await new Promise((resolve) => setImmediate(resolve));
  expect([...kept.keys()]).toEqual([]);
  expect(uploadFile).not.toHaveBeenCalled();
});

test('photographs stay in the browser when the dossier refuses them, not when they are damaged', async () => {
  const ofDossier = [
    'needsMailedLink',
    'noRoom',
    'dossierFull',
    'tooManyFiles',
    'withdrawn',
    'unknown',
  ] as const;
  for (const code of [...ofDossier, 'damaged'] as const) {
    const end = Promise.resolve({ success: false, code, error: '' } as const);
    vi.mocked(uploadFile).mockReturnValueOnce(end);
    startUpload(upload, code);
    await vi.waitUntil(() => vi.mocked(uploadFile).mock.results.at(-1)?.value === end);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect([...kept.keys()]).toEqual(ofDossier);
});

test('uploads go one after the other, and only what was made in the page stays in the browser', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<'cut'>();
  vi.mocked(uploadFile).mockReturnValueOnce(ended);
  startUpload(upload, 'photographs');
  startUpload({ ...upload, content: new File([content], 'cv.pdf') }, 'chosen');
  await new Promise((resolve) => setImmediate(resolve));
  expect(uploadFile).toHaveBeenCalledOnce();
  end('cut');
  await vi.waitUntil(() => vi.mocked(uploadFile).mock.calls.length === 2);
  const isMade = ([id, upload]: [string, object]) => [id, 'made' in upload];
  expect([...kept].map(isMade)).toEqual([
    ['photographs', true],
    ['chosen', false],
  ]);
});

test('what an earlier tab kept goes on once, for the rest of its day, unless it has arrived', async () => {
  const earlier = { ...upload, savedAt: 7, url: '/earlier', made: content };
  for (const id of ['cut', 'arrived']) kept.set(id, earlier);
  const papers = [{ id: 'arrived', state: 'received' }];
  for (const _ of ['opened', 'opened again']) await open(papers);
  await new Promise((resolve) => setImmediate(resolve));
  expect(vi.mocked(uploadFile).mock.calls.map(([, { url }]) => url)).toEqual(['/earlier']);
  expect([...kept]).toEqual([['cut', expect.objectContaining({ savedAt: 7 })]]);
});

test('photographs that are not sent yet stay with their paper', async () => {
  const pages = [{ jpeg: content, width: 3, height: 4 }];
  await keepDraft(upload.reference, 'transcripts', pages);
  expect(await readDraft(upload.reference, 'transcripts')).toEqual(pages);
  expect(await readDraft(upload.reference, 'identity')).toEqual([]);
});

test('a file without a digest is the same if it has as many bytes', async () => {
  const bytes = content.size;
  expect(await isSameFile(content, { bytes, sha256: 'of the server' })).toBe(true);
  expect(await isSameFile(content, { bytes: bytes + 1, sha256: null })).toBe(false);
});
