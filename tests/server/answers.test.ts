import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSqliteStore } from '../../server/sqliteStore.ts';
import {
  academicRequest,
  certifyingRequest,
  newKey,
  noLimitSettings,
  noLimits,
} from '../support/admission.ts';
import { makeSite, post, spawnServer } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const functionPath = '/functions/v1/send-admission-email';

describe('the function send-admission-email', () => {
  const folder = temporaryFolder();
  const site = makeSite(join(folder.path, 'site'));
  const data = join(folder.path, 'data');
  const server = spawnServer({
    SITE_DIR: site,
    DATA_DIR: data,
    ...noLimitSettings,
  });
  let url: string;

  beforeAll(async () => {
    url = await server.ready();
  });
  afterAll(async () => {
    await server.stop();
    folder.remove();
  });

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    post(url, body, { 'Idempotency-Key': newKey(), ...headers });

  const call = (method: string, init: RequestInit = {}) => fetch(url + functionPath, { method, ...init });

  /** Sends a chunked body, without Content-Length. */
  function sendChunks(chunks: Iterable<Buffer | string>): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() };
      const outgoing = httpRequest(url + functionPath, { method: 'POST', headers }, (response) => {
        void text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }));
      });
      outgoing.on('error', reject);
      for (const chunk of chunks) outgoing.write(chunk);
      outgoing.end();
    });
  }

  test.each([academicRequest, certifyingRequest])(
    'a valid $formationType request is acknowledged with a reference',
    async (body) => {
      const response = await send(body);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        success: true,
        reference: expect.stringMatching(/^ADM-\w{4}-\w{4}$/),
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
    const database = new DatabaseSync(join(data, 'admissions.db'), { readOnly: true });
    const store = createSqliteStore(database, noLimits);
    expect((await store.findRequest(reference))?.request).toMatchObject({
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

  test.each([
    ['no JSON', '{"firstName": '],
    ['nothing', ' '],
    ['a list', '[]'],
    ['a bare text', '"hello"'],
    ['null', 'null'],
  ])('%s is unreadable', async (_, body) => {
    expect((await send(body)).status).toBe(400);
  });

  test('bytes that are not UTF-8 are unreadable', async () => {
    const latin1 = Buffer.from(JSON.stringify({ ...academicRequest, firstName: 'Aïcha' }), 'latin1');
    expect((await sendChunks([latin1])).status).toBe(400);
  });

  test('without a key, a repeat is recognised by its content', async () => {
    const body = { ...academicRequest, email: 'without.key@example.dj' };
    const answers = [];
    for (const one of [body, body, { ...body, lastName: 'Autre' }]) answers.push(await post(url, one));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, repeat, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect(repeat).toEqual(first);
    expect(other.reference).not.toBe(first.reference);
  });

  test.each(['', 'short', 'x'.repeat(15), 'x'.repeat(129), 'with spaces in the middle'])(
    'the key "%s" is refused',
    async (key) => {
      const response = await post(url, academicRequest, { 'Idempotency-Key': key });
      expect(response.status).toBe(400);
    },
  );

  test.each([16, 128])('a key of %i characters is accepted', async (length) => {
    expect((await send(academicRequest, { 'Idempotency-Key': 'x'.repeat(length) })).status).toBe(200);
  });

  test('an answer lists at most 20 unknown fields', async () => {
    const unknown = Array.from({ length: 200 }, (_, index) => [`${index}`.padStart(61, 'x'), 1]);
    const { fields } = await (await send({ ...academicRequest, ...Object.fromEntries(unknown) })).json();
    expect(fields).toHaveLength(20);
    expect(fields[0]).toEqual({ path: 'x'.repeat(60), message: 'unknownField' });
  });

  test('a body of more than 16 KB is refused, announced or chunked', async () => {
    const long = JSON.stringify({ ...academicRequest, motivation: 'x'.repeat(16 * 1024) });
    expect((await send(long)).status).toBe(413);
    expect((await send('x'.repeat(500_000))).status).toBe(413);
    expect((await sendChunks(Array.from({ length: 40 }, () => 'x'.repeat(1000)))).status).toBe(413);
    const fits = JSON.stringify(academicRequest).padEnd(16 * 1024);
    expect((await send(fits)).status).toBe(200);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])(
    'the method %s is refused with the allowed methods',
    async (method) => {
      const response = await call(method);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    },
  );

  test('TRACE, which browsers cannot send, is refused too, without an error in the log', async () => {
    const { hostname, port } = new URL(url);
    const path = '/functions/v1/send-admission-email';
    const status = await new Promise((done, fail) => {
      const call = httpRequest({ method: 'TRACE', hostname, port, path }, (answer) =>
        done(answer.statusCode),
      );
      call.once('error', fail).end();
    });
    expect(status).toBe(405);
    expect(server.output.text()).not.toContain('http.failed');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1', ''])(
    'the content type "%s" is refused',
    async (type) => {
      const body = Buffer.from(JSON.stringify(academicRequest));
      const response = await call('POST', {
        body,
        headers: { 'Idempotency-Key': newKey(), ...(type && { 'Content-Type': type }) },
      });
      expect(response.status).toBe(415);
    },
  );

  test.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])(
    'the content type "%s" is accepted',
    async (type) => expect((await send(academicRequest, { 'Content-Type': type })).status).toBe(200),
  );

  test('every answer has the CORS headers, is not cached, and explains an error', async () => {
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

  test('while the data file is locked the answer is 503 with Retry-After, and a retry succeeds', async () => {
    const headers = { 'Idempotency-Key': newKey() };
    // With a timeout, because the server may be writing.
    const other = new DatabaseSync(join(data, 'admissions.db'), { timeout: 60_000 });
    other.exec('begin immediate');
    const response = await send(academicRequest, headers);
    other.exec('rollback');
    other.close();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect((await response.json()).error).toContain('n’a pas pu être enregistrée');
    expect((await send(academicRequest, headers)).status).toBe(200);
  });

  test('the log has the event and nothing that a person typed', async () => {
    await send(certifyingRequest);
    const log = server.output.text();
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

test('only allowed origins can read the preflight and the answer', async () => {
  const folder = temporaryFolder();
  const server = spawnServer({
    SITE_DIR: makeSite(join(folder.path, 'site')),
    DATA_DIR: join(folder.path, 'data'),
    ALLOWED_ORIGINS: 'https://school.example,https://www.school.example',
  });
  const url = await server.ready();
  for (const [origin, allowed] of [
    ['https://school.example', 'https://school.example'],
    ['https://www.school.example', 'https://www.school.example'],
    ['https://evil.example', 'https://school.example'],
    ['https://school.example.evil.example', 'https://school.example'],
  ] as const) {
    const asked = await fetch(url + functionPath, { method: 'OPTIONS', headers: { Origin: origin } });
    const answered = await post(url, academicRequest, { 'Idempotency-Key': newKey(), Origin: origin });
    for (const { headers } of [asked, answered]) {
      expect(headers.get('access-control-allow-origin'), origin).toBe(allowed);
      expect(headers.get('vary'), origin).toContain('Origin');
    }
  }
  await server.stop();
  folder.remove();
});

test('an address has a limit, answered with Retry-After; X-Forwarded-For counts only behind a trusted proxy', async () => {
  const folder = temporaryFolder();
  const site = makeSite(join(folder.path, 'site'));
  const start = (name: string, proxies: string) =>
    spawnServer({
      SITE_DIR: site,
      DATA_DIR: join(folder.path, name),
      REQUESTS_PER_HOUR: '2',
      TRUST_PROXY: proxies,
    });
  const servers = [start('direct', '0'), start('behind', '1')];
  const [direct = '', behind = ''] = await Promise.all(servers.map((server) => server.ready()));
  const statuses = async (url: string) => {
    const answers = [];
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.3', 'made up, 192.0.2.3']) {
      answers.push(
        await post(url, academicRequest, { 'Idempotency-Key': newKey(), 'X-Forwarded-For': address }),
      );
    }
    return answers;
  };
  const refused = await statuses(direct);
  expect(refused.map(({ status }) => status)).toEqual([200, 200, 429, 429, 429]);
  expect(Number(refused[2]?.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(await refused[2]?.text()).toMatch(/Réessayez dans 60\sminutes/);
  expect((await statuses(behind)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
  const notes = servers.map(({ output }) => output.text().match(/"proxy\.notTrusted".*TRUST_PROXY/g));
  expect(notes).toEqual([[expect.any(String)], null]);
  await Promise.all(servers.map((server) => server.stop()));
  folder.remove();
});
