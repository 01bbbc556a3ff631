import { type RequestKind, kindFacts } from '../questions/requestKinds.ts';

/** Omits 0 O, 1 I L, 2 Z, 5 S, 8 B and U V, which people confuse when they read or copy a reference. */
const referenceAlphabet = '34679ACDEFGHJKMNPQRTWXY';

/**
 * A random reference such as `ADM-XXXX-XXXX`: one of 78 thousand million, so it cannot be guessed. In the unlikely case that
 * another request has it, the store rejects, and a retry gets another one.
 */
export function makeReference(kind: RequestKind): string {
  const { length } = referenceAlphabet;
  const numbers = crypto.getRandomValues(new Uint32Array(8));
  const letters = Array.from(numbers, (number) => referenceAlphabet.charAt(number % length)).join('');
  return `${kindFacts[kind].prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * Reads a reference as people copy it, from “Numéro de dossier : ADM-XXXX-XXXX” to “xxxx xxxx”: a number alone is that of
 * an admission request. Returns `ADM-XXXX-XXXX`, or null for a text of another shape.
 */
export function readReference(copied: string): string | null {
  const prefixes = Object.values(kindFacts).map(({ prefix }) => prefix);
  const number = String.raw`([A-Z\d]{4})[^A-Z\d]*([A-Z\d]{4})(?![A-Z\d])`;
  const text = copied.toUpperCase();
  const withPrefix = new RegExp(`(?:^|[^A-Z])(${prefixes.join('|')})[^A-Z\\d]*${number}`).exec(text);
  const alone = new RegExp(`(?:^|[^A-Z\\d])()${number}[^A-Z\\d]*$`).exec(text);
  const [, prefix = '', one, other] = withPrefix ?? alone ?? [];
  return one === undefined ? null : `${prefix || kindFacts.admission.prefix}-${one}-${other}`;
}
