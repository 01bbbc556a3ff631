import { defaultLanguage } from './languages.ts';

/**
 * The texts of a catalog that are French for want of a translation stand between two characters that nobody sees. They
 * travel with the text into whatever is made of it, a page, a mail or structured data; there `lang` takes their place.
 */
const opening = '\u2063';
const closing = '\u2064';

/** A French text that stands in another language's catalog. */
export function markGap(text: string): string {
  return opening + text + closing;
}

/** Whether a text is French, wholly or in a part that was put into it, for want of a translation. */
export function hasGapMarks(text: string): boolean {
  return text.includes(opening);
}

/** The text as it is read. */
export function withoutGapMarks(text: string): string {
  return replaceGapMarks(text, '', '');
}

/** The text with something else in the place of its marks. */
export function replaceGapMarks(text: string, start: string, end: string): string {
  return text.replaceAll(opening, start).replaceAll(closing, end);
}

/**
 * The language of a text: French where it says nothing outside the marks, else `language`. A sentence keeps its own,
 * whatever is inserted into it. Undefined where it has no letter: a number is of no language.
 */
export function languageOfText(text: string, language: string): string | undefined {
  let depth = 0;
  let isFrench = false;
  for (const letter of text) {
    if (letter === opening) depth += 1;
    else if (letter === closing) depth -= 1;
    else if (/\p{L}/u.test(letter)) {
      if (depth === 0) return language;
      isFrench = true;
    }
  }
  return isFrench ? defaultLanguage : undefined;
}
