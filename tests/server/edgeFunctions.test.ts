import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import JSZip from 'jszip';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { retentionMonths } from '#core/limits.ts';
import { openPostgres } from '#core/store/postgres.ts';
import { type RequestStore, createSqlStore } from '#core/store/store.ts';
import { dayMs, hourMs, minuteMs } from '#core/time/schoolTime.ts';
import { academicRequest, noLimits, storeRequest, contactMessage } from '../support/requests.ts';
import {
  dossierClient,
  dossierSecrets,
  createUpload,
  patchUpload,
  sendByTus,
  uploadOffset,
  post,
  postApplication,
  postMessage,
  callOffice,
  officeClient,
  officeSecrets,
  readSpreadsheet,
} from '../support/clients.ts';
import { pdfOf } from '../support/pdfs.ts';
import {
  type PostgresServer,
  type DenoFunction,
  findPostgres,
  startPostgres,
  edgeSettings,
  startDenoFunction,
  startStorage,
  storageTables,
} from '../support/supabase.ts';
import { findCommand, reportMissingTool } from '../support/machine.ts';
import { listenOnFreePort, startResend } from '../support/otherServers.ts';

const postgresFolder = findPostgres();
const curl = findCommand('curl') ?? reportMissingTool('CURL', '“supabase/smoke” is not tried');

let database: PostgresServer;
let store: RequestStore;
let storage: Awaited<ReturnType<typeof startStorage>>;
let resend: Awaited<ReturnType<typeof startResend>>;
let functions: Record<keyof typeof functionConfigs, DenoFunction>;

const functionConfigs = {
  admission: [
    'send-admission-email',
    { REQUESTS_PER_HOUR: '3', ALLOWED_ORIGINS: 'https://school.example/, https://www.school.example' },
  ],
  contact: ['send-contact-message', { DELIVER_MESSAGES: 'true' }],
  contactSwitchedOff: ['send-contact-message', {}],
  teacher: ['send-teacher-application', { DELIVER_MESSAGES: 'true' }],
  deliver: ['deliver-outbox', { DELIVER_MESSAGES: 'true' }],
  dossiers: ['dossier', {}],
  office: ['office', {}],
} as const;

