import { toAsciiDigits } from '../../supabase/functions/_shared/digits.ts';

/**
 * Reads a date as people type or paste it: day first (17/05/2004, 17.5.2004, 17 05 2004, 17052004), or the ISO form
 * that browsers autofill (2004-05-17), in Western, Arabic-Indic or Persian digits. Returns YYYY-MM-DD, or null when
 * the text is no day of the calendar.
 */
export function readDate(text: string): string | null {
  const western = toAsciiDigits(text);
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(western) ?? [];
  const [, day, month, year] =
    /^\s*(\d{1,2})\s*[/.\-\s\u060C]\s*(\d{1,2})\s*[/.\-\s\u060C]\s*(\d{4})\s*$/.exec(western) ??
    /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(western) ??
    [];
  return isoYear ? toIso(isoYear, isoMonth, isoDay) : toIso(year, month, day);
}

function toIso(year?: string, month?: string, day?: string): string | null {
  if (!year || !month || !day) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00Z`);
  // Date rolls 31 February over to March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** Writes YYYY-MM-DD as the field shows it: day, month, year. */
export function writeDate(isoDate: string): string {
  return isoDate.split('-').toReversed().join('/');
}
