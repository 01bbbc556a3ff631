import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type AdmissionAnswers,
  admissionPayload,
  emptyAdmission,
  findAdmissionFaults,
} from '../../src/forms/admissionAnswers.ts';
import { emptyAnswersOf, findFaults } from '../../src/forms/formAnswers.ts';
import { answerNamesOf, admissionAnswerNames, questionOf } from '#core/questions/questions.ts';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import type { Submission, SubmitResult } from '#core/store/admissionStore.ts';
import { academicRequest, certifyingRequest } from '../support/admission.ts';
import { functionCall, requestHandler } from '../support/handler.ts';
import { contactMessage, teacherApplication } from '../support/messages.ts';
import { type Edge, admissionEdges, birthDates, contactEdges, teacherEdges } from './edges.ts';
import { type Choices, admissionChoices, teacherChoices } from './specification.ts';

/** A CV as the form announces it, before it uploads the file. */
const announcedCv = { bytes: 9, sha256: 'a'.repeat(64) };

/** Calls the edge function of a kind. Returns the names of the refused fields, and the stored request. */
async function callFunction(kind: RequestKind, body: object) {
  const stored: object[] = [];
  const handle = requestHandler({
    kind,
    store: {
      submit: async ({ reference, request }: Submission): Promise<SubmitResult> => {
        stored.push(request);
        return { outcome: 'stored', reference, confirmation: 'queued' };
      },
      checkLimits: async () => null,
    },
  });
  const call = functionCall(kind === 'teacher' ? { ...body, cv: announcedCv } : body);
  const response = await handle(call, '192.0.2.1');
  const { fields = [] } = await response.json();
  const refused: string[] = fields.map(({ path }: { path: string }) => path);
  expect(response.status).toBe(refused.length > 0 ? 422 : 200);
  expect(stored).toHaveLength(refused.length > 0 ? 0 : 1);
  return { refused, stored: stored[0] ?? {} };
}

const cv = { file: new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }), problem: null };

/** The names of the fields that the form refuses, by kind of request. */
const refusedByForm = {
  admission: (answers: Partial<AdmissionAnswers>) =>
    Object.keys(findAdmissionFaults({ ...emptyAdmission, ...answers })?.fields ?? {}),
  contact: (answers: object) =>
    Object.keys(findFaults('contact', { ...emptyAnswersOf('contact'), ...answers })?.fields ?? {}),
  teacher: (answers: object) =>
    Object.keys(findFaults('teacher', { ...emptyAnswersOf('teacher'), cv, ...answers })?.fields ?? {}),
} satisfies Record<RequestKind, (answers: object) => string[]>;

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
    const expected = message ? [field] : [];
    expect(refusedByForm[kind](answers)).toEqual(expected);
    const { refused, stored } = await callFunction(kind, answers);
    expect(refused).toEqual(expected);
    if (expectedStored) expect(stored).toHaveProperty(field, expectedStored);
  });
});

describe.each(birthDates)('at $moment', ({ moment, edges }) => {
  test.each(edges)('a birth date of $description has the message $message', async ({ typed, message }) => {
    vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
    const { refused } = await callFunction('admission', { ...certifyingRequest, birthDate: typed });
    expect(refused).toEqual(message ? ['birthDate'] : []);
  });
});

test.each([
  ['2026-07-15T20:59Z', '2026-2027', 'is refused'], // The specified years are not over.
  ['2026-07-15T21:00Z', '2026-2027', 'is accepted'], // 16 July in Djibouti.
  ['2027-02-28T20:59Z', '2026-2027', 'is accepted'],
  ['2027-03-07T20:59Z', '2026-2027', 'is accepted'], // Offered a week ago.
  ['2027-03-07T21:00Z', '2026-2027', 'is refused'],
  ['2027-03-07T21:00Z', '2027-2028', 'is accepted'],
  ['2027-03-07T21:00Z', '2028-2029', 'is refused'],
  ['2027-03-07T21:00Z', '2024-2025', 'is accepted'],
])('at %s the academic year %s %s', async (moment, academicYear, verdict) => {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
  const { refused } = await callFunction('admission', { ...academicRequest, academicYear });
  expect(refused).toEqual(verdict === 'is refused' ? ['academicYear'] : []);
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

  test('accepts each choice and nothing else', async () => {
    for (const [field, options] of lists) {
      for (const [value] of options) {
        // The teacher form offers diplomas that are too low to apply.
        const isAccepted =
          field !== 'lastDiploma' || kind !== 'teacher' || acceptableDiplomas.includes(value);
        const { refused, stored } = await callFunction(kind, { ...valid, [field]: value });
        expect(refused, value).toEqual(isAccepted ? [] : [field]);
        if (isAccepted) expect(stored).toHaveProperty(field, value);
      }
      const [first = ''] = options[0] ?? [];
      for (const value of ['no such choice', `${first} `, 'constructor', null, 1, [first]]) {
        const { refused } = await callFunction(kind, { ...valid, [field]: value });
        expect(refused, `${field}: ${value}`).toEqual([field]);
      }
    }
  });

  test.each(names)('requires %s, or stores the request without it if it is optional', async (name) => {
    for (const nothing of [undefined, '', ' \n ']) {
      const { refused, stored } = await callFunction(kind, { ...valid, [name]: nothing });
      expect(refused, String(nothing)).toEqual(questionOf(kind, name)?.isOptional ? [] : [name]);
      expect(stored).not.toHaveProperty(name);
    }
  });
});

const acceptableDiplomas = ['master', 'doctorat', 'mba', 'ingenieur'];

test('the teacher application requires a diploma and a CV; a low diploma is valid, because a toast refuses it', () => {
  for (const [lastDiploma] of teacherChoices.lastDiploma)
    expect(refusedByForm.teacher({ ...teacherApplication, lastDiploma })).toEqual([]);
  expect(refusedByForm.teacher({ ...teacherApplication, lastDiploma: '', cv: null })).toEqual([
    'lastDiploma',
    'cv',
  ]);
});

test('the payload of an admission request has only the answers of its type, the date as YYYY-MM-DD and no empty motivation', () => {
  const answers = { ...emptyAdmission, ...academicRequest, birthDate: '17/05/2004', motivation: '   ' };
  expect(admissionPayload({ ...answers, requiredLevel: 'bts' })).toEqual({
    ...academicRequest,
    birthDate: '2004-05-17',
  });
  expect(admissionPayload({ ...answers, motivation: 'Je veux apprendre.' })).toHaveProperty('motivation');
});
