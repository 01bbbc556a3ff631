import { variable } from '../../catalogs/catalog.ts';

/**
 * Returns the text after a change of a field, with every variable whole: one that the change touched goes as a whole, and one
 * that the text needs then stands at its end.
 */
export function keepVariables(before: string, after: string, needed: readonly string[]): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  let from = start;
  let to = before.length - tail;
  for (const { 0: name, index } of before.matchAll(variable)) {
    const end = index + name.length;
    if (index < Math.max(to, from + 1) && index < to + 1 && end > from && (index < from || to > index)) {
      from = Math.min(from, index);
      to = Math.max(to, end);
    }
  }
  const text = before.slice(0, from) + after.slice(start, after.length - tail) + before.slice(to);
  const lost = needed.filter((name) => !text.includes(name));
  return lost.length > 0 ? `${text.trimEnd()} ${lost.join(' ')}`.trimStart() : text;
}

/** Moves a variable, or puts it, to a position in the text. */
export function placeVariable(text: string, name: string, position: number): string {
  const before = text.slice(0, position).replaceAll(name, '');
  return before + name + text.slice(position).replaceAll(name, '');
}

/** Whether nothing is written but variables. */
export function isBlank(text: string): boolean {
  return text.replaceAll(variable, '').trim() === '';
}
