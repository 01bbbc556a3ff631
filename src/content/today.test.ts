import { describe, expect, it } from 'vitest';
import { dayMs, isoMonthDay } from '#core/time/schoolTime.ts';
import { monthsSpanned } from './academicCalendar.ts';
import { hasCertificateExpired } from './certifications.ts';
import { events, eventsFrom } from './events.ts';
import { isSchoolOpenOn, openingStatusAt, openingHours } from '#core/time/openingHours.ts';

describe('the opening status', () => {
  it.each([
    ['2026-11-21', '08:00', { isOpen: true, until: '12:30' }],
    ['2026-11-21', '12:29', { isOpen: true, until: '12:30' }],
    ['2026-11-21', '12:30', { isOpen: false, weekday: 6, isToday: true, at: '17:00' }],
    ['2026-11-21', '21:00', { isOpen: false, weekday: 0, isToday: false, at: '8:00' }],
    ['2026-11-26', '11:30', { isOpen: false, weekday: 6, isToday: false, at: '8:00' }], // Thursday: closed until Saturday.
    ['2026-11-27', '10:00', { isOpen: false, weekday: 6, isToday: false, at: '8:00' }], // Friday.
  ])('on %s at %s', (date, time, status) => {
    expect(openingStatusAt({ date, time }, 'school')).toEqual(status);
  });

  it('is closed all day on Fridays only', () => {
    const week = ['21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`);
    expect(week.filter((date) => !isSchoolOpenOn(date))).toEqual(['2026-11-27']);
  });

  it('differs between the school and its contact desk', () => {
    const noon = { date: '2026-11-21', time: '12:10' };
    expect(openingStatusAt(noon, 'school').isOpen).toBe(true);
    expect(openingStatusAt(noon, 'contact').isOpen).toBe(false);
    expect(Object.keys(openingHours)).toEqual(['school', 'contact']);
  });
});

it('the certificate is valid on its last day and expired on the next', () => {
  expect(hasCertificateExpired('2025-08-30')).toBe(false);
  expect(hasCertificateExpired('2025-08-31')).toBe(true);
});

describe('events', () => {
  it('are each listed once, within a year from the given date, soonest first', () => {
    for (const date of ['2026-01-15', '2026-06-30', '2026-11-21']) {
      const coming = eventsFrom(date);
      const dates = coming.map((event) => event.date);
      const inAYear = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
      expect(dates).toEqual(dates.toSorted());
      expect(dates.every((day) => day >= date && day <= inAYear)).toBe(true);
      expect(coming.map(({ id }) => id).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
    }
  });

  it('are listed until their day is over, and then with next year’s date', () => {
    for (const { id, date } of events) {
      const day = `2026-${isoMonthDay(date)}`;
      const nextDay = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
      expect(eventsFrom(day)).toContainEqual({ id, date: day });
      expect(eventsFrom(nextDay)).toContainEqual({ id, date: `2027-${isoMonthDay(date)}` });
    }
  });
});

describe('a calendar', () => {
  it('has the months of its first and last day, and all between', () => {
    const months = ['2024-11', '2024-12', '2025-01', '2025-02'];
    expect(monthsSpanned([{ start: '2024-12-20', end: '2025-02-01' }, { start: '2024-11-30' }])).toEqual(
      months,
    );
    expect(monthsSpanned([{ start: '2024-11' }, { start: '2024-12', end: '2025-02' }])).toEqual(months);
  });
});
