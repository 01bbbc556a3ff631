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
  const calendar = generateIcsCalendar({
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
  // ts-ics folds lines by characters.
  return calendar.replaceAll('\r\n ', '').split('\r\n').map(foldLine).join('\r\n');
}

/** Folds a line at 75 octets (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let [folded, octets] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) [folded, octets] = [`${folded}\r\n `, 1];
    folded += character;
    octets += size;
  }
  return folded;
}
