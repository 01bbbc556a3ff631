/** Where the school's clock stands. */
export const schoolTimeZone = 'Africa/Djibouti';

let clock: Intl.DateTimeFormat | undefined;

/** What the school's calendar and clock show at a moment: a date as YYYY-MM-DD and a time as HH:MM. */
export function schoolTime(moment: Date): { date: string; time: string } {
  clock ??= new Intl.DateTimeFormat('en', {
    timeZone: schoolTimeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // By name: in which order a locale writes its parts differs from engine to engine (en-CA: 2026-11-21, 11/21/2026).
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = parts;
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** The current date at the school, as YYYY-MM-DD, wherever the visitor or the server is. */
export function todayAtSchool(now = new Date()): string {
  return schoolTime(now).date;
}
