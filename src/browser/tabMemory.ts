import { documentEntry, mayHaveDatabase, tabStorage, within } from './features.ts';

/** Values that session storage does not take, because it is full or switched off. They last until a reload. */
const unstored = new Map<string, string>();

/** Reads what `remember` kept, perhaps in an earlier build. Null when the key is missing or the value is not JSON. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(unstored.get(key) ?? tabStorage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value in the tab; null removes it. Returns false if it lasts only until a reload. */
export function remember(key: string, value: object | null): boolean {
  unstored.delete(key);
  const text = value && JSON.stringify(value);
  const isStored = tabStorage.set(key, text);
  if (!isStored) unstored.set(key, text ?? 'null');
  return isStored;
}

const erasedKey = 'erased';
const erasers = new Set<() => void>();

/** Registers a function that `eraseVisitorData` calls. Returns a function that unregisters it. */
export function onErase(erase: () => void): () => void {
  erasers.add(erase);
  return () => erasers.delete(erase);
}

/**
 * Erases the data of the tab at once, then the photographs for a dossier. Resolves with false if some may be left, which a
 * visit a day later removes.
 */
export async function eraseVisitorData(): Promise<boolean> {
  for (const erase of erasers) erase();
  unstored.clear();
  tabStorage.clear();
  remember(erasedKey, { at: Date.now() });
  return (await within(10_000, eraseFiles())) ?? false;
}

/** Those that the page of a dossier keeps, which may not be this page. Rejects without a connection. */
async function eraseFiles(): Promise<boolean> {
  return !(await mayHaveDatabase()) || (await import('./fileStore.ts')).openFileStore().clear();
}

/** After Back or a reload, the browser fills the controls with the answers that the previous visitor erased. */
export function isRestoredAfterErasure(): boolean {
  return recall(erasedKey) !== null && documentEntry()?.type !== 'navigate';
}

if (typeof window !== 'undefined') {
  const erasedBefore = JSON.stringify(recall(erasedKey));
  // A document from the back/forward cache still shows the erased answers.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && JSON.stringify(recall(erasedKey)) !== erasedBefore) window.location.reload();
  });
}
