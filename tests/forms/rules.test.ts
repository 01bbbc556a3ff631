import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCatalogs } from '../../server/catalogs.ts';
import { answersOf, questionOf } from '#core/questions/admissionQuestions.ts';
import { contactMessageSchema } from '#core/questions/contactMessage.ts';
import {
  type TeacherAnswers,
  emptyTeacherAnswers,
  validateTeacherAnswers,
} from '../../src/forms/teacher/teacherAnswers.ts';
import type { Submission, SubmitResult } from '#core/store/admissionStore.ts';
import { createRequestHandler } from '#core/http/handler.ts';
import { createTexts } from '#core/texts/texts.ts';
import { academicRequest, certifyingRequest, newKey } from '../support/admission.ts';
import { type Edge, admissionEdges, birthDates, contactEdges, teacherEdges } from './edges.ts';
import { admissionChoices } from './specification.ts';

/** Every case of a table with its field, for `test.each`. */
const casesOf = (edges: Record<string, Edge[]>) =>
  Object.entries(edges).flatMap(([field, cases]) =>
    cases.map((edge) => ({ field, verdict: edge.message ? 'is refused' : 'is taken', ...edge })),
  );

describe('the function', () => {
  const texts = createTexts(readCatalogs(join(import.meta.dirname, '../../locales')));
  const stored: object[] = [];
  async function submit({ reference, request }: Submission): Promise<SubmitResult> {
    stored.push(request);
    return { outcome: 'stored', reference, confirmation: 'queued' };
  }
  const handle = createRequestHandler({
    kind: 'admission',
    store: { submit },
    texts,
    log: () => {},
    allowedOrigins: [],
    onStored: () => {},
  });

  beforeEach(() => {
    stored.length = 0;
  });
  afterEach(() => void vi.useRealTimers());

  /** The fields that are refused; none when the request is stored. */
  async function refusedFields(body: object): Promise<string[]> {
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
      body: JSON.stringify(body),
    });
    const response = await handle(request, '192.0.2.1');
    const { fields = [] } = await response.json();
    expect(response.status).toBe(fields.length > 0 ? 422 : 200);
    expect(stored).toHaveLength(fields.length > 0 ? 0 : 1);
    return fields.map(({ path }: { path: string }) => path);
  }

  test.each(casesOf(admissionEdges))('$field of $is $verdict', async ({ field, typed, message }) => {
    expect(await refusedFields({ ...academicRequest, [field]: typed })).toEqual(message ? [field] : []);
  });

  test.each([
    'hodan@exemple.dj. ',
    '<hodan@exemple.dj>',
    'mailto:hodan@exemple.dj',
    '<mailto:hodan@exemple.dj>.',
  ])('%s is kept as the address alone', async (email) => {
    await refusedFields({ ...academicRequest, email });
    expect(stored).toMatchObject([{ email: 'hodan@exemple.dj' }]);
  });

  describe.each(birthDates)('at $moment', ({ moment, edges }) => {
    test.each(casesOf({ birthDate: edges }))('$field $is $verdict', async ({ typed, message }) => {
      vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
      const refused = await refusedFields({ ...certifyingRequest, birthDate: typed });
      expect(refused).toEqual(message ? ['birthDate'] : []);
    });
  });

  const requests = { certifiante: certifyingRequest, academique: academicRequest };

  describe.each(['certifiante', 'academique'] as const)('for %s', (type) => {
    const lists = Object.entries(admissionChoices).filter(
      ([field]) => field !== 'formationType' && field in requests[type],
    );

    test.each(lists)('each choice of %s is taken, and nothing else', async (field, choices) => {
      for (const [value] of choices) {
        stored.length = 0;
        expect(await refusedFields({ ...requests[type], [field]: value })).toEqual([]);
        expect(stored[0]).toHaveProperty(field, value);
      }
      stored.length = 0;
      for (const value of [
        'no such choice',
        `${choices[0]?.[0]} `,
        'constructor',
        null,
        1,
        [choices[0]?.[0]],
      ]) {
        expect(await refusedFields({ ...requests[type], [field]: value }), String(value)).toEqual([field]);
      }
    });

    test.each(answersOf(type))(
      '%s is asked for, or left out of what is stored if it is optional',
      async (name) => {
        for (const nothing of [undefined, '', ' \n ']) {
          stored.length = 0;
          const refused = await refusedFields({ ...requests[type], [name]: nothing });
          expect(refused, String(nothing)).toEqual(questionOf(name).isOptional ? [] : [name]);
          expect(stored[0] ?? {}).not.toHaveProperty(name);
        }
      },
    );
  });
});

describe('the contact form', () => {
  const right = {
    name: 'Ali',
    email: 'ali@exemple.dj',
    subject: 'Horaires',
    message: 'Quand puis-je venir ?',
  };

  test.each(casesOf(contactEdges))('$field of $is $verdict', ({ field, typed, message }) => {
    expect(refusedBy(contactMessageSchema, { ...right, [field]: typed })).toEqual(message ? [field] : []);
  });
});

describe('the teacher application', () => {
  const right = {
    ...emptyTeacherAnswers,
    firstName: 'Kadra',
    lastName: 'Robleh',
    email: 'kadra@exemple.dj',
    phone: '77 12 34 56',
    lastDiploma: 'master',
    specialization: 'Fiscalité',
    motivation: 'Transmettre mon métier.',
    cv: { file: new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }), problem: null },
  } as TeacherAnswers; // also with a file that is missing

  const refused = (answers: typeof right) => Object.keys(validateTeacherAnswers(answers)?.fields ?? {});

  test.each(casesOf(teacherEdges))('$field of $is $verdict', ({ field, typed, message }) => {
    expect(refused({ ...right, [field]: typed })).toEqual(message ? [field] : []);
  });

  test('experience, expertise and availability may be left empty; the diploma and the CV may not', () => {
    expect(refused(right)).toEqual([]);
    expect(refused({ ...right, lastDiploma: '', cv: null })).toEqual(['lastDiploma', 'cv']);
  });
});

/** The fields that a schema refuses. */
function refusedBy(schema: { safeParse: (answers: object) => Result }, answers: object): string[] {
  const { error } = schema.safeParse(answers);
  return [...new Set(error?.issues.map(({ path }) => String(path[0])))];
}

interface Result {
  error?: { issues: { path: PropertyKey[] }[] } | undefined;
}
