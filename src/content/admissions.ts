import { applicationsOpen, classesStart, specifiedYears } from '#core/questions/academicYears.ts';
import { isoDay } from '#core/time/schoolTime.ts';
import type { CalendarEntry } from './academicCalendar.ts';

const firstYear = specifiedYears[0].slice(0, 4);

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

/** The admission calendar (specification, section 2); its words are `admissions.calendar.entries.<id>`. */
export const admissionCalendar = [
  { id: 'information', start: `${firstYear}-01`, end: `${firstYear}-04` },
  { id: 'opening', start: isoDay(firstYear, applicationsOpen) },
  { id: 'applications', start: `${firstYear}-03`, end: `${firstYear}-06` },
  { id: 'results', start: `${firstYear}-07`, end: `${firstYear}-08` },
  { id: 'start', start: isoDay(firstYear, classesStart) },
] as const satisfies readonly CalendarEntry[];

/** From the complete application to the decision (specification, section 9), from `min` to `count`, the texts' variables. */
export const decisionWeeks = { min: 2, count: 3 };
