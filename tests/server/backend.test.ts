import { mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayMs, hourMs } from '#core/time/schoolTime.ts';
import { createDossierKey, openDatabase, prepareDataFolder } from '../../server/dataFolder.ts';
import { academicRequest, submission, teacherApplication } from '../support/requests.ts';
import { makeTestFolder } from '../support/runningTest.ts';
import {
  applyWithCv,
  dossierClient,
  openDossier,
  post,
  postApplication,
  postMessage,
  readHealth,
  sendByTus,
} from '../support/clients.ts';
import { ended, openSqliteStore, home, makeHomeForEachTest, sendNewRequest } from '../support/serverHome.ts';
import { pdfOf } from '../support/pdfs.ts';

makeHomeForEachTest();
afterEach(() => void vi.useRealTimers());

test('a healthy server says ok, caches do not store the response, and the server checks every five seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { url } = await home.serve({ REQUESTS_PER_HOUR_IN_ALL: '1' });
  expect(await readHealth(url)).toEqual([200, 'ok\n']);
  expect((await fetch(`${url}/healthz`)).headers.get('cache-control')).toBe('no-store');
  await sendNewRequest(url);
  vi.advanceTimersByTime(5_000);
  expect(await readHealth(url), 'the last check').toEqual([200, 'ok\n']);
  vi.advanceTimersByTime(1);
  expect(await readHealth(url)).toEqual([503, 'unavailable\nrequestLimit\n']);
});

test('an address has a limit, also when it forges X-Forwarded-For, and the log says so', async () => {
  const { url, log } = await home.serve({ REQUESTS_PER_HOUR: '1' });
  await sendNewRequest(url);
  const { status, headers } = await post(url, academicRequest, { 'X-Forwarded-For': '192.0.2.1' });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
  await post(url, academicRequest, { 'X-Forwarded-For': '192.0.2.2' });
  expect(log().match(/"proxy\.notTrusted".*TRUST_PROXY/g)).toHaveLength(1);
});

test('beyond the quota of files, papers are refused and health says so, while requests are stored', async () => {
  // A network may announce a quarter.
  const { url } = await home.serve({ DELIVER_MESSAGES: 'true', FILES_MAX_MB: '9' });
  const { dossierSecret } = await (await postApplication(url)).json();
  const announced = { act: 'upload', file: randomUUID(), paper: 'cv', bytes: 3_000_000 } as const;
  const { status, reply } = await dossierClient(url, dossierSecret).tryAct(announced);
  expect([status, reply]).toMatchObject([503, { error: expect.stringContaining('Réessayez demain') }]);
  expect(await readHealth(url)).toEqual([503, 'unavailable\nuploadQuota\n']);
});

test('with DELIVER_MESSAGES the command lists messages, and applications that it exports with their CV', async () => {
  const { url } = await home.serve({ DELIVER_MESSAGES: 'true' });
  const { reference: message } = await (await postMessage(url)).json();
  const application = await applyWithCv(url, pdfOf(1000));
  const { output: table } = await home.requests();
  for (const reference of [message, application]) expect(table).toContain(reference);
  const { answers, papers } = await home.requestsJson('--export', application);
  expect(answers).toEqual(teacherApplication);
  expect(readFileSync(papers[0].file).equals(pdfOf(1000))).toBe(true);
});

test('pages of other sites than SITE_URL may not call the functions, unless ALLOWED_ORIGINS names them', async () => {
  const allowedBy = async (changes: Record<string, string>, Origin = 'https://other.example') => {
    const { url } = await home.serve({ DATA_DIR: makeTestFolder(), ...changes });
    const call = (path: string) => fetch(`${url}/functions/v1/${path}`, { method: 'OPTIONS', headers });
    const headers = { Origin };
    const answers = await Promise.all(['dossier', 'dossier-upload', 'send-admission-email'].map(call));
    return new Set(answers.map((answer) => answer.headers.get('access-control-allow-origin')));
  };
  const SITE_URL = 'https://school.example';
  const ALLOWED_ORIGINS = 'https://other.example';
  expect(await allowedBy({ SITE_URL })).toEqual(new Set([SITE_URL]));
  expect(await allowedBy({ SITE_URL, ALLOWED_ORIGINS })).toEqual(new Set([ALLOWED_ORIGINS]));
  expect(await allowedBy({ SITE_URL, ALLOWED_ORIGINS }, SITE_URL)).toEqual(new Set([SITE_URL]));
  expect(await allowedBy({})).toEqual(new Set(['*']));
});

