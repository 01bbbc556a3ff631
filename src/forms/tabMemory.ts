/**
 * Reads a JSON value from session storage. An earlier build may have written it. Returns null when the key is missing,
 * the value is not JSON, or storage is switched off.
 */
export function recall(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes a value to session storage as JSON; null removes it. Does nothing when storage is full or switched off. */
export function remember(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or switched off.
  }
}

const erasedKey = 'erased';
const erasers = new Set<() => void>();

/** Registers a function that deletes a part of the visitor's data. Returns a function that unregisters it. */
export function onErase(erase: () => void): () => void {
  erasers.add(erase);
  return () => erasers.delete(erase);
}

/** Deletes the visitor's data: calls every function registered with `onErase` and clears session storage. */
export function eraseTab(): void {
  for (const erase of erasers) erase();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is switched off.
  }
  remember(erasedKey, { at: Date.now() });
}

/**
 * Whether the tab was erased and the browser has gone back to this document or reloaded it. The browser then fills the
 * controls with the answers of the previous visitor.
 */
export function isRestoredAfterErasure(): boolean {
  // Safe cast: the type `navigation` has one entry.
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
