/**
 * Reads a JSON value from session storage, as this or an earlier build wrote it. Null when there is none, when it is no
 * JSON, and when storage is switched off.
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
    // The caller still has the value in memory.
  }
}
