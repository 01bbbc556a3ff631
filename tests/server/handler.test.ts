import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  academicRequest,
  functionRequest,
  requestHandler,
  contactMessage,
  teacherApplication,
} from '../support/requests.ts';
import { inChunks } from '../support/clients.ts';
import type { Submission, SubmitResult } from '#core/store/submit.ts';
import { StoreUnavailable } from '#core/store/driver.ts';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import { mailboxOf } from '#core/model/mailbox.ts';
import { makeReference, readReference } from '#core/model/reference.ts';

type StoreAnswer = (submission: Submission) => SubmitResult | Promise<SubmitResult>;

/**
 * Sends answers, by default a message without a key, to a stub store. Returns the response, every submission that reached
 * the store, and the events.
 */
async function send(
  storeAnswer: StoreAnswer,
  headers: Record<string, string> = {},
  { kind = 'contact', answers = contactMessage }: { kind?: RequestKind; answers?: object } = {},
) {
  const submissions: Submission[] = [];
  const events: string[] = [];
  const handle = requestHandler({
    kind,
    store: {
      submit: async (submission) => {
        submissions.push(submission);
        return storeAnswer(submission);
      },
    },
    links: { dossierSecret: (one: object) => Object.keys(one).join(' ') },
    contact: { phone: '77 00 00 00', email: 'ecole@example.dj' },
    log: (event, details) => void events.push([event, ...Object.values(details ?? {})].join(' ')),
    onMails: () => void events.push('mails are sent'),
  });
  const sent = functionRequest(answers, headers);
  if (!headers['Idempotency-Key']) sent.headers.delete('idempotency-key');
  return { response: await handle(sent, '2001:db8:1:2'), submissions, events };
}

const stored = ({ reference }: Submission) => ({
  outcome: 'stored' as const,
  reference,
  createdAt: '2026-11-26T09:00:00.000Z',
  mail: { state: 'onItsWay', at: null } as const,
});

const unconfirmed: StoreAnswer = (one) => ({ ...stored(one), mail: { state: 'none', at: null } });
const limitedFor = (retryAfterSeconds: number, limit: 'all' | 'network') => () =>
  ({ outcome: 'rateLimited', limit, retryAfterSeconds }) as const;
const failing = (error: Error) => () => Promise.reject(error);

test('the store gets the request with the client, its network and the language that it accepts', async () => {
  const headers = { 'Idempotency-Key': 'a-key-of-the-test', 'Accept-Language': 'fr' };
  const { submissions } = await send(stored, headers);
  expect(submissions).toEqual([
    {
      kind: 'contact',
      idempotencyKey: 'a-key-of-the-test',
      contentHash: expect.stringMatching(/^[\da-f]{64}$/),
      reference: expect.stringMatching(/^MSG-/),
      answers: contactMessage,
      locale: 'fr',
      clientAddress: '2001:db8:1:2',
      clientNetwork: '2001:db8:1',
    },
  ]);
});

test.each<[situation: string, answer: StoreAnswer, status: number, events: string[]]>([
  ['stored now', stored, 200, ['contact.stored', 'mails are sent']],
  [
    'stored now, without a confirmation',
    unconfirmed,
    200,
    ['contact.stored', 'mail.withheld', 'mails are sent'],
  ],
  ['stored before', (one) => ({ ...stored(one), outcome: 'replayed' }), 200, ['contact.replayed']],
  ['another one under its key', () => ({ outcome: 'conflict' }), 409, ['contact.refused conflict']],
  ['one too many', limitedFor(9, 'all'), 429, ['contact.refused rateLimited all']],
  [
    'not stored by a store out of reach',
    failing(new StoreUnavailable('sqlite13')),
    503,
    ['contact.unavailable sqlite13'],
  ],
  [
    'not stored by a mistake that quotes it',
    failing(new TypeError(`no ${contactMessage.email}`)),
    503,
    ['contact.unavailable TypeError'],
  ],
])(
  'a message that is %s: the mails leave at once only if it is new, and the log has no answer',
  async (_, answer, status, events) => {
    const result = await send(answer);
    expect([result.response.status, result.events]).toEqual([status, events]);
    if (status === 503) expect(result.response.headers.get('retry-after')).toBe('5');
  },
);

test('the answer says what becomes of the mail', async () => {
  const mail = { state: 'onItsWay', at: '2026-11-26T10:00:00.000Z' } as const;
  const { response, submissions } = await send((one) => ({ ...stored(one), mail }));
  const [{ reference } = { reference: '' }] = submissions;
  const receivedAt = '2026-11-26T09:00:00.000Z';
  expect(await response.json()).toEqual({ success: true, reference, receivedAt, mail });
});

test('a refusal that waiting does not change has no time to wait and no other way to the school', async () => {
  const { response } = await send(() => ({ outcome: 'conflict' }));
  expect(response.headers.get('retry-after')).toBeNull();
  expect((await response.json()).error).not.toContain('ecole@example.dj');
});

