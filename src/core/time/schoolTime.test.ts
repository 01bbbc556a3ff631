import { expect, it } from 'vitest';
import { schoolTime, todayAtSchool } from './schoolTime.ts';

it('changes the date at midnight in Djibouti, which is 21:00 UTC', () => {
  expect(schoolTime(new Date('2026-11-20T20:59:59Z'))).toEqual({ date: '2026-11-20', time: '23:59' });
  expect(schoolTime(new Date('2026-11-20T21:00:00Z'))).toEqual({ date: '2026-11-21', time: '00:00' });
  expect(todayAtSchool(new Date('2026-03-01T04:05:00Z'))).toBe('2026-03-01');
});

it('is the time that the time zone database has for Djibouti, in every month', () => {
  const timeZone = 'Africa/Djibouti';
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  for (let month = 0; month < 12; month += 1) {
    const moment = new Date(Date.UTC(2026, month, 15, 22, 30));
    const { date, time } = schoolTime(moment);
    expect(clock.format(moment)).toBe(`${date} ${time}`);
  }
});
