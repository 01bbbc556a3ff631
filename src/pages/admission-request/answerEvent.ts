import { generateIcsCalendar } from 'ts-ics';

interface AnswerEvent {
  /** For the UID: a second file with the same UID updates the first event. */
  id: string;
  due: Date;
  name: string;
  details: string;
}

/** Returns an iCalendar file (RFC 5545) with an event of 15 minutes, which does not mark the visitor as busy. */
export function writeAnswerEvent({ id, due, name, details }: AnswerEvent): string {
  return generateIcsCalendar({
    version: '2.0',
    prodId: '-//admission-request//EN',
    events: [
      {
        uid: `${id}@admission-request`,
        stamp: { date: new Date() },
        start: { date: due },
        duration: { minutes: 15 },
        summary: name,
        description: details,
        timeTransparent: 'TRANSPARENT',
      },
    ],
  });
}
