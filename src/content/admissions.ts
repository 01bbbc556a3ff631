import { kindFacts } from '#core/questions/requestKinds.ts';
import { academicYears } from '#core/questions/academicYears.ts';
import { isoDay } from './dates.ts';
import { applicationsOpen, type Deadline, type ProgramId, programIds, programOf } from './programs.ts';

/** The academic year of the calendar and the deadlines. */
export const admissionYear = academicYears[0];

const year = admissionYear.slice(0, 4);

/** Stages of the admission, in their order; their words are `admissions.steps.<id>`. */
export const admissionSteps = [
  'application',
  'review',
  'interview',
  'test',
  'decision',
  'registration',
  'integration',
] as const;

/** The stage that only some programmes have. */
export const optionalStep: (typeof admissionSteps)[number] = 'test';

interface CalendarEntry {
  id: string;
  /** A month (`2024-01`) or a day (`2024-03-01`). */
  start: string;
  /** The last month. */
  end?: string;
  /** Whether the text says “mid-month” instead of the day. */
  isMiddleOfMonth?: true;
}

/** The admission calendar (specification, section 2); its words are `admissions.calendar.entries.<id>`. */
export const admissionCalendar = [
  { id: 'information', start: `${year}-01`, end: `${year}-04` },
  { id: 'opening', start: isoDay(year, applicationsOpen) },
  { id: 'applications', start: `${year}-03`, end: `${year}-06` },
  { id: 'results', start: `${year}-07`, end: `${year}-08` },
  { id: 'start', start: `${year}-09-15`, isMiddleOfMonth: true },
] as const satisfies readonly CalendarEntry[];

/** The documents of an application; their texts are `admissions.documents.<list>.<id>`. */
export const admissionDocuments = {
  required: ['cv', 'coverLetter', 'transcripts', 'diplomas', 'identity'],
  recommended: ['recommendations', 'experience', 'languages', 'portfolio'],
} as const;

/** Number of years whose transcripts are required. */
export const transcriptYears = 3;

/** The school's response times (specification, section 9). */
export const promises = {
  /** To an admission request. */
  admissionAnswerHours: kindFacts.admission.answerHours,
  /** To an e-mail or a message. */
  contactAnswerHours: kindFacts.contact.answerHours,
  /** From the complete file to the admission decision. */
  decisionWeeks: { min: 2, max: 3 },
} as const;

/**
 * The state of a programme's applications on a day: open with their last day (null without a deadline), or closed with
 * the day on which they open. `entryYear` is the September for which a request of this day counts; after the deadline
 * that is the next year's. Without a deadline it is null.
 */
export type Applications =
  | { isOpen: true; lastDay: string; entryYear: number }
  | { isOpen: true; lastDay: null; entryYear: null }
  | { isOpen: false; opens: string; entryYear: number };

/** The state on a date of applications with this deadline. */
export function applicationsAt(deadline: Deadline, date: string): Applications {
  if (deadline.kind === 'none') return { isOpen: true, lastDay: null, entryYear: null };
  const year = Number(date.slice(0, 4));
  const lastDay = lastDayOf(deadline, year);
  const opens = opensIn(year);
  if (date < opens) return { isOpen: false, opens, entryYear: year };
  if (date <= lastDay) return { isOpen: true, lastDay, entryYear: year };
  return { isOpen: false, opens: opensIn(year + 1), entryYear: year + 1 };
}

/** The last day of applications. “Before 15 July” ends on 14 July. */
function lastDayOf({ kind, ...day }: Exclude<Deadline, { kind: 'none' }>, year: number): string {
  const last = new Date(`${isoDay(year, day)}T00:00Z`);
  if (kind === 'before') last.setUTCDate(last.getUTCDate() - 1);
  return last.toISOString().slice(0, 10);
}

/**
 * The state of the school's applications on a day, without the programmes that have no deadline: the programmes that
 * close next or, if all are closed, the day on which they open; and the possible entry years of a request of this day.
 */
export type Season =
  | { isOpen: true; next: readonly [ProgramId, ...ProgramId[]]; entryYears: readonly number[] }
  | { isOpen: false; opens: string; entryYears: readonly number[] };

/** The state of the school's applications on a date. */
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
