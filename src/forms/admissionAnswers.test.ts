import { describe, expect, test } from 'vitest';
import { domains } from '#core/questions/programs.ts';
import { programOf, programsOf } from '../content/programs.ts';
import { degreeOf, degreesIn, findUnfit, formationTypeOf, presetFromLink } from './admissionAnswers.ts';
import { emptyAnswersOf } from './formAnswers.ts';

const domainWithBothDegrees = 'logistique-transport';
/** A domain in which the school has no master's programme, if there is one. */
const domainWithoutMaster = domains.find((domain) =>
  programsOf('master').every((id) => programOf(id).domain !== domain),
);

test.each([
  ['', ['licence', 'master']],
  [domainWithBothDegrees, ['licence', 'master']],
])('in the domain “%s” the school has %j', (domain, degrees) => {
  expect(degreesIn(domain)).toEqual(degrees);
});

describe('the degree of a request', () => {
  test.each([
    [
      'is the chosen one',
      { domain: domainWithBothDegrees, degree: 'licence', lastDiploma: 'master' },
      'licence',
    ],
    ['is a licence after a bac', { domain: domainWithBothDegrees, lastDiploma: 'bac' }, 'licence'],
    ['is a licence after a BTS', { domain: domainWithBothDegrees, lastDiploma: 'bts' }, 'licence'],
    ['is a master after a licence', { domain: domainWithBothDegrees, lastDiploma: 'licence' }, 'master'],
    ['is a master after another master', { domain: domainWithBothDegrees, lastDiploma: 'master' }, 'master'],
    ['is open before the last diploma is told', { domain: domainWithBothDegrees }, undefined],
  ])('%s', (_, answers, degree) => {
    expect(degreeOf({ ...emptyAnswersOf('admission'), ...answers })).toBe(degree);
  });
});

test.skipIf(!domainWithoutMaster)(
  'in a domain without a master a request is for a licence, and a chosen master is reported',
  () => {
    const domain = domainWithoutMaster ?? '';
    const answers = { ...emptyAnswersOf('admission'), domain, lastDiploma: 'licence' };
    expect(degreesIn(domain)).toEqual(['licence']);
    expect(degreeOf(answers)).toBe('licence');
    expect(findUnfit({ ...answers, degree: 'licence' })).toEqual({});
    expect(degreeOf({ ...answers, degree: 'master' })).toBeUndefined();
    expect(findUnfit({ ...answers, degree: 'master' })).toEqual({ degree: 'degreeUnfit' });
    expect(presetFromLink({ domain, degree: 'licence' }), 'its only degree is not asked').toMatchObject({
      degree: '',
    });
  },
);

const academicPreset = { requiredLevel: '', certifyingProgram: '', formationType: 'academique' };

test.each([
  [
    'a domain and its degree',
    { domain: domainWithBothDegrees, degree: 'master' },
    { ...academicPreset, domain: domainWithBothDegrees, degree: 'master' },
  ],
  [
    'a domain alone',
    { domain: domainWithBothDegrees },
    { ...academicPreset, domain: domainWithBothDegrees, degree: '' },
  ],
  [
    'an unknown degree',
    { domain: domainWithBothDegrees, degree: 'doctorat' },
    { ...academicPreset, domain: domainWithBothDegrees, degree: '' },
  ],
  [
    'a formation type alone',
    { formationType: 'certifiante' },
    { academicYear: '', domain: '', degree: '', formationType: 'certifiante' },
  ],
  ['an unknown domain', { domain: 'astrologie', degree: 'master' }, {}],
  ['nothing', {}, {}],
])('a link with %s presets these answers, and empties those of the other type', (_, search, preset) => {
  expect(presetFromLink(search)).toEqual(preset);
});

test('an unknown formation type is no choice', () => {
  expect(formationTypeOf({ formationType: 'academique' })).toBe('academique');
  expect(formationTypeOf({ formationType: 'toString' })).toBeUndefined();
});
