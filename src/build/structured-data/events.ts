import { schoolTimeZone, todayAtSchool } from '#core/schoolTime.ts';
import { events } from '../../content/events.ts';
import { nextDay } from '../../content/dates.ts';
import type { Context, Node } from './context.ts';

/**
 * The yearly events of student life: the day on which each comes next, seen from the day of the build, and that it comes
 * every year. It stays true when that day is past: `EventScheduled` says of an event that it takes place or has taken
 * place as planned, and the schedule runs on from it.
 */
export function eventNodes(context: Context): Node[] {
  const today = todayAtSchool();
  const { t, language, pageUrl, socialImage, address, schoolReference } = context;
  return events.map(({ id, date }) => ({
    '@type': 'Event',
    name: t(`events:${id}.title`),
    description: t(`events:${id}.description`),
    url: pageUrl('/'),
    image: socialImage('school'),
    inLanguage: language,
    startDate: nextDay(date, today),
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1Y',
      byMonth: date.month,
      byMonthDay: date.day,
      startDate: nextDay(date, today),
      scheduleTimezone: schoolTimeZone,
    },
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: schoolReference.name, address },
    organizer: schoolReference,
  }));
}
