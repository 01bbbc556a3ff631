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
