/** The year's list: the facts on the pages that age. */
import type { AgeingFact } from '#core/mail/morning.ts';
import deadlines from '#core/questions/deadlines.json' with { type: 'json' };
import closedPeriods from '#core/time/closedPeriods.json' with { type: 'json' };
import { calendarConfirmedUntil } from './academicCalendar.ts';
import { certificateConfirmedUntil } from './certifications.ts';
import { figuresConfirmedUntil } from './claims.ts';
import events from './events.json' with { type: 'json' };
import news from './news.json' with { type: 'json' };
import { historyConfirmedUntil, textsConfirmedUntil } from './school.ts';

/** The last day for which the school has confirmed each fact; a later day, written beside the fact, ends its reminder. */
export const confirmedUntil: Readonly<Record<AgeingFact, string>> = {
  calendar: calendarConfirmedUntil,
  certificate: certificateConfirmedUntil,
  news: news.confirmedUntil,
  events: events.confirmedUntil,
  figures: figuresConfirmedUntil,
  history: historyConfirmedUntil,
  deadlines: deadlines.confirmedUntil,
  closedPeriods: closedPeriods.confirmedUntil,
  texts: textsConfirmedUntil,
};

/** The facts that nobody has confirmed for a day (`2027-01-31`). */
export function findOutdatedFacts(day: string, days = confirmedUntil): AgeingFact[] {
  return (Object.keys(days) as AgeingFact[]).filter((fact) => days[fact] < day); // Safe cast: its keys.
}
