/** What visitors send, as objects, and the requests that hold it. */
import { randomUUID } from 'node:crypto';
import { newEvent } from '#core/acts/changeDossier.ts';
import { networkOf } from '#core/http/clientAddress.ts';
import type { Mail } from '#core/mail/mails.ts';
import {
  type AnswerName,
  type FormationType,
  type Question,
  type RequestAnswers,
  admissionAnswerNames,
  questionOf,
} from '#core/questions/questions.ts';
import { makeReference } from '#core/model/reference.ts';
import type { StoredPaper } from '#core/model/papers.ts';
import type { StoredRequest } from '#core/model/request.ts';
import { createRequestHandler } from '#core/acts/requestHandler.ts';
import { type Limits, limitsFrom } from '#core/limits.ts';
import type { RequestStore } from '#core/store/store.ts';
import type { Submission } from '#core/store/submit.ts';
import { createMailTexts } from '#core/texts/mailTexts.ts';
import { readCatalogs } from '../../server/serverTexts.ts';
import { readServerSettings } from '../../server/settings.ts';

const samples: Record<Exclude<Question['kind'], 'choice'>, string> = {
  line: 'Réponse',
  text: 'Réponse',
  date: '2004-05-17',
  phone: '77 12 34 56',
  email: 'sample@example.dj',
  file: 'cv.pdf',
};

/** A valid value for every field of a formation type, including fields without a test of their own. */
function sampleRequest(type: FormationType): Partial<Record<AnswerName<'admission'>, string>> {
  const answers = admissionAnswerNames(type).map((name) => {
    const question = questionOf('admission', name);
    return [name, question.kind === 'choice' ? question.options[0] : samples[question.kind]];
  });
  return { ...Object.fromEntries(answers), formationType: type };
}

/** A certifying request with every answer that it can have. */
export const certifyingRequest = {
  ...sampleRequest('certifiante'),
  firstName: 'عبد الرحمن',
  lastName: 'O’Connor-Müller 🦁 "Robert\'); drop table requests;--"',
  birthDate: '1950-01-01',
  phone: '77 12 34 56',
  email: "d'arc+admission@example.co.uk",
  requiredLevel: 'licence',
  certifyingProgram: 'securite-informatique',
  lastDiploma: 'autres',
  lastInstitution: 'instituts-etrangers',
  motivation: 'Une ligne\nune autre ; {"json": [1, 2]} \\ % $1',
} as const satisfies RequestAnswers;

/** An academic request with every answer that it can have. */
export const fullAcademicRequest = {
  ...sampleRequest('academique'),
  firstName: 'Amina',
  lastName: 'Houssein',
  birthDate: '2004-05-17',
  phone: '+253 77 12 34 56',
  email: 'amina@example.dj',
  academicYear: '2025-2026',
  domain: 'logistique-transport',
  lastDiploma: 'bac',
  lastInstitution: 'lycee',
  motivation: 'Je veux apprendre.\nEt travailler au port.',
} as const satisfies RequestAnswers;

const { motivation: _, ...withoutMotivation } = fullAcademicRequest;

/** An academic request without a motivation, like most requests. */
export const academicRequest: RequestAnswers = withoutMotivation;

/** The answers of a person of this number, whose mailbox is theirs alone. */
export const answersOf = (person: number): RequestAnswers => ({
  ...academicRequest,
  email: `person${person}@example.dj`,
});

export const untouchedDossier = {
  generation: 1,
  isProved: false,
  revision: 0,
  corrections: 0,
  withdrawnAt: null,
  eraseAt: null,
  papers: [],
};

export const newIdempotencyKey = (): string => randomUUID();

/** Limits that no test reaches, as settings of the embedded server. */
export const noLimitSettings = {
  REQUESTS_PER_HOUR: '1000000',
  REQUESTS_PER_HOUR_IN_ALL: '1000000',
  MAILS_PER_ADDRESS_PER_HOUR: '1000000',
  MAILS_PER_ADDRESS_PER_DAY: '1000000',
  MAILS_PER_HOUR: '1000000',
  SCHOOL_MAILS_PER_HOUR: '1000000',
};

export const noLimits: Limits = limitsFrom(readServerSettings(noLimitSettings));

