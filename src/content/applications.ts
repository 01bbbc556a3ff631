import { admissionCalendar } from './admissions.ts';
import { isoDay } from './dates.ts';
import { applicationsOpen, type Deadline, type ProgramId, programIds, programOf } from './programs.ts';

/**
 * How applications to a programme stand on a day. Open, they say their last day (none without a deadline); closed, the
 * day on which they open. `entryYear` is the September that a request sent on this day is for: after the deadline,
 * files are read for the year after (`/admissions`); without one, none is promised.
 */
export type Applications =
  | { isOpen: true; lastDay: string; entryYear: number }
  | { isOpen: true; lastDay: null; entryYear: null }
  | { isOpen: false; opens: string; entryYear: number };

/** How applications stand that close by this deadline and open on the day that all share. */
export function applicationsAt(deadline: Deadline, date: string): Applications {
  if (deadline.kind === 'none') return { isOpen: true, lastDay: null, entryYear: null };
  const year = Number(date.slice(0, 4));
  const lastDay = lastDayOf(deadline, year);
  const opens = opensIn(year);
  if (date < opens) return { isOpen: false, opens, entryYear: year };
  if (date <= lastDay) return { isOpen: true, lastDay, entryYear: year };
  return { isOpen: false, opens: opensIn(year + 1), entryYear: year + 1 };
}

/** “Before” a day ends on the day before it. */
function lastDayOf({ kind, ...day }: Exclude<Deadline, { kind: 'none' }>, year: number): string {
  const last = new Date(`${isoDay(year, day)}T00:00Z`);
  if (kind === 'before') last.setUTCDate(last.getUTCDate() - 1);
  return last.toISOString().slice(0, 10);
}

/**
 * How the school's applications stand on a day, those without a deadline apart: the programmes that close next, or, when
 * none is open, the day on which they open; and the Septembers that a request sent on this day may be for.
 */
export type Season =
  | { isOpen: true; next: readonly [ProgramId, ...ProgramId[]]; entryYears: readonly number[] }
  | { isOpen: false; opens: string; entryYears: readonly number[] };

/** How the school's applications stand on a day. */
export function seasonAt(date: string): Season {
  const stands = programIds
    .map((id) => ({ id, state: applicationsAt(programOf(id).deadline, date) }))
    .filter(({ state }) => state.entryYear !== null);
  const entryYears = [...new Set(stands.flatMap(({ state }) => state.entryYear ?? []))].toSorted();
  const lastDays = stands.flatMap(({ state }) => (state.isOpen && state.lastDay) || []).toSorted();
  const [first, ...others] = stands
    .filter(({ state }) => state.isOpen && state.lastDay === lastDays[0])
    .map(({ id }) => id);
  if (first) return { isOpen: true, next: [first, ...others], entryYears };
  return { isOpen: false, opens: opensIn(Math.min(...entryYears)), entryYears };
}

/** The day on which applications open in a year. */
function opensIn(year: number): string {
  return isoDay(year, applicationsOpen);
}

/** The day on which classes start in a year. */
export function entryDay(year: number): string {
  const start = admissionCalendar.find(({ id }) => id === 'start');
  return `${year}${start?.start.slice(4) ?? ''}`;
}
