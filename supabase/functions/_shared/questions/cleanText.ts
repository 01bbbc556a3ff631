import { toAsciiDigits } from './digits.ts';

/** Characters as a person counts them: code points, so that one letter of a script outside the BMP is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Whether a text is more than signs and digits, in any script. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** The digits of a phone number as 0-9, whatever separators or digits (Arabic-Indic, Persian) were typed. */
export function phoneDigits(phone: string): string {
  return toAsciiDigits(phone).replace(/\D/g, '');
}

// What nobody sees: it forges lines in mails, disguises a text, makes an empty one look filled in.
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
// In a longer text, line breaks have their place, and so has what joins letters or emoji and what sets a mark's side.
const invisibleInText =
  /(?!\n|\t|[\u200C-\u200F]|\u061C|\uFE0E|\uFE0F)[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

// Half of a character, which no UTF-8 can hold. Not by `toWellFormed`: browsers of 2023 do not know it.
const halves = /\p{Surrogate}/gu;

/** A text of several lines without what nobody sees, nor white space around it. */
export function cleanText(text: string): string {
  return text
    .replace(halves, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(invisibleInText, '')
    .normalize('NFC')
    .trim();
}

/** A text as one line, without what nobody sees. */
export function cleanLine(text: string): string {
  return text
    .replace(halves, '\uFFFD')
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();
}

/** The first `length` characters of a text, with “…” when it is longer. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text;
}
