/** Replaces Arabic-Indic and Persian digits by 0-9. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Code points: a surrogate pair counts as one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

export function phoneDigits(phone: string): string {
  return toAsciiDigits(phone).replace(/\D/g, '');
}

export function withNoBreakSpaces(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** The first characters that are neither digits nor separators; empty without any. */
export function strayCharacters(phone: string): string {
  const number = toAsciiDigits(cleanLine(phone)).replace(/^\(?\+/, '');
  return /[^\d\s()./\p{Pd}]+/u.exec(number)?.[0] ?? '';
}

/** Whether a text has several phone numbers of at least `min` digits, with words or signs between them. */
export function hasSeveralPhones(text: string, min: number): boolean {
  return text.split(/[\p{L},;/]+/u).filter((part) => phoneDigits(part).length >= min).length > 1;
}

/** A phone number to dial, without the zero that “+33 (0)6” shows for calls inside the country, and with the plus of 253. */
export function dialledNumber(phone: string): string {
  const number = phone.replace(/^([^(]*(?:\+|00)[^(]*)\(0\)/, '$1').replaceAll(/[^+\d]/g, '');
  return number.replace(/^253(?=\d{8}$)/, '+253');
}

// Invisible characters can forge header lines in mails, disguise a text, and make an empty text pass as an answer.
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
// A text of several lines keeps line breaks, tabs, joiners (ZWJ, ZWNJ, variation selectors) and direction marks.
const invisibleInText =
  /(?!\n|\t|[\u200C-\u200F]|\u061C|\uFE0E|\uFE0F)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

// Lone surrogates, which UTF-8 cannot encode. Not `toWellFormed`: the oldest supported browsers lack it.
const loneSurrogates = /\p{Surrogate}/gu;

// Word processors also break lines by a vertical tab, a next-line, line-separator or paragraph-separator character.
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

// `normalize` takes quadratic time on a long run of combining marks. Break it after 30, as UAX #15 says.
const longMarks = /\p{M}{30}(?=\p{M})/gu;

/** A text of several lines in NFC, trimmed, without invisible characters. */
export function cleanText(text: string): string {
  return text
    .replace(loneSurrogates, '\uFFFD')
    .replace(lineBreaks, '\n')
    .replace(invisibleInText, '')
    .replace(longMarks, '$&\u034F')
    .normalize('NFC')
    .trim();
}

/** A text as one line in NFC, trimmed, without invisible characters; each run of white space becomes one space. */
export function cleanLine(text: string): string {
  return text
    .replace(loneSurrogates, '\uFFFD')
    .replace(/[\s\u0085]/g, ' ')
    .replace(invisible, '')
    .replace(longMarks, '$&\u034F')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For texts and attributes of HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A text in lower case without accents, for comparison. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text;
}
