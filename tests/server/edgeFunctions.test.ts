import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { academicRequest, certifyingRequest, newKey } from '../support/admission.ts';
import { edgeSettings, startDenoFunction } from '../support/denoFunction.ts';
import { type TestDatabase, openPglite } from '../support/postgres.ts';
import { startPostgrest } from '../support/postgrest.ts';
import { startResend } from '../support/resend.ts';

describe('the deployed functions, on Deno with Postgres', () => {
  let database: TestDatabase;
  let api: Awaited<ReturnType<typeof startPostgrest>>;
  let resend: Awaited<ReturnType<typeof startResend>>;
  let submit: Awaited<ReturnType<typeof startDenoFunction>>;
  let deliver: Awaited<ReturnType<typeof startDenoFunction>>;

  beforeAll(async () => {
    database = await openPglite();
    api = await startPostgrest(database);
    resend = await startResend();
    const env = {
      ...edgeSettings(api, resend),
      REQUESTS_PER_HOUR: '3',
      ALLOWED_ORIGINS: 'https://school.example/, https://www.school.example',
    };
    submit = await startDenoFunction('send-admission-email', env);
    deliver = await startDenoFunction('deliver-outbox', env);
  });

  afterAll(async () => {
    submit.stop();
    deliver.stop();
    api.close();
    resend.close();
    await database.close();
  });

  beforeEach(async () => {
    await database.execute('truncate admission.requests restart identity cascade');
    resend.calls.length = 0;
    resend.answerWith(200);
  });

  const send = (body: object, key = newKey(), headers = {}) =>
    fetch(submit.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
      body: JSON.stringify(body),
    });
  const retry = (secret?: string) =>
    fetch(deliver.url, { method: 'POST', headers: secret ? { 'x-delivery-secret': secret } : {} });

  test('a request is stored, acknowledged, and mailed to the applicant and to the school', async () => {
    const response = await send(certifyingRequest);
    const { success, reference } = await response.json();
    expect({ status: response.status, success }).toEqual({ status: 200, success: true });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://school.example');
    await expect.poll(() => resend.calls.length).toBe(2);
    const recipients = resend.calls.map(({ mail }) => mail.to).toSorted();
    expect(recipients).toEqual([[certifyingRequest.email], ['school@school.example']].toSorted());
    for (const { mail } of resend.calls) expect(mail.subject).toContain(reference);
  });

  test('a repeat is answered alike and mails nobody; other content under its key is refused', async () => {
    const key = newKey();
    const first = await (await send(academicRequest, key)).json();
    expect(await (await send(academicRequest, key)).json()).toEqual(first);
    expect((await send({ ...academicRequest, firstName: 'Another' }, key)).status).toBe(409);
    await expect.poll(() => resend.calls.length).toBe(2);
  });

  test('a wrong request is answered with its fields, too many with a time to come back', async () => {
    const wrong = await send({ ...academicRequest, email: 'nobody' });
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).fields).toEqual([{ path: 'email', message: 'emailMalformed' }]);
    for (let count = 0; count < 3; count += 1) expect((await send(academicRequest)).status).toBe(200);
    const limited = await send(academicRequest);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  test('no header that the client writes makes it another client', async () => {
    const from = (address: string, header: string) => send(academicRequest, newKey(), { [header]: address });
    for (const count of [1, 2, 3]) {
      expect((await from(`192.0.2.${count}`, 'X-Forwarded-For')).status).toBe(200);
    }
    for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'True-Client-IP', 'X-Client-IP']) {
      expect((await from('192.0.2.9', header)).status).toBe(429);
    }
    // Cloudflare's, before Supabase's gateway, which no client can write there.
    expect((await from('192.0.2.9', 'CF-Connecting-IP')).status).toBe(200);
  });

  test('a browser’s question is answered before the request', async () => {
    const response = await fetch(submit.url, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key');
  });

  test('a mail that the mail service failed is sent by the schedule, with the same key', async () => {
    resend.answerWith(500);
    expect((await send(academicRequest)).status).toBe(200);
    await expect.poll(() => resend.calls.length).toBe(2);
    const keys = resend.calls.map(({ key }) => key).toSorted();
    for (const key of keys) expect(key).toMatch(/^[\da-f-]{36}$/);
    resend.answerWith(200);
    await expect
      .poll(() => database.queryAs('service_role', `select public.list_outbox()`))
      .toMatchObject([
        { state: 'queued', lastError: 'http500' },
        { state: 'queued', lastError: 'http500' },
      ]);
    await database.execute(`update admission.outbox set next_attempt_at = now()`);
    expect((await retry('a-long-secret')).status).toBe(200);
    await expect.poll(() => resend.calls.length).toBe(4);
    expect(
      resend.calls
        .slice(2)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(keys);
    expect(await (await retry('a-long-secret')).json()).toEqual({ sent: 0, failed: 0 });
  });

  test('what a person should look at is said to whoever has the secret', async () => {
    const health = async () => {
      const answer = await fetch(deliver.url, { headers: { 'x-delivery-secret': 'a-long-secret' } });
      return [answer.status, await answer.text()];
    };
    expect(await health()).toEqual([200, 'ok\n']);
    resend.answerWith(500);
    await send(academicRequest);
    await database.execute(`update admission.outbox set created_at = now() - interval '61 minutes'`);
    expect(await health()).toEqual([503, 'unavailable\nmailsLate\n']);
    await database.execute(`update admission.outbox set state = 'dead'`);
    expect(await health()).toEqual([503, 'unavailable\nmailsDead\n']);
    await database.execute('alter table admission.secret rename to gone');
    expect(await health()).toEqual([503, 'unavailable\nstorage\n']);
    await database.execute('alter table admission.gone rename to secret');
  });

  test('nobody sends the outbox or learns of it without its secret', async () => {
    expect((await retry()).status).toBe(401);
    expect((await retry('a-long-guess')).status).toBe(401);
    expect((await fetch(deliver.url)).status).toBe(401);
  });

  test('the logs of both hold nothing that a person typed', () => {
    const log = submit.output.text() + deliver.output.text();
    expect(log).toContain('admission.stored');
    for (const answer of [
      academicRequest.lastName,
      academicRequest.email,
      certifyingRequest.email,
      '77 12 34 56',
    ]) {
      expect(log).not.toContain(answer);
    }
  });
});
