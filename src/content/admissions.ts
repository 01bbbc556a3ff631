import { academicYears } from '#core/questions/academicYears.ts';
import { isoDay } from './dates.ts';
import { applicationsOpen } from './programs.ts';

/** The academic year that the calendar and the deadlines are for. */
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

/** The stage that only some programmes ask for. */
export const optionalStep: (typeof admissionSteps)[number] = 'test';

interface CalendarEntry {
  id: string;
  /** A month (`2024-01`) or a day (`2024-03-01`). */
  start: string;
  /** The last month. */
  end?: string;
  /** Said as the middle of its month instead of a day. */
  isMiddleOfMonth?: true;
}

/** The admission calendar (section 2); its words are `admissions.calendar.entries.<id>`. */
export const admissionCalendar = [
  { id: 'information', start: `${year}-01`, end: `${year}-04` },
  { id: 'opening', start: isoDay(year, applicationsOpen) },
  { id: 'applications', start: `${year}-03`, end: `${year}-06` },
  { id: 'results', start: `${year}-07`, end: `${year}-08` },
  { id: 'start', start: `${year}-09-15`, isMiddleOfMonth: true },
] as const satisfies readonly CalendarEntry[];

/** Pieces of an application; their words are `admissions.documents.<list>.<id>`. */
export const admissionDocuments = {
  required: ['cv', 'coverLetter', 'transcripts', 'diplomas', 'identity'],
  recommended: ['recommendations', 'experience', 'languages', 'portfolio'],
} as const;

/** Years of study whose transcripts are asked for. */
export const transcriptYears = 3;
