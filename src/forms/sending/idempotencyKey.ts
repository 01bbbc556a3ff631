import type { RequestKind } from '#core/questions/requestKinds.ts';
import { recall, remember } from '../tabMemory.ts';

const storageKey = (kind: RequestKind) => `${kind}:attempt`;

/**
 * The idempotency key of a request: the same for the same content, made before the first try and kept for its retries,
 * across a reload too. An unclear ending (a lost answer, a closed tab) can then be retried without doubling the request.
 */
export function idempotencyKeyFor(kind: RequestKind, payload: object): string {
  const content = JSON.stringify(payload);
  const kept = readAttempt(kind);
  if (kept?.content === content) return kept.key;
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  writeAttempt(kind, { key, content });
  return key;
}

/** Forgets the key once its request was acknowledged: the next one is another, even if it says the same. */
export function forgetIdempotencyKey(kind: RequestKind): void {
  current.delete(kind);
  remember(storageKey(kind), null);
}

interface Attempt {
  key: string;
  content: string;
}

const current = new Map<RequestKind, Attempt>();

function readAttempt(kind: RequestKind): Attempt | null {
  return current.get(kind) ?? (recall(storageKey(kind)) as Attempt | null); // as `writeAttempt` wrote it
}

function writeAttempt(kind: RequestKind, attempt: Attempt): void {
  current.set(kind, attempt);
  remember(storageKey(kind), attempt);
}