test('a reference has no letter that people confuse with another one', () => {
  for (let count = 0; count < 100; count += 1)
    expect(makeReference('admission')).toMatch(/^ADM(-[34679ACDEFGHJKMNPQRTWXY]{4}){2}$/);
});

test.each([
  [1, 'dans une minute'],
  [60, 'dans une minute'],
  [61, 'dans 2 minutes'],
  [3541, 'dans 60 minutes'],
])('a wait of %i seconds is announced as “%s”, rounded up', async (seconds, words) => {
  const { response } = await send(limitedFor(seconds, 'network'));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(seconds)]);
  const { error } = await response.json();
  const otherWays = 'Vous pouvez aussi appeler le 77 00 00 00 ou écrire à ecole@example.dj.';
  expect(error.replaceAll('\u00A0', ' ')).toContain(`réessayez ${words}. ${otherWays}`);
});

test('the content hash does not depend on the order of the questions', async () => {
  const { submissions } = await send(stored);
  const { email, message, name, subject } = contactMessage;
  const content = JSON.stringify(Object.entries({ email, message, name, subject }));
  expect(submissions[0]?.contentHash).toBe(createHash('sha256').update(content).digest('hex'));
});

test.each([
  ['amina@example.dj', 'amina@example.dj'],
  ['Amina@Example.DJ', 'amina@example.dj'],
  ['A.mina+x@googlemail.com', 'amina@gmail.com'],
  ['amina@protonmail.com', 'amina@proton.me'],
  ['amina+x@pm.me', 'amina@proton.me'],
  ['amina@me.com', 'amina@icloud.com'],
  ['ami-na@example.dj', 'ami-na@example.dj'],
  ['amina@mail.example.dj', 'amina@mail.example.dj'],
  ['+253@example.dj', '+253@example.dj'],
])('%s belongs to the mailbox of %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});

test('a message may be longer than an admission request', async () => {
  const statusOf = async (message: string) => {
    const request = functionRequest({ ...contactMessage, message });
    return (await requestHandler({ kind: 'contact' })(request, '192.0.2.1')).status;
  };
  expect(await statusOf('🦁'.repeat(10_000))).toBe(200);
  expect(await statusOf('x'.repeat(70_000))).toBe(413);
});

test.each<[copied: string, reference: string | null]>([
  ['ADM-3467-9ACD', 'ADM-3467-9ACD'],
  [' adm-3467-9acd. ', 'ADM-3467-9ACD'],
  ['ADM34679ACD', 'ADM-3467-9ACD'],
  ['Numéro de dossier : ADM-3467-9ACD', 'ADM-3467-9ACD'],
  ['[ADM-3467-9ACD] Master', 'ADM-3467-9ACD'],
  ['3467-9ACD', 'ADM-3467-9ACD'],
  ['n° 3467 9acd', 'ADM-3467-9ACD'],
  ['«\u00A0ENS\u20113467\u20119ACD\u00A0»', 'ENS-3467-9ACD'],
  ...['', 'ADM', 'ADM-3467', 'ADM-3467-9AC', 'ADM-3467-9ACDE', 'ma référence', '77 12 34 56 78'].map(
    (other): [string, null] => [other, null],
  ),
])('the copied reference “%s” is read as %s', (copied, reference) => {
  expect(readReference(copied)).toBe(reference);
});

describe('an admission request', () => {
  const call = async (body: unknown, headers?: Record<string, string>, method?: string) =>
    requestHandler()(functionRequest(body, headers, method), '192.0.2.1');

  test.each([
    ['answers of the other formation type', { requiredLevel: 'bac' }, ['requiredLevel']],
    ['an unknown field', { admin: true }, ['admin']],
    ['a missing formation type', { formationType: undefined, email: 'x' }, ['email', 'formationType']],
    ['a number for a name', { firstName: 12 }, ['firstName']],
    ['a name of a field that is too long to repeat', { ['x'.repeat(61)]: 1 }, ['x'.repeat(60)]],
    [
      'an invisible name',
      { firstName: '\u200B\u2060\u3164\u00AD', lastName: '\u202E\uFEFF\u{E0041}A' },
      ['firstName', 'lastName'],
    ],
  ])('with %s is refused with the path of each field and a message', async (_, changes, paths) => {
    const response = await call({ ...academicRequest, ...changes });
    const body = await response.json();
    expect(response.status).toBe(422);
    expect(body).toMatchObject({ success: false, error: expect.stringContaining('réponses') });
    expect(body.fields.map(({ path }: { path: string }) => path).toSorted()).toEqual(paths.toSorted());
  });

  test('loses invisible characters, keeps joiners in texts, and has its line breaks and accents normalised', async () => {
    const answers = {
      ...academicRequest,
      firstName: 'A\u200Bmi\u00ADna',
      phone: '\u202A+253 77 12 34 56\u202C',
      email: 'amina\u200B@example.dj',
      motivation: 'می\u200Cخواهم \u202E👩\u200D🎓\u{E0041}\r\nE\u0301tudier\rici',
    };
    const { submissions } = await send(stored, {}, { kind: 'admission', answers });
    expect(submissions[0]?.answers).toMatchObject({
      firstName: 'Amina',
      phone: '+253 77 12 34 56',
      email: 'amina@example.dj',
      motivation: 'می\u200Cخواهم 👩\u200D🎓\nÉtudier\nici',
    });
  });

  test('and an application get the secret of the dossier, unless only the content shows a repeat', async () => {
    const admission = { kind: 'admission', answers: academicRequest } as const;
    const secretFor = async (outcome: 'stored' | 'replayed', headers = {}, changes: object = admission) => {
      const { response, submissions } = await send((one) => ({ ...stored(one), outcome }), headers, changes);
      return [(await response.json()).dossierSecret, submissions[0]?.idempotencyKey];
    };
    const byContent = expect.stringMatching(/^content [\da-f]{64}$/);
    expect(await secretFor('stored')).toEqual(['reference generation', byContent]);
    expect(await secretFor('replayed')).toEqual([undefined, byContent]);
    const key = 'a-key-of-the-test';
    const headers = { 'Idempotency-Key': key };
    expect(await secretFor('replayed', headers)).toEqual(['reference generation', key]);
    const application = { kind: 'teacher', answers: teacherApplication } as const;
    expect(await secretFor('stored', headers, application)).toEqual(['reference generation', key]);
    expect(await secretFor('stored', headers, {}), 'a message').toEqual([undefined, key]);
  });

  const whole = JSON.stringify(academicRequest);

  const cases: [what: string, status: number, body: unknown, headers?: Record<string, string>][] = [
    ['a broken JSON', 400, '{"firstName": '],
    ['nothing', 400, ' '],
    ['a list', 400, '[]'],
    ['a bare text', 400, '"hello"'],
    ['null', 400, 'null'],
    ['bytes that are not UTF-8', 400, Buffer.from(whole.replace('Amina', 'Aïcha'), 'latin1')],
    ['no body', 400, undefined],
    ['a body of 16 KB', 200, whole.padEnd(16 * 1024), { 'Content-Length': '16384' }],
    ['a body of more than 16 KB', 413, whole.padEnd(16 * 1024 + 1)],
    ['the length of a body that is still to come', 413, new ReadableStream(), { 'Content-Length': '16385' }],
    ['a body of more than 16 KB without its length', 413, inChunks(Buffer.alloc(40_000, 'x'))],
  ];
  for (const key of ['', 'short', 'x'.repeat(15), 'x'.repeat(129), 'with spaces in the middle'])
    cases.push([`the key “${key}”`, 400, whole, { 'Idempotency-Key': key }]);
  for (const length of [16, 128])
    cases.push([`a key of ${length} characters`, 200, whole, { 'Idempotency-Key': 'x'.repeat(length) }]);
  const others = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1', ''];
  for (const type of others) cases.push([`the content type “${type}”`, 400, whole, { 'Content-Type': type }]);
  for (const type of ['Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])
    cases.push([`the content type “${type}”`, 200, whole, { 'Content-Type': type }]);

  test.each(cases)('with %s is answered with %i', async (_, status, body, headers) => {
    expect((await call(body, headers)).status).toBe(status);
  });

  test('gets CORS headers with each response, which is not cached, and which explains an error', async () => {
    const answers = [
      await call('', {}, 'OPTIONS'),
      await call('', {}, 'GET'),
      await call('no JSON'),
      await call({}),
      await call('x'.repeat(20_000)),
      await call(academicRequest),
      await call(academicRequest, { 'Content-Type': 'text/plain' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 405, 400, 422, 413, 200, 400]);
    for (const answer of answers) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('vary')).toBe('Origin, Accept-Language');
      expect(answer.headers.get('allow')).toBe(answer.status === 405 ? 'POST, OPTIONS' : null);
      if (answer.status >= 400) expect((await answer.json()).error).toMatch(/\p{L}+ .*[.]$/u);
    }
    const allowed = answers[0]?.headers.get('access-control-allow-headers')?.split(', ');
    const sent = 'authorization, x-client-info, apikey, content-type, idempotency-key, accept-language';
    expect(allowed).toEqual(expect.arrayContaining(sent.split(', ')));
  });

  test('lets only the pages of the allowed sites read the response', async () => {
    const allowedOrigins = ['https://school.example', 'https://www.school.example'];
    const allowedFor = async (Origin: string) => {
      const sent = functionRequest(academicRequest, { Origin });
      const { headers } = await requestHandler({ allowedOrigins })(sent, '192.0.2.1');
      return headers.get('access-control-allow-origin');
    };
    for (const origin of allowedOrigins) expect(await allowedFor(origin)).toBe(origin);
    for (const origin of ['https://evil.example', 'https://school.example.evil.example'])
      expect(await allowedFor(origin)).toBe(allowedOrigins[0]);
  });
});
