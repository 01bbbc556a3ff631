import { describe, expect, test } from 'vitest';
import { domains } from '#core/questions/programs.ts';
import { programOf, programsOf } from '../content/programs.ts';
import { degreeOf, degreesIn, findUnfit, formationTypeOf, presetFromLink } from './admissionAnswers.ts';
import { emptyAnswersOf } from './formAnswers.ts';

/** A domain with both degrees. */
const domain = 'logistique-transport';
/** A domain in which the school has no master's programme, if there is one. */
const domainWithoutMaster = domains.find((domain) =>
  programsOf('master').every((id) => programOf(id).domain !== domain),
);

test.each([
  ['', ['licence', 'master']],
  [domain, ['licence', 'master']],
])('in the domain “%s” the school has %j', (chosen, degrees) => {
  expect(degreesIn(chosen)).toEqual(degrees);
});

describe('the degree of a request', () => {
  test.each([
    ['is the chosen one', { domain, degree: 'licence', lastDiploma: 'master' }, 'licence'],
    ['is a licence after a bac', { domain, lastDiploma: 'bac' }, 'licence'],
    ['is a licence after a BTS', { domain, lastDiploma: 'bts' }, 'licence'],
    ['is a master after a licence', { domain, lastDiploma: 'licence' }, 'master'],
    ['is a master after another master', { domain, lastDiploma: 'master' }, 'master'],
    ['is open before the last diploma is told', { domain }, undefined],
  ])('%s', (_, answers, degree) => {
    const given = { ...emptyAnswersOf('admission'), ...answers };
    expect(degreeOf(given)).toBe(degree);
    expect(findUnfit(given)).toEqual({});
  });
});

test.skipIf(!domainWithoutMaster)(
  'in a domain without a master a request is for a licence, and a chosen master is reported',
  () => {
    const only = { domain: domainWithoutMaster ?? '' };
    const answers = { ...emptyAnswersOf('admission'), ...only, lastDiploma: 'licence' };
    expect(degreesIn(only.domain)).toEqual(['licence']);
    expect(degreeOf(answers)).toBe('licence');
    expect(findUnfit({ ...answers, degree: 'licence' })).toEqual({});
    expect(degreeOf({ ...answers, degree: 'master' })).toBeUndefined();
    expect(findUnfit({ ...answers, degree: 'master' })).toEqual({ degree: 'degreeUnfit' });
    const unasked = { ...answers, degree: 'master', formationType: 'certifiante' };
    expect(findUnfit(unasked), 'of a question that is not asked').toEqual({});
    const preset = presetFromLink({ ...only, degree: 'licence' });
    expect(preset, 'its only degree is not asked').toMatchObject({ degree: '' });
  },
);

const formationType = 'academique';
const academic = { requiredLevel: '', certifyingProgram: '', formationType, domain, degree: '' };
const certifying = { academicYear: '', domain: '', degree: '', formationType: 'certifiante' };
const certifyingProgram = 'marketing-digital';

test.each([
  ['a domain and its degree', { domain, degree: 'master' }, { ...academic, degree: 'master' }],
  ['a domain alone', { domain }, academic],
  ['an unknown degree', { domain, degree: 'doctorat' }, academic],
  ['a formation type alone', { formationType: 'certifiante' }, certifying],
  ['a certifying programme', { certifyingProgram }, { ...certifying, certifyingProgram }],
  ['a domain and a certifying programme', { domain, certifyingProgram }, academic],
  ['an unknown domain', { domain: 'astrologie', degree: 'master' }, {}],
  ['nothing', {}, {}],
])('a link with %s presets these answers, and empties those of the other type', (_, search, preset) => {
  expect(presetFromLink(search)).toEqual(preset);
});

test('an unknown formation type is no choice', () => {
  expect(formationTypeOf({ formationType: 'academique' })).toBe('academique');
  expect(formationTypeOf({ formationType: 'toString' })).toBeUndefined();
});
