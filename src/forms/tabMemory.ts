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

/** Adds a function that forgets what a part of the site keeps of the visitor. Returns a function that removes it. */
export function onErase(erase: () => void): () => void {
  erasers.add(erase);
  return () => erasers.delete(erase);
}

/** Forgets the visitor: everything that the parts of the site keep, and all of session storage. */
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
 * Whether the tab was erased and this document is one that the browser went back to or reloaded. It then fills the
 * controls with what the last visitor typed.
 */
export function isRestoredAfterErasure(): boolean {
  // Safe cast: the type `navigation` has one entry.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return recall(erasedKey) !== null && entry?.type !== 'navigate';
}

if (typeof window !== 'undefined') {
  const erasedBefore = JSON.stringify(recall(erasedKey));
  // A document that the browser kept in memory for Back has the answers of then.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && JSON.stringify(recall(erasedKey)) !== erasedBefore) window.location.reload();
  });
}
