import { generateIcsCalendar } from 'ts-ics';

interface AnswerEvent {
  /** Tells calendars that a second file is about the same answer. */
  id: string;
  due: Date;
  name: string;
  details: string;
}

/** The school's answer as an iCalendar file (RFC 5545): a quarter of an hour at which it is due, which blocks no time. */
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
