import { describe, expect, it } from 'vitest';
import { academicYearAt, isOver, monthsSpanned } from './academicCalendar.ts';
import { applicationsAt, seasonAt } from './admissions.ts';
import { isCertificateOver } from './certifications.ts';
import { daysBetween, isoMonthDay } from './dates.ts';
import { events, eventsFrom } from './events.ts';
import { doorsAt, openingHours } from './openingHours.ts';
import { type Deadline, programIds, programOf } from './programs.ts';

describe('the doors', () => {
  it.each([
    ['2026-11-21', '08:00', { isOpen: true, until: '12:30' }],
    ['2026-11-21', '12:29', { isOpen: true, until: '12:30' }],
    ['2026-11-21', '12:30', { isOpen: false, weekday: 6, isToday: true, at: '17:00' }],
    ['2026-11-21', '21:00', { isOpen: false, weekday: 0, isToday: false, at: '8:00' }],
    ['2026-11-26', '11:30', { isOpen: false, weekday: 6, isToday: false, at: '8:00' }], // Thursday: closed until Saturday.
    ['2026-11-27', '10:00', { isOpen: false, weekday: 6, isToday: false, at: '8:00' }], // Friday.
  ])('on %s at %s', (date, time, doors) => {
    expect(doorsAt({ date, time }, 'school')).toEqual(doors);
  });

  it('follow the reading of their page', () => {
    const noon = { date: '2026-11-21', time: '12:10' };
    expect(doorsAt(noon, 'school').isOpen).toBe(true);
    expect(doorsAt(noon, 'contact').isOpen).toBe(false);
    expect(Object.keys(openingHours)).toEqual(['school', 'contact']);
  });
});

describe('applications', () => {
  it.each([
    ['2026-01-15', { isOpen: false, opens: '2026-03-01', entryYear: 2026 }],
    ['2026-03-01', { isOpen: true, lastDay: '2026-09-29', entryYear: 2026 }],
    ['2026-09-29', { isOpen: true, lastDay: '2026-09-29', entryYear: 2026 }],
    ['2026-09-30', { isOpen: false, opens: '2027-03-01', entryYear: 2027 }],
    ['2026-11-21', { isOpen: false, opens: '2027-03-01', entryYear: 2027 }],
  ])('before 30 September, on %s', (date, state) => {
    expect(applicationsAt({ kind: 'before', month: 9, day: 30 }, date)).toEqual(state);
  });

  it('until a day include that day', () => {
    const until: Deadline = { kind: 'until', month: 9, day: 25 };
    expect(applicationsAt(until, '2026-09-25').isOpen).toBe(true);
    expect(applicationsAt(until, '2026-09-26').isOpen).toBe(false);
  });

  it('without a deadline are open all year and promise no entry', () => {
    for (const date of ['2026-01-15', '2026-11-21']) {
      const state = { isOpen: true, lastDay: null, entryYear: null };
      expect(applicationsAt({ kind: 'none' }, date)).toEqual(state);
    }
  });

  it('before the first of a month end with the month before', () => {
    const before: Deadline = { kind: 'before', month: 8, day: 1 };
    expect(applicationsAt(before, '2026-07-31').isOpen).toBe(true);
    expect(applicationsAt(before, '2026-08-01').isOpen).toBe(false);
  });
});

describe('the season', () => {
  const withDeadline = programIds.filter((id) => programOf(id).deadline.kind !== 'none');
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );

  it('is closed before applications open, for the entry of the same year', () => {
    for (const date of ['2026-01-01', '2026-02-28']) {
      expect(seasonAt(date)).toEqual({ isOpen: false, opens: '2026-03-01', entryYears: [2026] });
    }
  });

  it('is closed after the last deadline, for the entry of the next year', () => {
    expect(seasonAt('2026-12-31')).toEqual({ isOpen: false, opens: '2027-03-01', entryYears: [2027] });
  });

  it('is open while a programme with a deadline is, and names those that close next', () => {
    for (const date of days) {
      const states = withDeadline.map((id) => ({ id, ...applicationsAt(programOf(id).deadline, date) }));
      const open = states.flatMap(({ id, ...state }) =>
        state.isOpen && state.lastDay ? { id, lastDay: state.lastDay } : [],
      );
      const season = seasonAt(date);
      expect(season.isOpen, date).toBe(open.length > 0);
      expect(season.entryYears, date).toEqual(
        [...new Set(states.map((state) => state.entryYear))].toSorted(),
      );
      if (!season.isOpen) continue;
      const firstClosing = open.map(({ lastDay }) => lastDay).toSorted()[0];
      const closingNext = open.filter(({ lastDay }) => lastDay === firstClosing).map(({ id }) => id);
      expect(season.next, date).toEqual(closingNext);
    }
  });
});

it('the certificate holds on its last day, and no longer', () => {
  expect(isCertificateOver('2025-08-30')).toBe(false);
  expect(isCertificateOver('2025-08-31')).toBe(true);
});

describe('events', () => {
  it('are each listed once, within a year from the given day, in the order of their days', () => {
    for (const date of ['2026-01-15', '2026-06-30', '2026-11-21']) {
      const coming = eventsFrom(date);
      const dates = coming.map((event) => event.date);
      expect(dates).toEqual(dates.toSorted());
      expect(dates.every((day) => day >= date && daysBetween(date, day) <= 366)).toBe(true);
      expect(coming.map(({ id }) => id).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
    }
  });

  it('count on their day, and next year’s from the day after', () => {
    for (const { id, date } of events) {
      const day = `2026-${isoMonthDay(date)}`;
      const nextDay = new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
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

describe('academic years', () => {
  it('end with the resit', () => {
    expect(isOver('2025-2026', '2026-07-15')).toBe(false);
    expect(isOver('2025-2026', '2026-07-16')).toBe(true);
  });

  it('follow one another without a gap', () => {
    expect(academicYearAt('2026-07-15')).toBe('2025-2026');
    expect(academicYearAt('2026-07-16')).toBe('2026-2027');
    expect(academicYearAt('2027-01-02')).toBe('2026-2027');
  });
});
