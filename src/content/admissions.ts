import { kindFacts } from '#core/questions/requestKinds.ts';
import { applicationsOpen, classesStart, specifiedYears } from '#core/questions/academicYears.ts';
import type { Deadline } from '#core/questions/programs.ts';
import { isoDay } from '#core/schoolTime.ts';
import { type ProgramId, programOf } from './programs.ts';

const year = specifiedYears[0].slice(0, 4);

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
  /** The last month; left out for a single month or day. */
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
  { id: 'start', start: isoDay(year, classesStart), isMiddleOfMonth: true },
] as const satisfies readonly CalendarEntry[];

/** The documents of an application; their texts are `admissions.documents.<list>.<id>`. */
export const admissionDocuments = {
  required: ['cv', 'coverLetter', 'transcripts', 'diplomas', 'identity'],
  recommended: ['recommendations', 'experience', 'languages', 'portfolio'],
} as const;

/** Number of years whose transcripts are required. */
export const transcriptYears = 3;

/** The school's response times (specification, section 9). */
export const responseTimes = {
  admissionAnswerHours: kindFacts.admission.answerHours,
  /** The time to answer an e-mail or a message of the contact form. */
  contactAnswerHours: kindFacts.contact.answerHours,
  /** The time from the complete application to the decision. */
  decisionWeeks: { min: 2, max: 3 },
} as const;

export function deadlineOf(id: ProgramId): Deadline {
  return programOf(id).deadline;
}
