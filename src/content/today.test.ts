import { describe, expect, it } from 'vitest';
import { academicYearAt, isOver, monthsSpanned } from './academicCalendar.ts';
import { applicationsAt, seasonAt } from './admissions.ts';
import { isCertificateOver } from './certifications.ts';
import { eventsFrom } from './events.ts';
import { doorsAt, openingHours } from './openingHours.ts';
import { programIds, programOf, programs } from './programs.ts';

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
  const { deadline } = programs.licenseStrategieGestion; // Before 30 September.

  it.each([
    ['2026-01-15', { isOpen: false, opens: '2026-03-01', entryYear: 2026 }],
    ['2026-03-01', { isOpen: true, lastDay: '2026-09-29', entryYear: 2026 }],
    ['2026-09-29', { isOpen: true, lastDay: '2026-09-29', entryYear: 2026 }],
    ['2026-09-30', { isOpen: false, opens: '2027-03-01', entryYear: 2027 }],
    ['2026-11-21', { isOpen: false, opens: '2027-03-01', entryYear: 2027 }],
  ])('before a day, on %s', (date, state) => {
    expect(applicationsAt(deadline, date)).toEqual(state);
  });

  it('until a day include it', () => {
    const until = programs.licenseGenieElectrique.deadline; // Until 25 September.
    expect(applicationsAt(until, '2026-09-25').isOpen).toBe(true);
    expect(applicationsAt(until, '2026-09-26').isOpen).toBe(false);
  });

  it('without a deadline are open all year and promise no entry', () => {
    const always = programs.licenseCca.deadline;
    for (const date of ['2026-01-15', '2026-11-21']) {
      expect(applicationsAt(always, date)).toEqual({ isOpen: true, lastDay: null, entryYear: null });
    }
  });

  it('before the first of a month end with the month before', () => {
    const before = programs.masterSystemesReseaux.deadline; // Before 1 August.
    expect(applicationsAt(before, '2026-07-31').isOpen).toBe(true);
    expect(applicationsAt(before, '2026-08-01').isOpen).toBe(false);
  });
});

describe('the season, at five dates of the year', () => {
  it.each([
    ['2026-01-15', { isOpen: false, opens: '2026-03-01', entryYears: [2026] }],
    ['2026-03-01', { isOpen: true, next: ['masterManagement'], entryYears: [2026] }],
    ['2026-07-20', { isOpen: true, next: ['masterLogistique'], entryYears: [2026, 2027] }],
    ['2026-09-22', { isOpen: true, next: ['licenseGenieElectrique'], entryYears: [2026, 2027] }],
    ['2026-11-21', { isOpen: false, opens: '2027-03-01', entryYears: [2027] }],
  ])('on %s', (date, season) => {
    expect(seasonAt(date)).toEqual(season);
  });

  it('is open for as long as a programme with a deadline is', () => {
    const lasts = programIds.some((id) => programOf(id).deadline.kind !== 'none');
    expect(lasts && seasonAt('2026-10-14').isOpen).toBe(true);
    expect(seasonAt('2026-10-15').isOpen).toBe(false);
  });
});

it('the certificate holds on its last day, and no longer', () => {
  expect(isCertificateOver('2025-08-30')).toBe(false);
  expect(isCertificateOver('2025-08-31')).toBe(true);
});

describe('events', () => {
  it.each([
    ['2026-01-15', ['openDay', 'pitchNight', 'associationsFair', 'careersForum']],
    ['2026-02-20', ['openDay', 'pitchNight', 'associationsFair', 'careersForum']],
    ['2026-02-21', ['pitchNight', 'associationsFair', 'careersForum', 'openDay']],
    ['2026-11-21', ['careersForum', 'openDay', 'pitchNight', 'associationsFair']],
  ])('from %s on come in their order, past ones last', (date, ids) => {
    const coming = eventsFrom(date);
    expect(coming.map(({ id }) => id)).toEqual(ids);
    expect(coming.every((event) => event.date >= date)).toBe(true);
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