test('a request that arrives while the clock is before the build is judged and dated by the build', async () => {
  const builtAt = Date.now();
  utimesSync(join(home.env.SITE_DIR, 'index.html'), new Date(builtAt), new Date(builtAt));
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'performance'] });
  const { url, log } = await home.serve();
  await sendNewRequest(url);
  expect(log()).toContain('"event":"clock.behind"');
  const [stored] = await home.withStore((store) => store.listRequests({ limit: 1 }));
  expect(Date.parse(stored?.createdAt ?? '')).toBe(builtAt);
  vi.advanceTimersByTime(hourMs);
  const refused = await (await post(url, { ...academicRequest, birthDate: '2999-01-01' })).json();
  expect(Date.parse(refused.now), 'to which the page sets its clock').toBe(builtAt + hourMs);
});

describe('requests older than the retention', () => {
  let references: string[];
  beforeEach(async () => {
    const store = openSqliteStore(prepareDataFolder(home.data));
    createDossierKey(home.data);
    const sent = [submission(), submission(), submission()];
    for (const one of sent) await store.submit(one);
    references = sent.map(({ reference }) => reference);
    await store.close();
  });

  const makeOld = (reference = '') => {
    const createdAt = Date.now() - 25 * 31 * dayMs;
    home.execute(`update requests set created_at = ${createdAt} where reference = '${reference}'`);
  };

  test('are deleted at the start of the server, and every hour while it runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [first, second, newest] = references;
    makeOld(first);
    await home.serve();
    await expect.poll(home.references).toEqual([newest, second]);
    makeOld(second);
    expect(await home.references()).toEqual([newest, second]);
    await vi.advanceTimersByTimeAsync(hourMs);
    await expect.poll(home.references).toEqual([newest]);
  });

  test('wait for a person when the clock may be wrong: the log and health say so', async () => {
    for (const reference of references) makeOld(reference);
    vi.useFakeTimers({ toFake: ['performance'] });
    const { url, log } = await home.serve();
    await expect.poll(log).toContain('{"event":"requests.purgeHeld","held":3}');
    expect(await home.references()).toHaveLength(3);
    expect(await readHealth(url)).toEqual([503, 'unavailable\npurgeHeld\n']);
    expect(await home.requests('--purge-held')).toEqual(ended(0, '3 demandes supprimées.'));
    expect(await home.references()).toEqual([]);
    vi.advanceTimersByTime(5_001);
    expect(await readHealth(url)).toEqual([200, 'ok\n']);
  });
});

const papersFolder = () => join(home.data, 'papers');
const cvFiles = () => readdirSync(papersFolder()).filter((name) => name !== 'uploads');

test('a start does not wait until the files without a request are removed', async () => {
  mkdirSync(papersFolder(), { recursive: true });
  // The data file of an earlier run, without which the server refuses a folder with papers.
  openDatabase(home.data).close();
  for (let count = 0; count < 1_000; count += 1)
    writeFileSync(join(papersFolder(), `orphan${count}`), '%PDF-');
  const { url } = await home.serve();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(cvFiles()).not.toEqual([]);
  await expect.poll(cvFiles).toEqual([]);
});

test('the purge deletes files and uploads without a request, but no paper that is sent or received', async () => {
  const { url } = await home.serve({ DELIVER_MESSAGES: 'true' });
  const reference = await applyWithCv(url, pdfOf(2000));
  writeFileSync(join(papersFolder(), 'orphan'), '%PDF-');
  writeFileSync(join(papersFolder(), 'uploads/given-up'), '%PDF-');
  const ticket = await (await openDossier(url)).announce({ paper: 'cv', bytes: 3_000 });
  await sendByTus(url, ticket, pdfOf(3_000));
  expect(await home.requests('--purge-held')).toMatchObject({ status: 0 });
  const { papers } = await home.requestsJson('--export', reference);
  expect(cvFiles()).toEqual([papers[0].id]);
  expect(readdirSync(join(papersFolder(), 'uploads'))).toEqual([ticket.file]);
});
