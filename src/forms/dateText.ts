import { cleanLine, toAsciiDigits } from '#core/questions/cleanText.ts';

/** Between day, month and year; U+060C is the Arabic comma. */
const separator = String.raw`\s*[/.\p{Pd}\s\u060C]\s*`;
const dayFirst = new RegExp(String.raw`^(\d{1,2})${separator}(\d{1,2})${separator}(\d{4})$`, 'u');
const yearFirst = new RegExp(String.raw`^(\d{4})${separator}(\d{1,2})${separator}(\d{1,2})$`, 'u');

/**
 * Reads a date as people type or paste it: day first (17/05/2004, 17.5.2004, 17 05 2004, 17052004), or year first, as
 * browsers autofill it (2004-05-17, 2004/05/17, 20040517). Accepts Western, Arabic-Indic and Persian digits and ignores
 * invisible characters. Returns YYYY-MM-DD, or null when the text is not an existing date.
 */
export function readDate(text: string): string | null {
  const asciiText = toAsciiDigits(cleanLine(text));
  // Eight digits are a date in both orders only if the year is before 1232, so either order may be tried first.
  const yearFirstMatch = yearFirst.exec(asciiText) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(asciiText);
  const dayFirstMatch = dayFirst.exec(asciiText) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(asciiText);
  return (
    toIso(yearFirstMatch?.[1], yearFirstMatch?.[2], yearFirstMatch?.[3]) ??
    toIso(dayFirstMatch?.[3], dayFirstMatch?.[2], dayFirstMatch?.[1])
  );
}

function toIso(year?: string, month?: string, day?: string): string | null {
  if (!year || !month || !day) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00Z`);
  // Date rolls 31 February over to March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** Formats YYYY-MM-DD for the field: 17/05/2004. */
export function writeDate(isoDate: string): string {
  return isoDate.split('-').toReversed().join('/');
}
