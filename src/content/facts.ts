/** The year's list: the facts on the pages that age. */
import type { AgeingFact } from '#core/mail/morning.ts';
import deadlines from '#core/questions/deadlines.json' with { type: 'json' };
import closedPeriods from '#core/time/closedPeriods.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import news from './news.json' with { type: 'json' };

/** The last day for which the school has confirmed each fact; a later day ends its reminder. */
export const confirmedUntil: Readonly<Record<AgeingFact, string>> = {
  calendar: '2025-07-15',
  certificate: '2025-08-30',
  news: news.confirmedUntil,
  events: events.confirmedUntil,
  figures: '2025-12-31',
  /** The milestones, whose last year the pages name. */
  history: '2025-12-31',
  deadlines: deadlines.confirmedUntil,
  closedPeriods: closedPeriods.confirmedUntil,
  /** The other invented texts (README, “Going live”). */
  texts: '2025-08-31',
};

/** The facts that nobody has confirmed for a day (`2027-01-31`). */
export function findOutdatedFacts(day: string, days = confirmedUntil): AgeingFact[] {
  return (Object.keys(days) as AgeingFact[]).filter((fact) => days[fact] < day); // Safe cast: its keys.
}
