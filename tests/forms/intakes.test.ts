import { afterEach, expect, test, vi } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { deadlines, openYears } from '#core/questions/deadlines.ts';
import { domains } from '#core/questions/programs.ts';
import { eventsFrom } from '../../src/content/events.ts';
import { admissionSearchFor, programIds, programsFor } from '../../src/content/programs.ts';
import { academicYearOf, findUnfit, openYearsOf, presetFromLink } from '../../src/forms/admissionAnswers.ts';
import { emptyAnswersOf } from '../../src/forms/formAnswers.ts';
import { intakeSentences, intakeText } from '../../src/sections/applicationTexts.ts';
import { createFormats } from '#core/texts/formats.ts';
import { pluralRule } from '#core/texts/plurals.ts';

// The dates below are those of the specified deadlines, which the school may have moved.
vi.mock('#core/questions/deadlines.json', async () => {
  const { specifiedDeadlines } = await import('./specification.ts');
  return { default: { programs: specifiedDeadlines } };
});

/** Gives the key of a text and its variables in place of its words, so that no test depends on these. */
const translate = (key: string, variables: object = {}) => `${key}(${Object.values(variables).join(', ')})`;
const formats = createFormats(catalog.formats, pluralRule('fr'));

/** Safe casts: only the results of `t` are used. */
const textsBy = (t: (key: string, variables?: Record<string, string>) => string) => ({
  intake: intakeText.bind(null, t as unknown as Parameters<typeof intakeText>[0]),
  ...intakeSentences(t as unknown as Parameters<typeof intakeSentences>[0], formats),
});
const texts = textsBy(translate);

const emptyAnswers = emptyAnswersOf('admission');

const programs = {
  'no programme yet': {},
  'before 15 October': admissionSearchFor('licenseLogistique'),
  'before 15 July': admissionSearchFor('masterManagement'),
  'no deadline': admissionSearchFor('licenseCca'),
};

afterEach(() => void vi.useRealTimers());

/**
 * The statements of the site on a date about the intake of each programme: the short text, the academic years that the
 * form shows above “Années terminées” with the preselected one in brackets, and the whole sentence.
 */
function statementsOn(date: string): string[] {
  vi.useFakeTimers({ now: new Date(`${date}T09:00+03:00`), toFake: ['Date'] });
  const lines = Object.entries(programs).map(([name, program]) => {
    const answers = { ...emptyAnswers, ...presetFromLink(program) };
    const preselected = academicYearOf(answers);
    const years = openYearsOf(answers).map((year) => (year === preselected ? `[${year}]` : year));
    return `  ${name}: ${texts.intake(program, date)}; ${years.join(', ')}; ${texts.sentence(program, date)}`;
  });
  return [date, ...lines].map((line) => line.replaceAll(/\s/g, ' '));
}

// `deadlines.test.ts` tests the dates on which an intake changes.
const days = ['2026-11-23', '2027-07-14', '2027-09-30'];

test('all parts of the site state the same intake, on each day', () => {
  expect(days.flatMap(statementsOn).join('\n')).toMatchInlineSnapshot(`
    "2026-11-23
      no programme yet: intake.currentOrNext(2027); 2026-2027, 2027-2028; currentOrNext(today(), 2027)
      before 15 October: intake.year(2027); [2027-2028]; opens(today(), 2027, 1er mars 2027)
      before 15 July: intake.year(2027); [2027-2028]; opens(today(), 2027, 1er mars 2027)
      no deadline: intake.currentOrNext(2027); 2026-2027, 2027-2028; noDeadline(today(), 2027)
    2027-07-14
      no programme yet: intake.year(2027); 2027-2028; year(today(), 2027)
      before 15 October: intake.year(2027); [2027-2028]; year(today(), 2027)
      before 15 July: intake.lastDay(2027); [2027-2028]; lastDay(2027)
      no deadline: intake.year(2027); [2027-2028]; year(today(), 2027)
    2027-09-30
      no programme yet: intake.currentOrNext(2028); 2027-2028, 2028-2029; currentOrNext(today(), 2028)
      before 15 October: intake.current(); [2027-2028]; current(today(), 2027-2028, 15 septembre)
      before 15 July: intake.year(2028); [2028-2029]; opens(today(), 2028, 1er mars 2028)
      no deadline: intake.currentOrNext(2028); 2027-2028, 2028-2029; noDeadline(today(), 2028)"
  `);
});

