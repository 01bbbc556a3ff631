import { expect, test, vi } from 'vitest';
import { writeMail } from '#core/mail/mails.ts';
import { morningId, queueMorning, readMorning } from '#core/mail/morning.ts';
import { isLate } from '#core/model/status.ts';
import { answerDue, isAnswerMoved } from '#core/questions/answerDue.ts';
import { isSchoolOpenOn, openingStatusAt } from '#core/time/openingHours.ts';
import { addDays, schoolTime } from '#core/time/schoolTime.ts';
import { contact, createMailComposer, id } from '../support/mails.ts';
import { academicRequest, contactMessage, mailTexts, storedRequest } from '../support/requests.ts';

// The days below are those of the specified hours, which the school may have changed.
vi.mock('#core/time/openingHours.json', async () => {
  const { specifiedHours } = await import('../forms/specification.ts');
  return { default: specifiedHours };
});
vi.mock('#core/time/closedPeriods.json', () => ({
  default: {
    periods: [
      { from: '2027-08-01', to: '2027-08-31' },
      { from: '2027-09-02', to: '2027-09-02' },
    ],
  },
}));

/** The days of August and their requests, at three times. */
const august = Array.from({ length: 31 }, (_, index) => addDays('2027-08-01', index));
const moments = august.flatMap((day) => ['00:00', '10:30', '23:59'].map((time) => ({ date: day, time })));
const isoOf = ({ date, time }: { date: string; time: string }) => `${date}T${time}:00+03:00`;
const dueDay = (createdAt: string) => schoolTime(answerDue({ kind: 'admission', createdAt })).date;

test('in a closed August the school is closed all day and says when it opens', () => {
  expect(august.filter(isSchoolOpenOn)).toEqual([]);
  for (const moment of moments) {
    const status = openingStatusAt(moment, 'school');
    expect(status.isOpen).toBe(false);
    if (moment.date <= '2027-08-25') expect(status).toMatchObject({ date: '2027-09-01', isToday: false });
  }
});

test('hours of a closed period do not count for an answer, nor those of the next one that it then reaches', () => {
  for (const moment of moments) expect(dueDay(isoOf(moment))).toBe('2027-09-04');
  expect(dueDay('2027-07-31T10:00:00+03:00'), '14 hours before it').toBe('2027-09-03');
  const before = { kind: 'admission', createdAt: '2027-07-29T23:00:00+03:00' } as const;
  expect([dueDay(before.createdAt), isAnswerMoved(before)]).toEqual(['2027-07-31', false]);
});

test('no request becomes late in it, and no morning has a mail', async () => {
  const createdAt = '2027-07-31T08:00:00+03:00';
  const request = storedRequest(academicRequest, { createdAt });
  for (const moment of moments) expect(isLate(request, Date.parse(isoOf(moment)))).toBe(false);
  expect(isLate(request, Date.parse('2027-09-03T08:01:00+03:00'))).toBe(true);

  const queued: string[] = [];
  const queueSchoolMail = async ({ id }: { id?: string | undefined }) => queued.push(id ?? '') > 0;
  for (const date of ['2027-07-31', ...august, '2027-09-01'])
    await queueMorning({ queueSchoolMail }, Date.parse(`${date}T10:00+03:00`));
  expect(queued).toEqual([morningId('2027-07-31'), morningId('2027-09-01')]);
  const mail = { id: morningId('2027-07-31'), previous: null };
  const last = await readMorning({ listRequests: async () => [] }, mail, ['mailsDead']);
  expect(schoolTime(new Date(last?.until ?? 0)).date, 'the next morning').toBe('2027-09-01');
});

test('no mail promises hours, and each to an applicant names the day', () => {
  const { compose } = createMailComposer(mailTexts);
  for (const moment of moments) {
    for (const [kind, answers, day] of [
      ['admission', academicRequest, '4 septembre 2027'],
      ['contact', contactMessage, '2 septembre 2027'],
    ] as const) {
      const mail = compose('applicant', answers, { kind, createdAt: isoOf(moment) });
      const text = mail.text.replaceAll(/\s+/g, ' ');
      expect(text).toContain(day);
      expect(text).not.toMatch(/\d+ heures/);
    }
  }
  const digestOf = (createdAt: string) => {
    const listed = [storedRequest(academicRequest, { createdAt })];
    const digest = { id, attempt: 1, createdAt, recipient: null, kind: 'digest', listed, count: 1 } as const;
    return writeMail(digest, mailTexts, contact).text;
  };
  expect(digestOf('2027-08-01T10:00:00+03:00'), 'to the school').toMatch(/4.septembre.2027/);
});
