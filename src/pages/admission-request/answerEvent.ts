import { generateIcsCalendar } from 'ts-ics';

interface AnswerEvent {
  /** Part of the event's UID. Another file with the same UID updates the event in the visitor's calendar. */
  id: string;
  /** As `2025-03-01`. */
  day: string;
  name: string;
  details: string;
}

/** Returns an iCalendar file (RFC 5545) with an event of a whole day, which does not mark the visitor as busy. */
export function writeAnswerEvent({ id, day, name, details }: AnswerEvent): string {
  return generateIcsCalendar({
    version: '2.0',
    prodId: '-//admission-request//EN',
    events: [
      {
        uid: `${id}@admission-request`,
        stamp: { date: new Date() },
        start: { date: new Date(day), type: 'DATE' },
        duration: { days: 1 },
        summary: name,
        description: details,
        timeTransparent: 'TRANSPARENT',
      },
    ],
  });
}
