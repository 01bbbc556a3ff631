/**
 * What the tab keeps under a key, of whatever build wrote it: the session storage is gone with the tab. Null for
 * nothing, for what is no JSON, and where storage is switched off.
 */
export function recall(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value as JSON in the place of the one before, null for none; not where storage is full or switched off. */
export function remember(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Whoever calls has it as long as the page lives.
  }
}
