import { createInstance } from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { admissionSearchFor } from '../../src/content/programs.ts';
import { academicYearOf, findUnfit, openYearsOf, presetFromLink } from '../../src/forms/admissionAnswers.ts';
import { emptyAnswersOf } from '../../src/forms/formAnswers.ts';
import { applicationTexts } from '../../src/sections/applicationTexts.ts';
import { createFormats } from '#core/texts/formats.ts';
import { pluralRule } from '#core/texts/plurals.ts';

// The dates below are those of the specified deadlines, which the school may have moved.
vi.mock('#core/questions/deadlines.ts', async () => {
  const { specifiedDeadlines } = await import('./specification.ts');
  return { deadlines: specifiedDeadlines };
});

const i18n = createInstance();
void i18n.init({ lng: 'fr', resources: { fr: catalog }, initAsync: false });
const texts = applicationTexts(
  i18n.getFixedT('fr', ['intakeSentences', 'today']),
  createFormats(catalog.formats, pluralRule('fr')),
);

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
  const lines = Object.entries(programs).flatMap(([name, program]) => {
    const answers = { ...emptyAnswers, ...presetFromLink(program) };
    const preselected = academicYearOf(answers);
    const years = openYearsOf(answers).map((year) => (year === preselected ? `[${year}]` : year));
    return [
      `  ${name}: ${texts.intake(program, date)}; ${years.join(', ')}`,
      `    ${texts.sentence(program, date)}`,
    ];
  });
  return [date, ...lines].map((line) => line.replaceAll(/\s/g, ' '));
}

// `academicYears.test.ts` tests the dates on which an intake changes.
const days = ['2026-11-23', '2027-03-01', '2027-07-14', '2027-09-30'];

test('all parts of the site state the same intake, on each day', () => {
  expect(days.flatMap(statementsOn).join('\n')).toMatchInlineSnapshot(`
    "2026-11-23
      no programme yet: Rentrée 2026 ou 2027; 2026-2027, 2027-2028
        Envoyée aujourd’hui, votre demande vaut, selon la formation, pour l’année en cours ou pour la rentrée de septembre 2027.
      before 15 October: Rentrée 2027; [2027-2028]
        Envoyée aujourd’hui, votre demande vaut pour la rentrée de septembre 2027 : elle sera étudiée à partir du 1er mars 2027.
      before 15 July: Rentrée 2027; [2027-2028]
        Envoyée aujourd’hui, votre demande vaut pour la rentrée de septembre 2027 : elle sera étudiée à partir du 1er mars 2027.
      no deadline: Rentrée 2026 ou 2027; 2026-2027, 2027-2028
        Envoyée aujourd’hui, votre demande vaut, à votre choix, pour l’année en cours ou pour la rentrée de septembre 2027.
    2027-03-01
      no programme yet: Rentrée 2027; 2027-2028
        Envoyée aujourd’hui, votre demande vaut pour la rentrée de septembre 2027.
      before 15 October: Rentrée 2027; [2027-2028]
        Envoyée aujourd’hui, votre demande vaut pour la rentrée de septembre 2027.
      before 15 July: Rentrée 2027; [2027-2028]
        Envoyée aujourd’hui, votre demande vaut pour la rentrée de septembre 2027.
      no deadline: Rentrée 2027; [2027-2028]
        Envoyée aujourd’hui, votre demande vaut pour la rentrée de septembre 2027.
    2027-07-14
      no programme yet: Rentrée 2027; 2027-2028
        Envoyée aujourd’hui, votre demande vaut pour la rentrée de septembre 2027.
      before 15 October: Rentrée 2027; [2027-2028]
        Envoyée aujourd’hui, votre demande vaut pour la rentrée de septembre 2027.
      before 15 July: Dernier jour pour 2027; [2027-2028]
        Envoyée aujourd’hui, votre demande vaut encore pour la rentrée de septembre 2027 ; demain, elle vaudra pour la suivante.
      no deadline: Rentrée 2027; [2027-2028]
        Envoyée aujourd’hui, votre demande vaut pour la rentrée de septembre 2027.
    2027-09-30
      no programme yet: Rentrée 2027 ou 2028; 2027-2028, 2028-2029
        Envoyée aujourd’hui, votre demande vaut, selon la formation, pour l’année en cours ou pour la rentrée de septembre 2028.
      before 15 October: Rentrée 2027; [2027-2028]
        Envoyée aujourd’hui, votre demande vaut pour la rentrée de septembre 2027.
      before 15 July: Rentrée 2028; [2028-2029]
        Envoyée aujourd’hui, votre demande vaut pour la rentrée de septembre 2028 : elle sera étudiée à partir du 1er mars 2028.
      no deadline: Rentrée 2027 ou 2028; 2027-2028, 2028-2029
        Envoyée aujourd’hui, votre demande vaut, à votre choix, pour l’année en cours ou pour la rentrée de septembre 2028."
  `);
});

test('the receipt keeps the date and the chosen year', () => {
  const request = { ...programs['no deadline'], formationType: 'academique', academicYear: '2027-2028' };
  expect(texts.sentence(request, '2026-11-23', true)).toMatch(
    /^Envoyée le 23\snovembre\s2026, votre demande vaut pour la rentrée de septembre\s2027\.$/,
  );
  expect(texts.sentence({ formationType: 'certifiante' }, '2026-11-23', true)).toMatch(
    /2026, votre demande est étudiée dès/,
  );
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