describe.skipIf(!postgresFolder)('the functions on Deno', () => {
  const started: DenoFunction[] = [];
  async function start(name: string, changes: Record<string, string>): Promise<DenoFunction> {
    const one = await startDenoFunction(name, { ...edgeSettings(database, storage, resend), ...changes });
    started.push(one);
    return one;
  }

  beforeAll(async () => {
    database = await startPostgres(postgresFolder ?? '', { before: storageTables });
    store = createSqlStore(openPostgres(database.url), noLimits);
    storage = await startStorage();
    resend = await startResend();
    const entries: [string, DenoFunction][] = [];
    // One after the other: Deno compiles what the functions share once, and eight at once would each compile it.
    for (const [key, [name, changes]] of Object.entries(functionConfigs))
      entries.push([key, await start(name, changes)]);
    functions = Object.fromEntries(entries) as typeof functions; // Safe cast: the keys of `functionConfigs`.
  });

  afterAll(async () => {
    for (const one of started) one.stop();
    storage.close();
    resend.close();
    await store.close();
    await database.close();
  });

  beforeEach(async () => {
    await database.execute(`truncate admission.requests restart identity cascade; truncate storage.objects;
    update admission.installation set cleaned_at = 0, purge_held = 0`);
    storage.files.clear();
    storage.refusesRemovals = false;
    resend.calls.length = 0;
    resend.answerWith(200);
  });

  /** Resolves once no mail is on its way: the functions mail in the background, after 8:00 also the mail of the morning. */
  async function waitForMails(): Promise<void> {
    const inProgress = `select count(*)::int from admission.outbox
    where state = 'leased' or (state = 'queued' and attempts = 0 and created_at = next_attempt_at)`;
    await vi.waitUntil(async () => (await database.queryAs('owner', inProgress)) === 0, 20_000);
  }

  // So that no mail of one test is sent in the next.
  afterEach(waitForMails);

  const withSecret = { 'x-delivery-secret': 'a-long-secret' };
  const recipients = () => resend.calls.map(({ mail }) => mail.to[0]).toSorted();
  const deliverMails = () => fetch(functions.deliver.url, { method: 'POST', headers: withSecret });

  async function cleanAnHourLater(): Promise<void> {
    await database.execute(`update admission.installation set cleaned_at = cleaned_at - ${hourMs}`);
    await deliverMails();
  }

  test('a client cannot evade its limit by writing headers', async () => {
    const from = (address: string, header: string) =>
      post(functions.admission.url, academicRequest, { [header]: address });
    for (const count of [1, 2, 3]) {
      expect((await from(`192.0.2.${count}`, 'X-Forwarded-For')).status).toBe(200);
    }
    for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'True-Client-IP', 'X-Client-IP']) {
      expect((await from('192.0.2.9', header)).status).toBe(429);
    }
    expect((await from('192.0.2.9', 'CF-Connecting-IP')).status).toBe(200);
  });

  test('deliver-outbox reports the health, and does nothing without its secret', async () => {
    const health = async () => {
      const answer = await fetch(functions.deliver.url, { headers: withSecret });
      return [answer.status, await answer.text()];
    };
    expect(await health()).toEqual([200, 'ok\n']);
    const noteKey = (key: string) =>
      database.execute(`update admission.installation set key_fingerprint = ${key}`);
    await noteKey("'of another key'");
    expect(await health()).toEqual([200, 'ok\nkeyReplaced\n']);
    await noteKey('null');
    resend.answerWith(500);
    await post(functions.admission.url, academicRequest);
    await expect.poll(() => resend.calls.length).toBe(2);
    await database.execute(`update admission.outbox set created_at = created_at - ${61 * minuteMs}`);
    const failing = /^unavailable\nmailsLate\nmails: 2 http500:127\.0\.0\.1:\d+ \d{4}-\S+Z\n$/;
    await expect.poll(health).toEqual([503, expect.stringMatching(failing)]);
    await waitForMails();
    await database.execute('alter table admission.installation rename to gone');
    expect(await health()).toEqual([503, 'unavailable\nstorage\n']);
    await database.execute('alter table admission.gone rename to installation');

    const withoutSecret = await start('deliver-outbox', { DELIVERY_SECRET: '' });
    for (const url of [functions.deliver.url, withoutSecret.url])
      for (const init of [{}, { method: 'POST' }, { headers: { 'x-delivery-secret': 'a-long-guess' } }])
        expect((await fetch(url, init)).status).toBe(401);
  });

  test('with a key that could be guessed a request is stored, its mails have no link, and health says so too', async () => {
    const admission = await start('send-admission-email', { DOSSIER_KEY: 'ecole2026' });
    const deliver = await start('deliver-outbox', { DOSSIER_KEY: 'ecole2026' });
    const { success, dossierSecret } = await (await post(admission.url, academicRequest)).json();
    expect([success, dossierSecret]).toEqual([true, undefined]);
    // After 8:00 in Djibouti the school gets the mail of the morning as well, which names the problem.
    const mailed = expect.arrayContaining([academicRequest.email, 'school@school.example']);
    await expect.poll(recipients).toEqual(mailed);
    const texts = resend.calls.map(({ mail }) => mail.text).join();
    expect(texts).not.toMatch(/school\.example\/(dossier|office)#/);
    await database.execute('update admission.installation set purge_held = 1');
    const health = await fetch(deliver.url, { headers: withSecret });
    expect([health.status, await health.text()]).toEqual([503, 'unavailable\npurgeHeld\ndossierKey\n']);
    const logged = '"setting.invalid","setting":"DOSSIER_KEY","expected":"key"}';
    expect(admission.output.text()).toContain(logged);
  });

  test('a message is stored and mailed to both; without DELIVER_MESSAGES the function is a 404', async () => {
    const { reference } = await (await postMessage(functions.contact.url)).json();
    expect(await store.listRequests({ limit: 10 })).toMatchObject([{ kind: 'contact', reference }]);
    await expect.poll(recipients).toEqual([contactMessage.email, 'school@school.example']);
    const off = await postMessage(functions.contactSwitchedOff.url);
    expect([off.status, await off.json()]).toEqual([404, { success: false, code: 'noFunction' }]);
  });

  test('the CV of an application is handed in by its dossier, and attached to the school’s mail', async () => {
    const cv = pdfOf(400_000);
    const { reference, dossierSecret } = await (await postApplication(functions.teacher.url)).json();
    await dossierClient(functions.dossiers.url, dossierSecret).handIn('cv', cv);
    await expect.poll(() => resend.calls.length).toBe(2);
    const attached = resend.calls.flatMap(({ mail }) => mail.attachments ?? []);
    expect(attached).toEqual([{ filename: `${reference}.pdf`, content: cv.toString('base64') }]);
  });

  test('deliver-outbox alone deletes what is too old, and a withdrawn request within 49 hours', async () => {
    const old = await storeRequest(store);
    const withdrawn = await storeRequest(store);
    const newest = await storeRequest(store);
    const month = 31 * dayMs;
    await database.execute(`update admission.outbox set state = 'sent';
    update admission.requests set created_at = created_at - ${(retentionMonths + 1) * month} where reference = '${old.reference}';
    update admission.requests set withdrawn_at = created_at - ${48 * hourMs} where reference = '${withdrawn.reference}'`);
    await deliverMails();
    expect(await store.listRequests({ limit: 10 })).toMatchObject([{ reference: newest.reference }]);
  });

  test('a function with the rights of the owner, or without an address, refuses requests and says why', async () => {
    for (const [url, reason] of [
      [database.ownerUrl, /"reason":"ownerLogin"/],
      ['', /"event":"setting.missing","setting":"DATABASE_URL"/],
    ] as const) {
      const refusing = await start('send-admission-email', { DATABASE_URL: url });
      const response = await post(refusing.url, academicRequest);
      expect(response.status).toBe(503);
      expect((await response.json()).error).toContain('21');
      await refusing.output.until(reason);
    }
  });

  test('a file that no request names is removed, as soon as Storage allows it', async () => {
    const { reference, dossierSecret } = await (await post(functions.admission.url, academicRequest)).json();
    const kept = await dossierClient(functions.dossiers.url, dossierSecret).handIn('cv');
    storage.files.set('orphan', pdfOf(1_000));
    storage.refusesRemovals = true;
    await cleanAnHourLater();
    await functions.deliver.output.until(/"job\.failed","job":"removeOrphans"/);
    storage.refusesRemovals = false;
    await cleanAnHourLater();
    expect([...storage.files.keys()]).toEqual([kept]);

    await store.deleteRequest(reference);
    await deliverMails();
    expect(storage.files.size, 'within the hour').toBe(1);
    await cleanAnHourLater();
    expect(storage.files.size).toBe(0);
  });

  test('the bucket is private and accepts PDF files of 10 MB, whatever policies other buckets have', async () => {
    const columns = 'id, public, file_size_limit, allowed_mime_types';
    const all = `select jsonb_agg(jsonb_build_array(${columns})) from storage.buckets`;
    const bucket = ['papers', false, 10_000_000, ['application/pdf']];
    expect(await database.queryAs('owner', all)).toEqual([bucket]);
    await database.execute(`create policy "all" on storage.objects for all to anon, authenticated using (true);
    insert into storage.objects values ('papers', 'one.pdf')`);
    const insert = `insert into storage.objects values ('papers', 'two.pdf') returning name`;
    for (const role of ['anon', 'authenticated']) {
      expect(await database.queryAs(role, 'select count(*)::integer from storage.objects')).toBe(0);
      await expect(database.queryAs(role, insert)).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('a request is stored and mailed to both; papers go to Storage by its own tus, and go with the request', async () => {
    const response = await post(functions.admission.url, academicRequest);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://school.example');
    const { reference, dossierSecret } = await response.json();
    await expect.poll(recipients).toEqual([academicRequest.email, 'school@school.example']);
    const [mailedSecret = ''] = resend.calls.flatMap(({ mail }) => dossierSecrets(mail.text));
    const dossier = dossierClient(functions.dossiers.url, mailedSecret);
    const pdf = pdfOf(9_000_000);
    const ticket = await dossier.announce({ paper: 'cv', bytes: pdf.byteLength });
    const endpoint = `${storage.url}/storage/v1/upload/resumable/sign`;
    expect(ticket).toMatchObject({ endpoint, chunkBytes: 6 * 1024 * 1024 });
    const upload = await createUpload(functions.dossiers.url, ticket, pdf.byteLength);
    expect((await patchUpload(upload, ticket, 0, pdf.subarray(0, ticket.chunkBytes))).status).toBe(204);
    const whole = { paper: 'cv', bytes: pdf.byteLength, file: ticket.file } as const;
    await expect(dossier.receive(whole)).rejects.toThrow('unfinished');
    const again = await dossier.announce(whole);
    const offset = await uploadOffset(upload, again);
    expect(offset).toBe(ticket.chunkBytes);
    expect((await patchUpload(upload, again, offset, pdf.subarray(offset))).status).toBe(204);
    for (const _ of ['received', 'repeated']) await dossier.receive(whole);
    expect(storage.files.get(ticket.file)?.equals(pdf)).toBe(true);

    await expect(dossier.handIn('identity', Buffer.from('PK archive'))).rejects.toThrow('disguised');
    expect([...storage.files.keys()]).toEqual([ticket.file]);
    for (const paper of ['coverLetter', 'transcripts', 'diplomas', 'identity'] as const)
      await dossier.handIn(paper);
    const [secret = ''] = resend.calls.flatMap(({ mail }) => officeSecrets(mail.text));
    const desk = officeClient(functions.office.url, secret);
    expect(await desk.request({ act: 'answered' })).toMatchObject({ reference, missing: [] });
    const download = await fetch(await desk.ticket(ticket.file));
    expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true);
    const all = await (await fetch(await desk.ticket('zip'))).arrayBuffer();
    const zip = await JSZip.loadAsync(all, { checkCRC32: true });
    expect(Object.keys(zip.files)).toHaveLength(5);
    await callOffice(functions.office.url, { act: 'sendList' });
    await expect
      .poll(() => resend.calls.map(({ mail }) => mail.subject).join())
      .toContain('Lien de la liste');
    const link = resend.calls.find(({ mail: { subject } }) => subject.includes('Lien de la liste'));
    const list = officeClient(functions.office.url, officeSecrets(link?.mail.text ?? '')[0] ?? '');
    const [row] = (await list.list({ filter: 'answered', search: 'amina logistique' })).rows;
    expect((await officeClient(functions.office.url, row?.secret ?? '').show()).reference).toBe(reference);
    const sheet = await readSpreadsheet(await (await fetch(await list.ticket('spreadsheet'))).bytes());
    expect(sheet.flat()).toContain(reference);

    // The name of a file in Storage is its id, however that is written.
    const capitals = { paper: 'portfolio', bytes: 1_000, file: randomUUID().toUpperCase() } as const;
    await sendByTus(functions.dossiers.url, await dossier.announce(capitals), pdfOf(900));
    await expect(dossier.receive(capitals), 'another file').rejects.toThrow('unfinished');
    await sendByTus(functions.dossiers.url, await dossier.announce(capitals), pdfOf(1_000));
    await dossier.receive(capitals);
    await cleanAnHourLater();
    expect([...storage.files.keys()]).toContain(capitals.file);

    const forged = dossierClient(functions.dossiers.url, `${dossierSecret}x`);
    expect((await forged.tryAct({ act: 'show' })).status).toBe(404);
    await store.deleteRequest(reference);
    await cleanAnHourLater();
    expect(storage.files.size).toBe(0);
  });

  test.skipIf(!curl)('“supabase/smoke” sends a request, sees both mails leave, and deletes it', async () => {
    const { admission, deliver } = functions;
    const project = await listenOnFreePort(
      createServer(async (request, response) => {
        const { url = '', method = '' } = request;
        const body = method === 'POST' ? { body: await buffer(request) } : {};
        const headers = request.headers as HeadersInit;
        const target = url.endsWith('deliver-outbox') ? deliver.url : admission.url;
        const answer = await fetch(target, { method, headers, ...body });
        response.writeHead(answer.status).end(await answer.text());
      }),
    );
    const settings = { ...edgeSettings(database, storage, resend), SUPABASE_URL: project.url };
    const smoke = (changes: Partial<typeof settings> = {}) =>
      promisify(execFile)(join(import.meta.dirname, '../../supabase/smoke'), ['clerk@school.example'], {
        env: { ...process.env, ...settings, ...changes },
      });
    await expect(smoke({ DELIVERY_SECRET: 'a-guess' })).rejects.toThrow('Health is not ok');
    const said = /^(ADM-\S+) is stored, and both mails have left\.[^]*\1 est supprimée/;
    expect((await smoke()).stdout).toMatch(said);
    expect(recipients()).toEqual(['clerk@school.example', 'school@school.example']);
    expect(await store.listRequests({ limit: 10 })).toEqual([]);
    project.close();
  });
});
