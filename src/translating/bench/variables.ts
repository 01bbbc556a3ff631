import { variable } from '../../catalogs/catalog.ts';

/** A variable, or what is left of one. */
const remains = /\{\{[a-zA-Z]+\}\}|\{+[a-zA-Z]*\}*|[a-zA-Z]*\}+/g;

/** Returns a typed text with whole variables only, of those that it may have. Those that it needs and lacks are at its end. */
export function keepVariables(typed: string, needed: readonly string[], allowed: readonly string[]): string {
  const text = typed.replaceAll(remains, (part) => {
    const whole = allowed.find((name) => part.endsWith(name));
    if (whole) return whole;
    const isDamaged =
      /\{.*\}/.test(part) || allowed.some((name) => name.startsWith(part) || name.endsWith(part));
    // Otherwise a brace was typed beside a word: keep the word.
    return isDamaged ? '' : part.replaceAll(/[{}]/g, '');
  });
  const lost = needed.filter((name) => !text.includes(name));
  return lost.length > 0 ? `${text.trimEnd()} ${lost.join(' ')}`.trimStart() : text;
}

/** Moves a variable, or puts it, to a position in the text, and says where it ends. */
export function placeVariable(text: string, name: string, position: number) {
  const before = text.slice(0, position).replaceAll(name, '') + name;
  return { text: before + text.slice(position).replaceAll(name, ''), end: before.length };
}

/** The text after a “{” at the cursor, which brings the next variable there; undefined after other letters. */
export function bringVariable(typed: string, cursor: number, text: string, allowed: readonly string[]) {
  const [before, after] = [typed.slice(0, cursor - 1), typed.slice(cursor)];
  if (typed[cursor - 1] !== '{' || before + after !== text) return undefined;
  const [next] = allowed
    .filter((name) => !before.includes(name))
    .toSorted((one, other) => (after + one).indexOf(one) - (after + other).indexOf(other));
  return next ? placeVariable(text, next, before.length) : undefined;
}

/** Whether nothing is written but variables. */
export function isBlank(text: string): boolean {
  return text.replaceAll(variable, '').trim() === '';
}
