import { afterEach, describe, expect, test, vi } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { admissionRequestOf } from '../../src/forms/admissionAnswers.ts';
import { type FormAnswers, emptyAnswersOf, findFaults, toRequest } from '../../src/forms/formAnswers.ts';
import { strayCharacters } from '#core/texts/cleanText.ts';
import { answerNamesOf, admissionAnswerNames, answerLimits, questionOf } from '#core/questions/questions.ts';
import { type RequestKind, kindFacts, requestKinds } from '#core/questions/requestKinds.ts';
import { checkAnswers } from '#core/questions/rules.ts';
import type { Submission, SubmitResult } from '#core/store/submit.ts';
import { createFormats } from '#core/texts/formats.ts';
import { pluralRule } from '#core/texts/plurals.ts';
import {
  academicRequest,
  certifyingRequest,
  functionRequest,
  requestHandler,
  contactMessage,
  teacherApplication,
} from '../support/requests.ts';
import { type Edge, admissionEdges, birthDateEdges, contactEdges, teacherEdges } from './edges.ts';
import {
  type Choices,
  admissionChoices,
  admissionMessages,
  contactMessages,
  teacherChoices,
  teacherMessages,
} from './specification.ts';

// The days below are around the specified deadlines, which the school may have moved.
vi.mock('#core/questions/deadlines.json', async () => {
  const { specifiedDeadlines } = await import('./specification.ts');
  return { default: { programs: specifiedDeadlines } };
});

const formats = createFormats(catalog.formats, pluralRule('fr'));
const limitTexts: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(answerLimits).map(([name, limit]) => [name, formats.number(Number(limit))]),
  ),
  earliestBirthDate: formats.date(answerLimits.earliestBirthDate),
  cvMax: formats.fileSize(answerLimits.cvMaxBytes),
};

const sentences: Record<string, string> = Object.assign(
  {},
  catalog.forms.validation,
  ...requestKinds.map((kind) => catalog[kindFacts[kind].slice].validation),
);

/** The message of `locales/fr.json` for a validation key; it may quote the answer. */
function messageOf(key: string, answer: unknown = ''): string {
  const variables: Record<string, string> = { ...limitTexts, characters: strayCharacters(String(answer)) };
  const sentence = sentences[key] ?? `no message ${key}`;
  return sentence.replaceAll(/{{(\w+)}}/g, (_, name) => variables[name] ?? name).replaceAll(/\s/g, ' ');
}

const messagesOf = (problems: (readonly [field: string, key: string])[], answers: object) => {
  const typed: Record<string, unknown> = { ...answers };
  return Object.fromEntries(problems.map(([field, key]) => [field, messageOf(key, typed[field])]));
};

/** Calls the edge function of a kind. Returns the messages of the refused fields, and the stored request. */
async function callFunction(kind: RequestKind, body: object) {
  const stored: object[] = [];
  const handle = requestHandler({
    kind,
    store: {
      submit: async ({ reference, answers }: Submission): Promise<SubmitResult> => {
        stored.push(answers);
        return {
          outcome: 'stored',
          reference,
          createdAt: '2026-11-26T09:00:00.000Z',
          mail: { state: 'onItsWay', at: null },
        };
      },
    },
  });
  const response = await handle(functionRequest(body), '192.0.2.1');
  const { fields = [] } = await response.json();
  const problems = fields.map(({ path, message }: Record<'path' | 'message', string>) => [path, message]);
  expect(new Set(problems.map(([path]: [string]) => path)).size, 'one message a field').toBe(problems.length);
  expect(response.status).toBe(problems.length > 0 ? 422 : 200);
  expect(stored).toHaveLength(problems.length > 0 ? 0 : 1);
  return { refused: messagesOf(problems, body), stored: stored[0] ?? {} };
}

const cv = {
  file: new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }),
  problem: null,
  isEncrypted: false,
};

function faultsInForm<Kind extends RequestKind>(kind: Kind, answers: object) {
  const all = { ...emptyAnswersOf(kind), ...(kind === 'teacher' && { cv }), ...answers };
  const isAdmission = kind === 'admission';
  // Safe cast: the kind says so.
  const request = isAdmission ? admissionRequestOf(all as FormAnswers<'admission'>) : toRequest(kind, all);
  return findFaults(kind, all, checkAnswers(kind, request).error);
}

const refusedByForm = (kind: RequestKind, answers: object) =>
  messagesOf(Object.entries<string>(faultsInForm(kind, answers)?.fields ?? {}), answers);

afterEach(() => void vi.useRealTimers());

describe.each([
  ['admission', academicRequest, admissionEdges],
  ['contact', contactMessage, contactEdges],
  ['teacher', teacherApplication, teacherEdges],
] as const)('a %s request', (kind, valid, edges: Record<string, Edge[]>) => {
  const cases = Object.entries(edges).flatMap(([field, rows]) =>
    rows.map((edge) => ({ field, verdict: edge.message ? 'is refused' : 'is accepted', ...edge })),
  );

  test.each(cases)('$field of $description $verdict', async ({ field, typed, message, expectedStored }) => {
    const answers = { ...valid, [field]: typed };
    const expected = message ? { [field]: message } : {};
    expect(refusedByForm(kind, answers)).toEqual(expected);
    const { refused, stored } = await callFunction(kind, answers);
    expect(refused).toEqual(expected);
    if (expectedStored) expect(stored).toHaveProperty(field, expectedStored);
  });
});

describe.each(birthDateEdges)('at $moment', ({ moment, edges }) => {
  test.each(edges)('a birth date of $description has the message $message', async ({ typed, message }) => {
    vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
    const answers = { ...certifyingRequest, birthDate: typed };
    const expected = message ? { birthDate: message } : {};
    expect(refusedByForm('admission', answers)).toEqual(expected);
    expect((await callFunction('admission', answers)).refused).toEqual(expected);
  });
});

