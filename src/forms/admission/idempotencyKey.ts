const storageKey = 'admission:attempt';

/**
 * The idempotency key of a request: the same for the same content, made before the first try and kept for its retries,
 * across a reload too. An unclear ending (a lost answer, a closed tab) can then be retried without doubling the request.
 */
export function idempotencyKeyFor(payload: object): string {
  const content = JSON.stringify(payload);
  const kept = readAttempt();
  if (kept?.content === content) return kept.key;
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  writeAttempt({ key, content });
  return key;
}

/** Forgets the key once its request was acknowledged: the next one is another, even if it says the same. */
export function forgetIdempotencyKey(): void {
  current = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept there either.
  }
}

interface Attempt {
  key: string;
  content: string;
}

let current: Attempt | null = null;

function readAttempt(): Attempt | null {
  try {
    return current ?? JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return current;
  }
}

function writeAttempt(attempt: Attempt): void {
  current = attempt;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempt));
  } catch {
    // Storage switched off: the key lives as long as the page.
  }
}