test('over two years no text promises what has begun, or a year that nobody can choose', () => {
  const calls: { key: string; variables: Record<string, string> }[] = [];
  const record = (key: string, variables: Record<string, string> = {}) => {
    calls.push({ key, variables });
    return key;
  };
  const recorded = textsBy(record);
  const choices: { formationType?: string; domain?: string; degree?: string }[] = [
    {},
    { formationType: 'certifiante' },
    ...domains.map((domain) => ({ domain })),
    ...programIds.map(admissionSearchFor),
  ];
  const days = Array.from({ length: 24 }, (_, month) => new Date(Date.UTC(2026, 10 + month)).toISOString())
    .flatMap((first) => [first.slice(0, 10), `${first.slice(0, 8)}15`])
    .concat('2027-09-29', '2027-10-14');
  const dateIn = (text = '') => text.replaceAll(/\s/gu, ' ');
  for (const day of days) {
    for (const choice of choices) {
      const open = openYears(
        day,
        programsFor(choice.domain, choice.degree).map((id) => deadlines[id]),
      );
      for (const academicYear of ['', ...open]) {
        calls.length = 0;
        recorded.intake(choice, day);
        recorded.sentence({ ...choice, academicYear }, day);
        recorded.decision({ ...choice, academicYear }, day);
        const where = `${day} ${JSON.stringify({ ...choice, academicYear })}`;
        for (const { key, variables } of calls) {
          const { year, first, second, academicYear: current } = variables;
          for (const beginning of [year, first, second].filter((each) => each !== undefined)) {
            expect(`${beginning}-09-15` > day, `${where}: ${key} begins`).toBe(true);
            expect(open, `${where}: ${key}`).toContain(`${beginning}-${Number(beginning) + 1}`);
          }
          if (current !== undefined) {
            expect(`${current.slice(0, 4)}-09-15` <= day, `${where}: ${key} has begun`).toBe(true);
            expect(open, `${where}: ${key}`).toContain(current);
          }
        }
        const datesOf = (name: string) =>
          calls.filter(({ key }) => key === name).map(({ variables }) => dateIn(variables.date));
        expect(datesOf('decisionFrom'), where).toEqual(datesOf('opens'));
      }
    }
    expect(eventsFrom(day).filter(({ date }) => date < day)).toEqual([]);
  }
});

test('the receipt keeps the date and the chosen year, whose requests are studied from 1 March', () => {
  const sentIn = (academicYear: string, date = '2026-11-23') =>
    texts
      .sentence({ ...programs['no deadline'], formationType: 'academique', academicYear }, date, true)
      .replaceAll(/\s/g, ' ');
  expect(sentIn('2027-2028')).toBe('opens(on(23 novembre 2026), 2027, 1er mars 2027)');
  expect(sentIn('2027-2028', '2027-02-28')).toMatch(/^opens\(/);
  expect(sentIn('2027-2028', '2027-03-01')).toMatch(/^year\(/);
  expect(sentIn('2026-2027')).toMatch(/^current\(/);
  expect(sentIn('2024-2025'), 'a year that is over').toBe('closedSent(2024-2025)');
  const running = { ...programs['before 15 July'], academicYear: '2026-2027' };
  expect(texts.sentence(running, '2026-11-23'), 'a year that is closed, and not over').toBe('');
  expect(texts.sentence({ formationType: 'certifiante' }, '2026-11-23', true)).toMatch(/^certifying\(on\(23/);
});

test('no year is chosen before a domain is', () => {
  expect(academicYearOf(emptyAnswers)).toBe('');
});

test('a chosen year stays; one that the domain does not offer is reported, one that is over is not', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T09:00+03:00'), toFake: ['Date'] });
  const answers = { ...emptyAnswers, ...presetFromLink(programs['before 15 October']) };
  const reported = (academicYear: string) => {
    const chosen = { ...answers, academicYear };
    expect(academicYearOf(chosen)).toBe(academicYear);
    return findUnfit(chosen);
  };
  expect(reported('2026-2027')).toEqual({ academicYear: 'academicYearUnfit' });
  expect(reported('2027-2028')).toEqual({});
  expect(reported('2025-2026')).toEqual({});
  expect(findUnfit(answers), 'no choice yet').toEqual({});
});
