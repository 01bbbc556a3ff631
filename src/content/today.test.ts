import { describe, expect, it, vi } from 'vitest';
import { monthsSpanned } from './academicCalendar.ts';
import { hasCertificateExpired } from './certifications.ts';
import { eventsFrom } from './events.ts';
import { newsItems } from './news.ts';
import { isSchoolOpenOn, openingStatusAt, openingHours } from '#core/time/openingHours.ts';

// The times below are those of the specified hours, which the school may have changed.
vi.mock('#core/time/openingHours.json', async () => {
  const { specifiedHours } = await import('../../tests/forms/specification.ts');
  return { default: specifiedHours };
});
vi.mock('#core/time/closedPeriods.json', () => ({ default: { periods: [] } }));

vi.mock('./news.json', () => ({
  default: {
    articles: { old: { date: '2026-01-01' }, one: { date: '2026-02-01' }, two: { date: '2026-02-01' } },
  },
}));

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

// A comparator that never returns 0 sorts them otherwise in Firefox than in the prerendered page.
it('articles are the newest first, and those of a day in the order of the file', () => {
  expect(newsItems.map(({ id }) => id)).toEqual(['one', 'two', 'old']);
});

describe('events', () => {
  const forum = { month: 12, day: 8 };
  const fair = { month: 10, day: 14 };

  it('are those to come, soonest first: yearly ones within a year, and others until their day is over', () => {
    const events = { fair: { yearly: fair }, forum: { yearly: forum }, visit: { date: '2027-02-20' } };
    const listed = (day: string) => eventsFrom(day, events).map(({ id, date }) => `${id} ${date}`);
    expect(listed('2026-11-21')).toEqual(['forum 2026-12-08', 'visit 2027-02-20', 'fair 2027-10-14']);
    expect(listed('2026-12-08')[0]).toBe('forum 2026-12-08');
    expect(listed('2026-12-09').at(-1)).toBe('forum 2027-12-08');
    expect(listed('2027-02-20')[0]).toBe('visit 2027-02-20');
    expect(listed('2027-02-21')).toEqual(['fair 2027-10-14', 'forum 2027-12-08']);
    expect(eventsFrom('2027-02-21', { visit: events.visit })).toEqual([]);
  });

  it('of a day are listed by their hour', () => {
    const times = { fair: '17:30', visit: '8:30', forum: '16:00' };
    const events = Object.entries(times).map(([id, time]) => [id, { date: '2027-02-20', time }]);
    const listed = eventsFrom('2027-02-20', Object.fromEntries(events)).map(({ time }) => time);
    expect(listed).toEqual(['8:30', '16:00', '17:30']);
  });

  it('say that they are moved or cancelled until that day is over, and come back the next year', () => {
    const events = {
      forum: { yearly: forum, changes: { '2026-12-08': '2027-01-12' } },
      visit: { date: '2027-02-20', changes: { '2027-02-20': 'cancelled' as const } },
    };
    const moved = { id: 'forum', date: '2027-01-12', movedFrom: '2026-12-08' };
    const cancelled = { id: 'visit', date: '2027-02-20', isCancelled: true };
    expect(eventsFrom('2026-11-21', events)).toEqual([moved, cancelled]);
    expect(eventsFrom('2027-01-12', events)).toEqual([moved, cancelled]);
    const nextForum = { id: 'forum', date: '2027-12-08', isOfEveryYear: true };
    expect(eventsFrom('2027-01-13', events)).toEqual([cancelled, nextForum]);
    expect(eventsFrom('2027-02-21', events)).toEqual([nextForum]);
  });
});

describe('a calendar', () => {
  it('has the months of its first and last day, and all between', () => {
    const months = ['2024-11', '2024-12', '2025-01', '2025-02'];
    const days = [{ start: '2024-12-20', end: '2025-02-01' }, { start: '2024-11-30' }];
    expect(monthsSpanned(days)).toEqual(months);
    expect(monthsSpanned([{ start: '2024-11' }, { start: '2024-12', end: '2025-02' }])).toEqual(months);
  });
});