/** A submission with its own key and reference, unless the changes say otherwise. */
export function submission(changes: Partial<Submission> = {}): Submission {
  const { kind = 'admission', clientAddress = '192.0.2.1' } = changes;
  return {
    idempotencyKey: newIdempotencyKey(),
    contentHash: 'a'.repeat(64),
    kind,
    reference: makeReference(kind),
    answers: academicRequest,
    locale: 'fr',
    clientAddress,
    clientNetwork: networkOf(clientAddress),
    ...changes,
  };
}

/** The request with this reference. Throws when there is none. */
export async function findStored(store: RequestStore, reference: string): Promise<StoredRequest> {
  const stored = await store.findRequest(reference);
  if (!stored) throw new Error(`${reference} is not stored.`);
  return stored;
}

/** Submits a request, with its own key and reference, and returns it as stored. */
export async function storeRequest(
  store: RequestStore,
  changes: Partial<Submission> = {},
): Promise<StoredRequest> {
  const one = submission(changes);
  await store.submit(one);
  return findStored(store, one.reference);
}

export async function setAnswered(store: RequestStore, reference: string) {
  const change = { answeredAt: new Date().toISOString(), events: [newEvent('answered')] };
  return store.saveRequest(await findStored(store, reference), change);
}

/** A file of a dossier, by default a CV that was received now, and announced when it was received. */
export function storedPaper(changes: Partial<StoredPaper> = {}): StoredPaper {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    paper: 'cv',
    state: 'received',
    bytes: 1_000,
    sha256: null,
    replaces: null,
    createdAt: changes.receivedAt ?? now,
    receivedAt: changes.state === 'uploading' ? null : now,
    ...changes,
  };
}

export function storedRequest(answers: RequestAnswers, changes: Partial<StoredRequest> = {}): StoredRequest {
  return {
    sequence: 1,
    kind: 'admission',
    reference: 'ADM-AAAA-CCCC',
    locale: 'fr',
    createdAt: '2026-03-01T11:05:00.000Z',
    answeredAt: null,
    earlierReference: null,
    answers,
    ...untouchedDossier,
    mails: [],
    events: [],
    ...changes,
  };
}

export const mailTexts = createMailTexts(readCatalogs());

type Options = Parameters<typeof createRequestHandler>[0];

/** The handler of a kind of request, by default of admission requests, with a store that accepts every request. */
export function requestHandler(changes: Partial<Options> = {}): ReturnType<typeof createRequestHandler> {
  return createRequestHandler({
    kind: 'admission',
    store: {
      submit: async ({ reference }) => ({
        outcome: 'stored',
        reference,
        createdAt: new Date().toISOString(),
        mail: { state: 'onItsWay', at: null },
      }),
    },
    texts: mailTexts,
    contact: undefined,
    log: () => {},
    allowedOrigins: [],
    onMails: () => {},
    ...changes,
  });
}

/** A request to a function, by default with a new idempotency key. A stream is sent without `Content-Length`. */
export function functionRequest(
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Request {
  const isSent = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  return new Request('http://localhost/', {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newIdempotencyKey(), ...headers },
    ...(method === 'POST' && { body: isSent ? body : JSON.stringify(body), duplex: 'half' }),
  } as RequestInit); // Safe cast: TypeScript's DOM types lack `duplex`.
}

export const contactMessage = {
  name: 'Ali Hassan',
  email: 'ali@example.dj',
  subject: 'Horaires de la bibliothèque',
  message: 'Bonjour,\nquand puis-je venir ?',
};

export const teacherApplication = {
  firstName: 'Kadra',
  lastName: 'Robleh',
  email: 'kadra@example.dj',
  phone: '77 12 34 56',
  lastDiploma: 'master',
  specialization: 'Fiscalité',
  motivation: 'Transmettre mon métier.',
} as const;

/** A mail to send, where its content does not matter. */
export const plainMail: Mail = {
  id: '0b9d5a3e-0000-4000-8000-000000000000',
  fromName: 'École',
  to: 'amina@example.dj',
  replyTo: 'school@example.dj',
  subject: 'Sujet',
  text: 'Texte',
  html: '<p>Texte</p>',
  date: new Date(),
};
