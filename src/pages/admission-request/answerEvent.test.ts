import { expect, test } from 'vitest';
import { writeAnswerEvent } from './answerEvent.ts';

const details =
  'Dossier ADM-TEST-0000. Sans nouvelles ; +253 21 35 00 00, contact@exemple.dj\nà tout moment.';

test('writes the due day of the answer as an iCalendar event with escaped text', () => {
  const event = writeAnswerEvent({
    id: 'ADM-TEST-0000',
    day: '2026-03-04',
    name: 'Première réponse à votre demande d’admission (École supérieure de management)',
    details: details,
  });
  // RFC 5545: lines end with CRLF; a continuation line starts with a space.
  const lines = event.replaceAll('\r\n ', '').trim().split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines).toContain('UID:ADM-TEST-0000@admission-request');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260304');
  expect(lines).toContain('TRANSP:TRANSPARENT');
  expect(lines).toContain(
    'SUMMARY:Première réponse à votre demande d’admission (École supérieure de management)',
  );
  expect(lines).toContain(`DESCRIPTION:${details.replaceAll(/([,;])/g, '\\$1').replace('\n', '\\n')}`);
  expect(lines.at(-1)).toBe('END:VCALENDAR');
});
