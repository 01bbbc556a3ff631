import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSqliteStore } from '../../server/sqliteStore.ts';
import { academicRequest, certifyingRequest, newKey, noLimits } from '../support/admission.ts';
import { inChunks, post } from '../support/messages.ts';
import { createServerHome } from '../support/serverHome.ts';
import { sendRaw } from '../support/serverProcess.ts';

type BodyCase = [what: string, status: number, body: string, headers?: Record<string, string>];

const functionPath = '/functions/v1/send-admission-email';
const home = createServerHome();
const dataFile = join(home.data, 'admissions.db');
afterAll(() => home.dispose());

describe('the function send-admission-email', () => {
  let url: string;
  let readLog: () => string;
  beforeAll(async () => {
    ({ url, log: readLog } = await home.serve());
  });

  const send = (body: unknown, headers: Record<string, string> = {}) => post(url, body, headers);

  const call = (method: string, init: RequestInit = {}) => fetch(url + functionPath, { method, ...init });

  /** Sends a body without Content-Length. */
  const sendChunked = (body: Uint8Array) =>
    call('POST', {
      body: inChunks(body),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
      duplex: 'half',
    } as RequestInit); // duplex: not in TypeScript's DOM

  test.each([academicRequest, certifyingRequest])(
    'a valid $formationType request is acknowledged with a reference',
    async (body) => {
      const response = await send(body);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        success: true,
        reference: expect.stringMatching(/^ADM-\w{4}-\w{4}$/),
        dossierSecret: expect.stringMatching(/^ADM-\w{4}-\w{4}\.[\w-]{43}$/),
      });
    },
  );

  test('invisible characters are removed, joiners in texts stay, line breaks and accents are normalised', async () => {
    const response = await send({
      ...academicRequest,
      firstName: 'A\u200Bmi\u00ADna',
      phone: '\u202A+253 77 12 34 56\u202C',
      email: 'amina\u200B@example.dj',
      motivation: 'می\u200Cخواهم \u202E👩\u200D🎓\u{E0041}\r\nE\u0301tudier\rici',
    });
    const { reference } = await response.json();
    const database = new DatabaseSync(dataFile, { readOnly: true });
    const store = createSqliteStore(database, noLimits);
    expect((await store.findDossier(reference))?.request).toMatchObject({
      firstName: 'Amina',
      phone: '+253 77 12 34 56',
      email: 'amina@example.dj',
      motivation: 'می\u200Cخواهم 👩\u200D🎓\nÉtudier\nici',
    });
    database.close();
  });

  test.each([
    ['answers of the other formation type', { requiredLevel: 'bac' }, ['requiredLevel']],
    ['an unknown field', { admin: true }, ['admin']],
    ['a missing formation type', { formationType: undefined, email: 'x' }, ['email', 'formationType']],
    [
      'several broken rules',
      { firstName: 'A', phone: '12', birthDate: '1949-12-31' },
      ['firstName', 'birthDate', 'phone'],
    ],
    ['a birth date that no calendar has', { birthDate: '2023-02-29' }, ['birthDate']],
    ['a number for a name', { firstName: 12 }, ['firstName']],
    [
      'an invisible name',
      { firstName: '\u200B\u2060\u3164\u00AD', lastName: '\u202E\uFEFF\u{E0041}A' },
      ['firstName', 'lastName'],
    ],
  ])('%s is refused with the path of each field and a message', async (_, changes, paths) => {
    const response = await send({ ...academicRequest, ...changes });
    const body = await response.json();
    expect(response.status).toBe(422);
    expect(body).toMatchObject({ success: false, error: expect.stringContaining('réponses') });
    expect(body.fields.map(({ path }: { path: string }) => path).toSorted()).toEqual(paths.toSorted());
  });

  test('bytes that are not UTF-8 are unreadable', async () => {
    const latin1 = Buffer.from(JSON.stringify({ ...academicRequest, firstName: 'Aïcha' }), 'latin1');
    expect((await sendChunked(latin1)).status).toBe(400);
  });

  test('without a key, a repeat is recognised by its content, which does not open the dossier', async () => {
    const body = { ...academicRequest, email: 'without.key@example.dj' };
    const answers = [];
    for (const one of [body, body, { ...body, lastName: 'Autre' }]) {
      const headers = { 'Content-Type': 'application/json' };
      answers.push(await call('POST', { headers, body: JSON.stringify(one) }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, repeat, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect(repeat).toEqual({ success: true, reference: first.reference });
    expect(other.reference).not.toBe(first.reference);
  });

  const whole = JSON.stringify(academicRequest);

  test.each<BodyCase>([
    ['a broken JSON', 400, '{"firstName": '],
    ['nothing', 400, ' '],
    ['a list', 400, '[]'],
    ['a bare text', 400, '"hello"'],
    ['null', 400, 'null'],
    ['a body of 16 KB', 200, whole.padEnd(16 * 1024)],
    ['a body of more than 16 KB', 413, whole.padEnd(16 * 1024 + 1)],
    ['a body of 500 KB', 413, 'x'.repeat(500_000)],
    ...['', 'short', 'x'.repeat(15), 'x'.repeat(129), 'with spaces in the middle'].map<BodyCase>((key) => [
      `the key “${key}”`,
      400,
      whole,
      { 'Idempotency-Key': key },
    ]),
    ...[16, 128].map<BodyCase>((length) => [
      `a key of ${length} characters`,
      200,
      whole,
      { 'Idempotency-Key': 'x'.repeat(length) },
    ]),
    ...[
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
      '',
    ].map<BodyCase>((type) => [`the content type “${type}”`, 415, whole, { 'Content-Type': type }]),
    ...[
      'application/json',
      'Application/JSON; charset=UTF-8',
      'application/json;charset="utf-8"',
    ].map<BodyCase>((type) => [`the content type “${type}”`, 200, whole, { 'Content-Type': type }]),
  ])('%s is answered with %i', async (_, status, body, headers) => {
    expect((await send(body, headers)).status).toBe(status);
  });

  test('a chunked body of more than 16 KB is refused', async () => {
    expect((await sendChunked(Buffer.alloc(40_000, 'x'))).status).toBe(413);
  });

  test('a response lists at most 20 unknown fields', async () => {
    const unknown = Array.from({ length: 200 }, (_, index) => [`${index}`.padStart(61, 'x'), 1]);
    const { fields } = await (await send({ ...academicRequest, ...Object.fromEntries(unknown) })).json();
    expect(fields).toHaveLength(20);
    expect(fields[0]).toEqual({ path: 'x'.repeat(60), message: 'unknownField' });
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])(
    'the method %s is refused with the allowed methods',
    async (method) => {
      const response = await call(method);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    },
  );

  test('TRACE, which fetch cannot send, is refused too, without an error in the log', async () => {
    expect(await sendRaw(url, `TRACE ${functionPath}`)).toMatch(/^HTTP\/1.1 405 /);
    expect(readLog()).not.toContain('http.failed');
  });

  test('every response has the CORS headers, is not cached, and explains an error', async () => {
    const answers = [
      await call('OPTIONS'),
      await call('GET'),
      await send('no JSON'),
      await send({}),
      await send('x'.repeat(20_000)),
      await send(academicRequest),
      await call('POST', { body: 'x' }),
    ];
    for (const answer of answers) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('vary')).toBe('Origin, Accept-Language');
    }
    const failures = await Promise.all(
      answers.filter(({ status }) => status >= 400).map((answer) => answer.json()),
    );
    for (const { error } of failures) expect(error).toMatch(/\p{L}+ .*[.]$/u);
    const asked = answers[0]?.headers.get('access-control-allow-headers')?.split(', ');
    const sent = [
      'authorization',
      'x-client-info',
      'apikey',
      'content-type',
      'idempotency-key',
      'accept-language',
    ];
    expect(asked).toEqual(expect.arrayContaining(sent));
  });

  test('while the data file is locked the response is 503 with Retry-After, and a retry succeeds', async () => {
    const headers = { 'Idempotency-Key': newKey() };
    // With a timeout, because the server may be writing.
    const other = new DatabaseSync(dataFile, { timeout: 60_000 });
    other.exec('begin immediate');
    const response = await send(academicRequest, headers);
    other.exec('rollback');
    other.close();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect((await response.json()).error).toContain('n’a pas pu être enregistrée');
    expect((await send(academicRequest, headers)).status).toBe(200);
  });

  test('the log has the event but no typed text', async () => {
    await send(certifyingRequest);
    const log = readLog();
    expect(log).toContain('admission.stored');
    for (const typed of [
      certifyingRequest.lastName,
      certifyingRequest.email,
      academicRequest.email,
      'Houssein',
      '127.0.0.1"',
    ]) {
      expect(log).not.toContain(typed);
    }
  });
});

