import { isoDay } from '#core/time/schoolTime.ts';
import data from './events.json' with { type: 'json' };
import type { SchoolEvent } from './schemas.ts';

type EventId = keyof typeof data.events;

/**
 * The events of student life; their texts are in the slice `events`. The days are provisional, because the school sets
 * them each year.
 */
// Safe cast: `npm run check` validates the file.
const events = data.events as Record<EventId, SchoolEvent>;

/** The next occurrence of each event that is not past on a date, soonest first. */
export function eventsFrom(from: string, all: Record<string, SchoolEvent> = events) {
  return Object.entries(all)
    .flatMap(([id, event]) => nextOccurrence(id as EventId, event, from) ?? []) // Safe cast: a key of the events.
    .sort((one, other) => startOf(one) - startOf(other));
}

/** Not by `localeCompare`, whose first call loads the rules of the language: 20 ms, 80 on a cheap phone. */
const startOf = ({ date, time = '0:00' }: { date: string; time?: string }) =>
  Date.parse(`${date}T${time.padStart(5, '0')}Z`);

function nextOccurrence(
  id: EventId,
  { date: onlyDay, yearly, time, changes = {} }: SchoolEvent,
  from: string,
) {
  const year = Number(from.slice(0, 4));
  // An occurrence may be moved into the year before or after its own.
  const planned = yearly ? [-1, 0, 1, 2].map((years) => isoDay(year + years, yearly)) : [onlyDay ?? ''];
  return planned
    .map((day) => {
      const change = changes[day];
      const newDay = change === 'cancelled' ? undefined : change;
      return {
        id,
        /** The day on which it takes place, or would if it were not cancelled. */
        date: newDay ?? day,
        /** When it begins in Djibouti, as `17:30`, if that is known. */
        ...(time && { time }),
        /** The day for which it was planned, if it was moved. */
        ...(newDay && { movedFrom: day }),
        ...(change === 'cancelled' && { isCancelled: true }),
        /** Whether it is on this day every year, and neither moved nor cancelled this time. */
        ...(!change && { isOfEveryYear: Boolean(yearly) }),
      };
    })
    .find(({ date }) => date >= from);
}
