import { afterEach, expect, test, vi } from 'vitest';
import * as features from './features.ts';
import { openFileStore } from './fileStore.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['missing', {}],
  [
    'refused',
    {
      sessionStorage: { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse },
      navigator: { share: refuse, clipboard: { writeText: refuse } },
      indexedDB: { open: refuse },
      Worker: refuse,
    },
  ],
] as const)('a feature that is %s is reported so, without an error', async (_, globals) => {
  for (const name of ['sessionStorage', 'indexedDB', 'Worker']) vi.stubGlobal(name, undefined);
  vi.stubGlobal('navigator', {});
  for (const [name, stub] of Object.entries(globals)) vi.stubGlobal(name, stub);
  expect(features.tabStorage.get('draft')).toBeNull();
  expect(features.tabStorage.set('draft', '{}')).toBe(false);
  features.tabStorage.clear();
  expect(features.seemsOffline()).toBe(false);
  expect(await features.mayHaveDatabase()).toBe(true);
  expect(features.startWorker('/worker.js')).toBeNull();
  expect(await features.copyText('ADM')).toBe(false);
  expect(features.openShareMenu({ text: 'ADM' })).toBe(false);
  const store = openFileStore<string>();
  await store.set('file', 'text');
  expect(await store.entries()).toEqual([]);
  await store.delete('file');
  await store.clear();
});

test('a database that never answers is given up after five seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const entries = openFileStore().entries();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await entries).toEqual([]);
});

test('a wait for something optional ends with its value, its failure or the time', async () => {
  vi.useFakeTimers();
  expect(await features.within(10, Promise.resolve('value'))).toBe('value');
  expect(await features.within(10, Promise.reject(new Error('refused')))).toBeUndefined();
  const waiting = features.within(10, new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(10);
  expect(await waiting).toBeUndefined();
  expect(vi.getTimerCount(), 'no timer is left').toBe(0);
});
