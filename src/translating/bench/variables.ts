import { variable } from '../../catalogs/catalog.ts';

/** A variable, or what is left of one. */
const remains = /\{\{[a-zA-Z]+\}\}|\{+[a-zA-Z]*\}*|[a-zA-Z]*\}+/g;

/** Returns a typed text with whole variables only, of those that it may have. Those that it needs and lacks are at its end. */
export function keepVariables(typed: string, needed: readonly string[], allowed: readonly string[]): string {
  const text = typed.replaceAll(remains, (part) => allowed.find((name) => part.endsWith(name)) ?? '');
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
