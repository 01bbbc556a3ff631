import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newKey } from '../support/admission.ts';
import { edgeSettings, startDenoFunction } from '../support/denoFunction.ts';
import { contactMessage, pdfOf, teacherApplication } from '../support/messages.ts';
import { type TestDatabase, openPglite } from '../support/postgres.ts';
import { startPostgrest } from '../support/postgrest.ts';
import { startResend } from '../support/resend.ts';
import { createStorage, storageTables } from '../support/storage.ts';

describe('the functions of messages, on Deno with Postgres and a stand-in for Storage', () => {
  let database: TestDatabase;
  let storage: ReturnType<typeof createStorage>;
  let api: Awaited<ReturnType<typeof startPostgrest>>;
  let resend: Awaited<ReturnType<typeof startResend>>;
  let contact: Awaited<ReturnType<typeof startDenoFunction>>;
  let teacher: Awaited<ReturnType<typeof startDenoFunction>>;
  let deliver: Awaited<ReturnType<typeof startDenoFunction>>;
  let silent: Awaited<ReturnType<typeof startDenoFunction>>;
  /** Takes applications in, and leaves the mails to the schedule. */
  let mute: Awaited<ReturnType<typeof startDenoFunction>>;

  beforeAll(async () => {
    database = await openPglite(storageTables);
    storage = createStorage(database);
    api = await startPostgrest(database, storage);
    resend = await startResend();
    const env = edgeSettings(api, resend);
    const on = { ...env, DELIVER_MESSAGES: 'true' };
    contact = await startDenoFunction('send-contact-message', on);
    teacher = await startDenoFunction('send-teacher-application', on);
    deliver = await startDenoFunction('deliver-outbox', { ...on, CV_IN_MAIL: 'link' });
    mute = await startDenoFunction('send-teacher-application', { ...on, RESEND_API_KEY: '' });
    silent = await startDenoFunction('send-contact-message', env);
  });

  afterAll(async () => {
    for (const one of [contact, teacher, deliver, silent, mute]) one.stop();
    api.close();
    resend.close();
    await database.close();
  });

  beforeEach(async () => {
    await database.execute('truncate admission.requests restart identity cascade');
    await database.execute('truncate storage.objects');
    storage.files.clear();
    storage.keepsAll = false;
    resend.calls.length = 0;
    resend.answerWith(200);
  });

  const send = (url: string, type: string, body: Buffer<ArrayBuffer>, key = newKey()) =>
    fetch(url, { method: 'POST', headers: { 'Content-Type': type, 'Idempotency-Key': key }, body });
  const sendMessage = (url: string) =>
    send(url, 'application/json', Buffer.from(JSON.stringify(contactMessage)));
  const apply = (cv: Buffer, key?: string, { url } = teacher) => {
    const body = Buffer.concat([Buffer.from(`${JSON.stringify(teacherApplication)}\n`), cv]);
    return send(url, 'application/octet-stream', body, key);
  };
  const retry = () =>
    fetch(deliver.url, { method: 'POST', headers: { 'x-delivery-secret': 'a-long-secret' } });

  test('a message is stored and mailed to both; without the setting none is taken', async () => {
    const { success, reference } = await (await sendMessage(contact.url)).json();
    expect({ success, reference }).toEqual({ success: true, reference: expect.stringMatching(/^MSG-/) });
    await expect
      .poll(() => resend.calls.map(({ mail }) => mail.to[0]).toSorted())
      .toEqual([contactMessage.email, 'school@school.example']);
    expect((await sendMessage(silent.url)).status).toBe(404);
    expect(await database.queryAs('service_role', 'select public.list_admissions(10)')).toMatchObject([
      { kind: 'contact', reference, request: contactMessage },
    ]);
  });

  test('an application is stored with its CV in the private bucket, attached to the school’s mail', async () => {
    const cv = pdfOf(400_000);
    const key = newKey();
    const first = await (await apply(cv, key)).json();
    expect(first).toMatchObject({ success: true, reference: expect.stringMatching(/^ENS-/) });
    expect(await (await apply(cv, key)).json()).toEqual(first);
    expect((await apply(pdfOf(400_001), key)).status).toBe(409);
    expect([...storage.files.values()].map((file) => file.equals(cv))).toEqual([true]);
    await expect.poll(() => resend.calls.length).toBe(2);
    const attached = resend.calls.flatMap(({ mail }) => mail.attachments ?? []);
    expect(
      attached.map(({ filename, content }) => [filename, Buffer.from(content, 'base64').equals(cv)]),
    ).toEqual([[`${first.reference}.pdf`, true]]);
  });

  test('what is no PDF, too large or broken off is not kept', async () => {
    expect((await apply(Buffer.from('PK'))).status).toBe(422);
    expect((await apply(pdfOf(5_000_001))).status).toBe(413);
    const socket = connect(Number(new URL(teacher.url).port), '127.0.0.1');
    const head =
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: 400000';
    socket.write(`${head}\r\n\r\n${JSON.stringify(teacherApplication)}\n`);
    socket.write(pdfOf(100_000), () => socket.destroy());
    await teacher.output.until(/teacher\.unavailable/);
    expect(storage.files.size).toBe(0);
    expect(await database.queryAs('service_role', 'select public.list_admissions(10)')).toEqual([]);
    expect((await apply(pdfOf(5_000_000))).status).toBe(200);
    await expect.poll(() => resend.calls.length).toBe(2);
  });

  test('with CV_IN_MAIL=link the school gets a link that ends; what no application names is swept up', async () => {
    expect((await apply(pdfOf(1000), newKey(), mute)).status).toBe(200);
    expect(await (await retry()).json()).toEqual({ sent: 2, failed: 0 });
    const texts = resend.calls.map(({ mail }) => mail.text);
    const [, link = ''] = /(http\S+token=\S+)/.exec(texts.join('\n')) ?? [];
    const loaded = await fetch(link);
    expect(loaded.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await loaded.arrayBuffer()).equals(pdfOf(1000))).toBe(true);

    await database.execute('delete from admission.requests');
    await retry();
    expect(storage.files.size).toBe(1);
    await database.execute(`update storage.objects set created_at = now() - interval '2 hours'`);
    await retry();
    expect(storage.files.size).toBe(0);
  });

  test('a CV that cannot be removed keeps no answer back, is in the log, and goes once it can', async () => {
    const key = newKey();
    const first = await (await apply(pdfOf(1000), key)).json();
    await expect.poll(() => resend.calls.length).toBe(2);
    storage.keepsAll = true;
    expect(await (await apply(pdfOf(1000), key)).json()).toEqual(first);
    expect(storage.files.size).toBe(2);
    await database.execute(`update storage.objects set created_at = now() - interval '2 hours'`);
    await retry();
    await deliver.output.until(/cvs\.unavailable/);
    storage.keepsAll = false;
    await retry();
    expect(storage.files.size).toBe(1);
  });

  test('the bucket is private, takes PDF files of 5 MB alone, and no visitor reaches it', async () => {
    const bucket = await database.queryAs(
      'service_role',
      `select jsonb_build_array(public, file_size_limit, allowed_mime_types) from storage.buckets where id = 'cvs'`,
    );
    expect(bucket).toEqual([false, 5_000_000, ['application/pdf']]);
    // Whatever policies a school adds for its other buckets.
    await database.execute(
      'create policy "all" on storage.objects for all to anon, authenticated using (true)',
    );
    await database.execute(`insert into storage.objects values ('cvs', 'one.pdf')`);
    for (const role of ['anon', 'authenticated']) {
      expect(await database.queryAs(role, 'select count(*)::integer from storage.objects')).toBe(0);
      await expect(
        database.queryAs(role, `insert into storage.objects values ('cvs', 'two.pdf') returning name`),
      ).rejects.toMatchObject({ code: '42501' });
      await expect(database.queryAs(role, 'select public.list_orphan_cvs()')).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});
