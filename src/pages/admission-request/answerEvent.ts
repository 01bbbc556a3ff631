import { generateIcsCalendar } from 'ts-ics';

interface AnswerEvent {
  /** The UID: a second file with it updates the first event. */
  id: string;
  due: Date;
  name: string;
  details: string;
}

/** The due time of the school's answer as an iCalendar file (RFC 5545): a transparent event of 15 minutes. */
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
