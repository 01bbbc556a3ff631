import { cleanLine, toAsciiDigits, withoutAccents } from '#core/texts/cleanText.ts';

/** Matches what people type between day, month and year. U+060C is the Arabic comma. */
const separator = String.raw`[\s/.,\p{Pd}\u060C]+`;
const dayFirst = new RegExp(String.raw`^(\d{1,2})${separator}(\d{1,2})${separator}(\d{4})$`, 'u');
const yearFirst = new RegExp(String.raw`^(\d{4})${separator}(\d{1,2})${separator}(\d{1,2})$`, 'u');
const likelyDate = new RegExp(
  String.raw`^(\d{1,2})(?:er)?${separator}(\p{L}{3,}|\d{1,2})${separator}(\d{2}|\d{4})$`,
  'u',
);

/**
 * Reads a date as people type or paste it: day first (17/05/2004, 17.5.2004, 17 05 2004, 17052004), or year first, as
 * browsers autofill it (2004-05-17, 2004/05/17, 20040517). Accepts Western, Arabic-Indic and Persian digits and ignores
 * invisible characters. Returns YYYY-MM-DD, or null when the text is not an existing date.
 */
export function readDate(text: string): string | null {
  const asciiText = toAsciiDigits(cleanLine(text));
  // Year first: eight digits that are a date in both orders have a day-first year of 1231 or earlier.
  const yearFirstMatch = yearFirst.exec(asciiText) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(asciiText);
  const dayFirstMatch = dayFirst.exec(asciiText) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(asciiText);
  return (
    toIso(yearFirstMatch?.[1], yearFirstMatch?.[2], yearFirstMatch?.[3]) ??
    toIso(dayFirstMatch?.[3], dayFirstMatch?.[2], dayFirstMatch?.[1])
  );
}

interface LikelyDates {
  /** The range as YYYY-MM-DD. */
  earliest: string;
  latest: string;
  /** The name of a month, by its number from 1. */
  monthName: (month: number) => string;
}

/**
 * Reads a date that `readDate` refuses, because it is ambiguous while the visitor types: with the name of the month or its
 * start (17 mai 2007, 1er févr. 2007), or with a year of two digits that has one meaning in the range (17/05/07). Returns
 * YYYY-MM-DD, or null.
 */
export function guessDate(text: string, { earliest, latest, monthName }: LikelyDates): string | null {
  const match = likelyDate.exec(withoutAccents(toAsciiDigits(cleanLine(text))));
  if (!match) return null;
  const [, day, word = '', year = ''] = match;
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) =>
    /\d/.test(word) ? Number(word) === month : withoutAccents(monthName(month)).startsWith(word),
  );
  const years = year.length === 2 ? [`19${year}`, `20${year}`] : [year];
  const dates = months
    .flatMap((month) => years.map((each) => toIso(each, month, day)))
    .filter((date) => date !== null && date >= earliest && date <= latest);
  return dates.length === 1 ? (dates[0] ?? null) : null;
}

function toIso(year?: string, month?: string | number, day?: string): string | null {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00Z`);
  // Date rolls 31 February over to March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

export function writeDate(isoDate: string): string {
  return isoDate.split('-').reverse().join('/');
}