test.each(['17/05/2004', '2004-5-17', '2004-02-30', '2004-05-17T00:00', 'mai 2004'])(
  'the function refuses the birth date %s, which is not a day as YYYY-MM-DD',
  async (birthDate) => {
    const { refused } = await callFunction('admission', { ...certifyingRequest, birthDate });
    expect(refused).toEqual({
      birthDate:
        'La date de naissance est requise : écrivez le jour, le mois et l’année, par exemple 17/05/2004 ou 17052004',
    });
  },
);

test.each([
  ['2026-07-15T20:59Z', '2026-2027', 'is refused'], // The last day of 2025-2026.
  ['2026-07-15T21:00Z', '2026-2027', 'is accepted'], // 16 July in Djibouti.
  ['2027-02-28T20:59Z', '2026-2027', 'is accepted'],
  ['2027-03-07T20:59Z', '2026-2027', 'is accepted'], // The form offered it until a week ago.
  ['2027-03-07T21:00Z', '2026-2027', 'is refused'],
  ['2027-03-07T21:00Z', '2027-2028', 'is accepted'],
  ['2027-03-07T21:00Z', '2028-2029', 'is refused'],
  ['2027-03-07T21:00Z', '2024-2025', 'is accepted'],
])('at %s the academic year %s %s', async (moment, academicYear, verdict) => {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
  const { refused } = await callFunction('admission', { ...academicRequest, academicYear });
  expect(refused).toEqual(verdict === 'is refused' ? { academicYear: admissionMessages.academicYear } : {});
});

describe.each([
  ['admission', 'certifying', certifyingRequest, admissionAnswerNames('certifiante'), admissionChoices],
  ['admission', 'academic', academicRequest, admissionAnswerNames('academique'), admissionChoices],
  ['contact', 'contact', contactMessage, answerNamesOf('contact'), {}],
  [
    'teacher',
    'teacher',
    teacherApplication,
    answerNamesOf('teacher').filter((name) => name !== 'cv'),
    teacherChoices,
  ],
] as const)('the %s function, for a %s request,', (kind, _, valid, names, choices) => {
  const lists = Object.entries<Choices>(choices).filter(
    ([field]) => field !== 'formationType' && names.some((name) => name === field),
  );

  const messages: Record<string, string> = {
    ...specifiedMessages[kind],
    email: 'Email invalide : indiquez votre adresse',
  };
  const fallback = 'Ce champ n’est pas attendu : rechargez la page, puis réessayez';

  test('accepts each choice and nothing else', async () => {
    for (const [field, options] of lists) {
      const message = messages[field] ?? fallback;
      for (const value of Object.keys(options)) {
        // The teacher form offers diplomas that are too low to apply.
        const isAccepted =
          field !== 'lastDiploma' || kind !== 'teacher' || acceptableDiplomas.includes(value);
        const { refused, stored } = await callFunction(kind, { ...valid, [field]: value });
        expect(refused, value).toEqual(isAccepted ? {} : { [field]: message });
        if (isAccepted) expect(stored).toHaveProperty(field, value);
      }
      const [first = ''] = Object.keys(options);
      for (const value of ['no such choice', `${first} `, 'constructor', null, 1, [first]]) {
        const { refused } = await callFunction(kind, { ...valid, [field]: value });
        expect(refused, `${field}: ${value}`).toEqual({ [field]: message });
      }
    }
  });

  test.each(names)('requires %s, or stores the request without it if it is optional', async (name) => {
    for (const nothing of [undefined, '']) {
      const { refused, stored } = await callFunction(kind, { ...valid, [name]: nothing });
      const isOptional = questionOf(kind, name)?.isOptional;
      expect(refused, String(nothing)).toEqual(isOptional ? {} : { [name]: messages[name] });
      expect(stored).not.toHaveProperty(name);
    }
    const { refused, stored } = await callFunction(kind, { ...valid, [name]: ' \n ' });
    expect(Object.keys(refused)).toEqual(questionOf(kind, name)?.isOptional ? [] : [name]);
    expect(stored).not.toHaveProperty(name);
  });
});

const specifiedMessages: Record<RequestKind, object> = {
  admission: admissionMessages,
  contact: contactMessages,
  teacher: teacherMessages,
};

const acceptableDiplomas = ['master', 'doctorat', 'mba', 'ingenieur'];

test('the teacher application requires a diploma and a CV, and leaves a low diploma to the toast', () => {
  for (const lastDiploma of Object.keys(teacherChoices.lastDiploma))
    expect(refusedByForm('teacher', { ...teacherApplication, lastDiploma })).toEqual({});
  const { lastDiploma, cv: missingCv } = teacherMessages;
  expect(refusedByForm('teacher', { ...teacherApplication, lastDiploma: '', cv: null })).toEqual({
    lastDiploma,
    cv: missingCv,
  });
});

test('an admission request has only its type’s answers, the date as YYYY-MM-DD and no empty motivation', () => {
  const answers = {
    ...emptyAnswersOf('admission'),
    ...academicRequest,
    birthDate: '17/05/2004',
    motivation: '   ',
  };
  const checked = (all: typeof answers) => checkAnswers('admission', admissionRequestOf(all)).data;
  expect(checked({ ...answers, requiredLevel: 'bts' })).toEqual({
    ...academicRequest,
    birthDate: '2004-05-17',
  });
  expect(checked({ ...answers, firstName: '' }), 'a broken rule').toBeUndefined();
  expect(checked({ ...answers, motivation: '17/05/2004' })).toHaveProperty('motivation', '17/05/2004');
});
