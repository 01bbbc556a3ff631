import { variable } from './catalog.ts';

/** The French rules that a machine can follow. The texts of the specification break them with ' and plain spaces. */
const corrections: readonly [broken: RegExp, replacement: string][] = [
  [/'/g, '’'],
  [/"([^"]*)"/g, '«\u202F$1\u202F»'],
  [/\.\.\./g, '…'],
  [/« ?(?![\u00A0\u202F])/g, '«\u202F'],
  [/ ?(?<![\u00A0\u202F?!])([;?!»])/g, '\u202F$1'],
  // Not the colon of a URL or a time.
  [/ :|(?<![\u00A0\u202F]):(?!\S)/g, '\u202F:'],
  [/(?<=[\d}]) ?%/g, '\u202F%'],
  [/(?<=\d) (?=\d{3}(?!\d))/g, '\u202F'],
  [/(?<=[\d}]) (?=(?:h|min|km|Ko|Mo|€|FDJ|mois|(?:heure|minute|jour|an)s?)(?![\p{L}’]))/gu, '\u00A0'],
  [/ - /g, ' – '],
  [/ {2,}/g, ' '],
  [/oe(?=u|il)/g, 'œ'],
  [/O[eE](?=u|il)/g, 'Œ'],
  [/\bA propos\b/g, 'À propos'],
  [/\bE(?=tat|col|tud|v[eé]nem|tabl|chang)/g, 'É'],
];

/** Returns a French text with its apostrophes, quotation marks and no-break spaces. */
export function setTypography(text: string): string {
  // The specification has this text in English.
  if (text === 'Oops! Page not found') return text;
  // A variable is a word, whose letters no rule concerns.
  const variables = text.match(variable) ?? [];
  const corrected = corrections.reduce(
    (own, [broken, replacement]) => own.replaceAll(broken, replacement),
    text.replaceAll(variable, '{}'),
  );
  return corrected.replaceAll('{}', () => variables.shift() ?? '{}');
}

if (import.meta.main) {
  // Here, because the translators’ bench runs the rules in a browser.
  const { readFileSync, writeFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const file = join(import.meta.dirname, '../../locales/fr.json');
  const json = readFileSync(file, 'utf8');
  // Each text in its place, so that the file keeps its lines. A name has a colon behind it.
  const corrected = json.replaceAll(/("(?:[^"\\\n]|\\.)*")(\s*:)?/g, (all, text: string, colon?: string) =>
    colon ? all : JSON.stringify(setTypography(JSON.parse(text))),
  );
  if (corrected !== json) writeFileSync(file, corrected);
}
