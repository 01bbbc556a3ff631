import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const clearFiles = vi.hoisted(() => vi.fn<() => Promise<boolean>>(async () => true));
vi.mock('./fileStore.ts', () => ({ openFileStore: () => ({ clear: clearFiles }) }));

let stored: Map<string, string>;
/** The listener for `pageshow`. */
let showPage: ((event: { persisted: boolean }) => void) | undefined;
const reload = vi.fn<() => void>();

beforeEach(() => {
  stored = new Map();
  reload.mockClear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  });
  const addEventListener = (name: string, listener: typeof showPage) => {
    if (name === 'pageshow') showPage = listener;
  };
  vi.stubGlobal('window', { addEventListener, location: { reload } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Loads the document by a link, by the back button or by a reload. */
async function loadDocument(type: 'navigate' | 'back_forward' | 'reload' = 'navigate') {
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((name) =>
    name === 'navigation' ? [{ type } as PerformanceNavigationTiming] : [],
  );
  vi.resetModules();
  return import('./tabMemory.ts');
}

test('a kept value is recalled, also by the next document, until it is removed', async () => {
  (await loadDocument()).remember('draft', { firstName: 'Hodan' });
  const { recall, remember } = await loadDocument();
  expect(recall('draft')).toEqual({ firstName: 'Hodan' });
  expect(recall('other')).toBeNull();
  remember('draft', null);
  expect(recall('draft')).toBeNull();
  expect(stored.has('draft')).toBe(false);
});

test('what another build wrote and is not JSON counts as nothing', async () => {
  stored.set('draft', '{"firstName": ');
  expect((await loadDocument()).recall('draft')).toBeNull();
});

test('where storage is switched off, a value is kept until the visitor erases it or the document ends', async () => {
  const fail = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const working = sessionStorage;
  vi.stubGlobal('sessionStorage', { getItem: fail, setItem: fail, removeItem: fail, clear: fail });
  const { recall, remember, onErase, eraseVisitorData } = await loadDocument();
  const eraser = vi.fn<() => void>();
  onErase(eraser);
  remember('draft', { firstName: 'Hodan' });
  expect(recall('draft')).toEqual({ firstName: 'Hodan' });
  remember('draft', null);
  expect(recall('draft')).toBeNull();
  remember('draft', { firstName: 'Hodan' });
  eraseVisitorData();
  expect(recall('draft')).toBeNull();
  expect(eraser).toHaveBeenCalledOnce();
  remember('draft', { firstName: 'Hodan' });
  vi.stubGlobal('sessionStorage', working);
  remember('draft', { firstName: 'Ali' });
  expect(recall('draft'), 'the latest value').toEqual({ firstName: 'Ali' });
});

test('erasing empties the storage and the files of dossiers, and calls every part that still has data', async () => {
  const { remember, onErase, eraseVisitorData } = await loadDocument();
  const [kept, gone] = [vi.fn<() => void>(), vi.fn<() => void>()];
  onErase(kept);
  onErase(gone)();
  remember('draft', { firstName: 'Hodan' });
  const erasing = eraseVisitorData();
  expect([kept.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0]);
  expect(JSON.stringify([...stored])).not.toContain('Hodan');
  expect(await erasing, 'the files are gone').toBe(true);
  clearFiles.mockResolvedValueOnce(false);
  expect(await eraseVisitorData(), 'the browser keeps them').toBe(false);
  clearFiles.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  expect(await eraseVisitorData(), 'the code does not load').toBe(false);
});

test.each([
  ['navigate', false],
  ['back_forward', true],
  ['reload', true],
] as const)('after an erasure, a document opened by “%s” is restored: %s', async (type, isRestored) => {
  expect((await loadDocument(type)).isRestoredAfterErasure(), 'before the erasure').toBe(false);
  (await loadDocument()).eraseVisitorData();
  expect((await loadDocument(type)).isRestoredAfterErasure()).toBe(isRestored);
});

test('a document from the back/forward cache is loaded again if the tab was erased meanwhile', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(1);
  const { eraseVisitorData } = await loadDocument();
  showPage?.({ persisted: true });
  expect(reload, 'nothing was erased').not.toHaveBeenCalled();
  eraseVisitorData();
  showPage?.({ persisted: false });
  expect(reload, 'the first show of a document').not.toHaveBeenCalled();
  showPage?.({ persisted: true });
  expect(reload).toHaveBeenCalledOnce();
  await loadDocument();
  showPage?.({ persisted: true });
  expect(reload, 'a document that was opened after the erasure').toHaveBeenCalledOnce();
  eraseVisitorData();
  showPage?.({ persisted: true });
  expect(reload, 'the next erasure').toHaveBeenCalledTimes(2);
});
