import { type RequestKind, kindFacts } from '../questions/requestKinds.ts';

/** Omits 0 O, 1 I L, 2 Z, 5 S, 8 B and U V, which people confuse when they read or copy a reference. */
const referenceAlphabet = '34679ACDEFGHJKMNPQRTWXY';

/**
 * A random reference such as `ADM-XXXX-XXXX`: one of 78 thousand million, so it cannot be guessed. In the unlikely case that
 * another request has it, the store rejects, and a retry gets another one.
 */
export function makeReference(kind: RequestKind): string {
  const { length } = referenceAlphabet;
  const letters: string[] = [];
  while (letters.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // Reject bytes above the last whole multiple of `length`: they would make the first letters more likely.
      if (byte < 256 - (256 % length)) letters.push(referenceAlphabet.charAt(byte % length));
    }
  }
  return `${kindFacts[kind].prefix}-${letters.slice(0, 4).join('')}-${letters.slice(4, 8).join('')}`;
}

/** Normalises a copied reference to `ADM-XXXX-XXXX`: upper case, hyphens in place, other characters removed. */
export function normaliseReference(copied: string): string {
  const characters = copied.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return [characters.slice(0, 3), characters.slice(3, 7), characters.slice(7)].join('-');
}
