import { type RequestKind, kindFacts } from '../questions/requestKinds.ts';

// Without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V: what is read aloud or copied by hand stays one reading.
const alphabet = '34679ACDEFGHJKMNPQRTWXY';

/** A reference as somebody copied it, in small letters, in brackets or without its hyphens, as `makeReference` writes it. */
export function spellReference(copied: string): string {
  const signs = copied.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return [signs.slice(0, 3), signs.slice(3, 7), signs.slice(7)].join('-');
}

/** A request's public number, `ADM-XXXX-XXXX`: easy to dictate, one of 78 thousand million, not to be guessed. */
export function makeReference(kind: RequestKind): string {
  const letters: string[] = [];
  while (letters.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // Bytes beyond the last whole multiple would make the first letters likelier.
      if (byte < 256 - (256 % alphabet.length)) letters.push(alphabet.charAt(byte % alphabet.length));
    }
  }
  return `${kindFacts[kind].prefix}-${letters.slice(0, 4).join('')}-${letters.slice(4, 8).join('')}`;
}
