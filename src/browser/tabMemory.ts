import { tabStorage } from './features.ts';

/** The values that session storage does not take, as JSON, because it is full or switched off. They last until a reload. */
const unstored = new Map<string, string>();

/**
 * Reads a JSON value that `remember` kept, perhaps in an earlier build. Returns null when the key is missing or the value is
 * not JSON.
 */
export function recall(key: string): unknown {
  try {
    return JSON.parse(unstored.get(key) ?? tabStorage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Keeps a value in the tab; null removes it. Returns whether session storage keeps it; else it lasts until a reload.
 */
export function remember(key: string, value: object | null): boolean {
  unstored.delete(key);
  const text = value && JSON.stringify(value);
  const isStored = tabStorage.set(key, text);
  if (!isStored) unstored.set(key, text ?? 'null');
  return isStored;
}

const erasedKey = 'erased';
const erasers = new Set<() => void>();

/** Registers a function that deletes a part of the visitor's data. Returns a function that unregisters it. */
export function onErase(erase: () => void): () => void {
  erasers.add(erase);
  return () => erasers.delete(erase);
}

/** Deletes the visitor's data: calls every function registered with `onErase` and clears session storage. */
export function eraseVisitorData(): void {
  for (const erase of erasers) erase();
  unstored.clear();
  tabStorage.clear();
  remember(erasedKey, { at: Date.now() });
}

/**
 * Whether the answers in the tab were erased and the browser has gone back to this document or reloaded it. The browser
 * then fills the controls with the answers of the previous visitor.
 */
export function isRestoredAfterErasure(): boolean {
  // Safe cast: the interface of entries of type `navigation`.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return recall(erasedKey) !== null && entry?.type !== 'navigate';
}

if (typeof window !== 'undefined') {
  const erasedBefore = JSON.stringify(recall(erasedKey));
  // A document from the back/forward cache still shows the erased answers.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && JSON.stringify(recall(erasedKey)) !== erasedBefore) window.location.reload();
  });
}
