import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCatalogs } from '../../server/serverTexts.ts';
import { contactMessage } from '../support/messages.ts';
import { StoreUnavailable, type Submission, type SubmitResult } from '#core/store/admissionStore.ts';
import { createRequestHandler, mailboxOf, makeReference } from '#core/http/handler.ts';
import { createMailTexts } from '#core/texts/mailTexts.ts';

const texts = createMailTexts(readCatalogs(join(import.meta.dirname, '../../locales')));

type StoreAnswer = (submission: Submission, tries: number) => SubmitResult | Promise<SubmitResult>;

/** Sends a message to a stub store. Returns the response, every submission that reached the store, and the events. */
async function send(storeAnswer: StoreAnswer, headers: Record<string, string> = {}) {
  const submissions: Submission[] = [];
  const events: string[] = [];
  const handle = createRequestHandler({
    kind: 'contact',
    store: {
      submit: async (submission) => storeAnswer(submission, submissions.push(submission)),
      checkLimits: async () => null,
    },
    texts,
    contact: { phone: '77 00 00 00', email: 'ecole@example.dj' },
    log: (event, details) => void events.push([event, ...Object.values(details ?? {})].join(' ')),
    allowedOrigins: [],
    onMails: () => void events.push('mails are sent'),
  });
  const request = new Request('https://school.example', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(contactMessage),
  });
  return { response: await handle(request, '2001:db8:1:2'), submissions, events };
}

const stored = ({ reference }: Submission) => ({
  outcome: 'stored' as const,
  reference,
  confirmation: 'queued' as const,
});

test('the store gets the request with the client, its network, its mailbox and the language that it accepts', async () => {
  const { submissions } = await send(stored, {
    'Idempotency-Key': 'a-key-of-the-test',
    'Accept-Language': 'fr',
  });
  expect(submissions).toEqual([
    {
      kind: 'contact',
      idempotencyKey: 'a-key-of-the-test',
      contentHash: expect.stringMatching(/^[\da-f]{64}$/),
      reference: expect.stringMatching(/^MSG-/),
      request: contactMessage,
      locale: 'fr',
      clientAddress: '2001:db8:1:2',
      clientNetwork: '2001:db8:1',
      mailbox: contactMessage.email,
    },
  ]);
});

test.each<[situation: string, answer: StoreAnswer, status: number, events: string[]]>([
  ['stored now', stored, 200, ['contact.stored', 'mails are sent']],
  [
    'stored now, without a confirmation',
    (one) => ({ ...stored(one), confirmation: 'mailboxFull' }),
    200,
    ['contact.stored', 'mail.withheld mailboxFull', 'mails are sent'],
  ],
  ['stored before', (one) => ({ ...stored(one), outcome: 'replayed' }), 200, ['contact.replayed']],
  ['another one under its key', () => ({ outcome: 'conflict' }), 409, ['contact.conflict']],
  [
    'one too many',
    () => ({ outcome: 'rateLimited', limit: 'all', retryAfterSeconds: 9 }),
    429,
    ['contact.rateLimited all'],
  ],
  [
    'not stored, because the store is not available',
    () => Promise.reject(new StoreUnavailable('sqlite13')),
    503,
    ['contact.unavailable sqlite13'],
  ],
  [
    'not stored, because of a mistake that quotes the answers',
    () => Promise.reject(new TypeError(`no ${contactMessage.email}`)),
    503,
    ['contact.unavailable TypeError'],
  ],
])(
  'a message that is %s: the mails leave at once only if it is new, and the log has no answer',
  async (_, answer, status, events) => {
    const result = await send(answer);
    expect([result.response.status, result.events]).toEqual([status, events]);
  },
);

describe('a reference', () => {
  const randomBytes = (...values: number[]) => {
    const random = vi.spyOn(crypto, 'getRandomValues');
    for (const value of values)
      random.mockImplementationOnce((array) => (array as Uint8Array).fill(value) as never); // the handler asks for bytes
  };
  afterEach(() => void vi.restoreAllMocks());

  test('has each letter equally often, and none that people confuse', () => {
    const letters = Array.from({ length: 253 }, (_, byte) => {
      randomBytes(byte);
      return makeReference('admission').charAt(4);
    });
    const counts = Map.groupBy(letters, (letter) => letter);
    expect([...counts.keys()].join('')).toBe('34679ACDEFGHJKMNPQRTWXY');
    expect(new Set([...counts.values()].map(({ length }) => length))).toEqual(new Set([11]));
  });

  test.each([253, 254, 255])('does not use the byte %i, which would make one letter more likely', (byte) => {
    randomBytes(byte, 22);
    expect(makeReference('teacher')).toBe('ENS-YYYY-YYYY');
  });
});

describe('a reference that is already in use', () => {
  test('is replaced by a new one, up to ten times', async () => {
    const { response, submissions } = await send((submission, tries) =>
      tries < 10 ? { outcome: 'referenceTaken' } : stored(submission),
    );
    expect(new Set(submissions.map(({ reference }) => reference)).size).toBe(10);
    expect(await response.json()).toEqual({ success: true, reference: submissions[9]?.reference });
  });

  test('leads to a 503 when all ten are taken', async () => {
    const { response, submissions } = await send(() => ({ outcome: 'referenceTaken' }));
    expect([response.status, submissions.length]).toEqual([503, 10]);
  });
});

test.each([
  [1, 'dans une minute'],
  [60, 'dans une minute'],
  [61, 'dans 2 minutes'],
  [3541, 'dans 60 minutes'],
])('a wait of %i seconds is announced as “%s”, rounded up', async (seconds, words) => {
  const { response } = await send(() => ({
    outcome: 'rateLimited',
    limit: 'network',
    retryAfterSeconds: seconds,
  }));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(seconds)]);
  const { error } = await response.json();
  expect(error.replaceAll('\u00A0', ' ')).toContain(
    `réessayez ${words}. Vous pouvez aussi appeler le 77 00 00 00 ou écrire à ecole@example.dj.`,
  );
});

test('the content hash does not depend on the order of the questions', async () => {
  const { submissions } = await send(stored);
  const { email, message, name, subject } = contactMessage;
  const content = JSON.stringify(Object.entries({ email, message, name, subject }));
  expect(submissions[0]?.contentHash).toBe(createHash('sha256').update(content).digest('hex'));
});

test.each([
  'amina@example.dj',
  'Amina@Example.DJ',
  'a.m.i.n.a@example.dj',
  'amina+1@example.dj',
  'a.mina+tag+other@example.dj',
])('%s belongs to the mailbox of amina@example.dj', (email) => {
  expect(mailboxOf(email)).toBe('amina@example.dj');
});

test.each([
  ['A.mina+x@googlemail.com', 'amina@gmail.com'],
  ['a.mi-na_1@protonmail.com', 'amina1@proton.me'],
  ['amina1+x@pm.me', 'amina1@proton.me'],
  ['anything@amina.fastmail.com', 'amina@fastmail.com'],
  ['x@amina.fastmail.fm', 'amina@fastmail.fm'],
])('%s belongs to the mailbox of %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});

test('another name or domain is another mailbox', () => {
  expect(mailboxOf('ami-na@example.dj')).not.toBe(mailboxOf('amina@example.dj'));
  expect(mailboxOf('amin@example.dj')).not.toBe('amina@example.dj');
  expect(mailboxOf('amina@mail.example.dj')).toBe('amina@mail.example.dj');
  expect(mailboxOf('+253@example.dj')).toBe('+253@example.dj');
});