test('an address has a limit, answered with Retry-After, and only allowed origins can read the answers', async () => {
  const { url, log } = await home.serve({
    DATA_DIR: join(home.path, 'limited'),
    REQUESTS_PER_HOUR: '2',
    ALLOWED_ORIGINS: 'https://school.example,https://www.school.example',
  });
  const answers = [];
  for (const [address, origin, allowed] of [
    ['192.0.2.1', 'https://school.example', 'https://school.example'],
    ['192.0.2.2', 'https://www.school.example', 'https://www.school.example'],
    ['192.0.2.3', 'https://evil.example', 'https://school.example'],
    ['192.0.2.4', 'https://school.example.evil.example', 'https://school.example'],
  ] as const) {
    const asked = await fetch(url + functionPath, { method: 'OPTIONS', headers: { Origin: origin } });
    // Without TRUST_PROXY, the server ignores X-Forwarded-For.
    const answered = await post(url, academicRequest, { Origin: origin, 'X-Forwarded-For': address });
    for (const { headers } of [asked, answered]) {
      expect(headers.get('access-control-allow-origin'), origin).toBe(allowed);
      expect(headers.get('vary'), origin).toContain('Origin');
    }
    answers.push(answered);
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(log().match(/"proxy\.notTrusted".*TRUST_PROXY/g)).toHaveLength(1);
});
