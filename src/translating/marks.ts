/**
 * Invisible marks around each text of a catalog and around its variables. A copy of the site is built from marked texts, so
 * that every text that is shown says from which key it comes, and what its values are, also where several keys make one sentence.
 */
import { type Catalog, flatten, mapTexts, variable } from '../catalogs/catalog.ts';

/** Unicode’s tag characters: invisible, without width, and no place for a line to end. */
const opening = '\u{E0001}';
const closing = '\u{E007F}';
const firstDigit = 0xe0030;

/** Matches the opening mark of a text, with its number, or of a variable, without, or a closing one. */
export const markPattern = String.raw`\u{E0001}([\u{E0030}-\u{E0039}]*)|\u{E007F}`;

/** A mark has the index of its text in `flatten`. Leaves out what the server writes into its log, which other programs read. */
export function markTexts(catalog: Catalog): Catalog {
  const paths = [...flatten(catalog).keys()];
  return mapTexts(catalog, (text, path) => {
    if (path.startsWith('server.')) return text;
    const marked = text.replaceAll(variable, `${opening}$&${closing}`);
    const index = String(paths.indexOf(path));
    const number = index.replaceAll(/./g, (digit) => String.fromCodePoint(firstDigit + Number(digit)));
    return opening + number + marked + closing;
  });
}

/** The index of a text by the digits of its mark. */
export function numberOf(digits: string): number {
  return Number([...digits].map((digit) => (digit.codePointAt(0) ?? 0) - firstDigit).join(''));
}
