import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayMs } from '#core/time/schoolTime.ts';
import { openDatabase, prepareDataFolder } from '../../server/dataFolder.ts';
import { createDossierKey } from '../../server/dossierKey.ts';
import { nonBreakingPhone, school } from '../../src/content/school.ts';
import { academicRequest, submission } from '../support/requests.ts';
import { recordHonestResult, makeTestFolder } from '../support/runningTest.ts';
import { announceApplication, post } from '../support/clients.ts';
import { openSqliteStore, home, makeHomeForEachTest, sendNewRequest } from '../support/serverHome.ts';
import { pdfOf } from '../support/pdfs.ts';

makeHomeForEachTest();
afterEach(() => void vi.useRealTimers());

async function health(url: string): Promise<[number, string]> {
  const response = await fetch(`${url}/healthz`);
  return [response.status, await response.text()];
}

test('a healthy server says ok, caches do not store the response, and the server checks every five seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { url } = await home.serve({ REQUESTS_PER_HOUR_IN_ALL: '1' });
  expect(await health(url)).toEqual([200, 'ok\n']);
  expect((await fetch(`${url}/healthz`)).headers.get('cache-control')).toBe('no-store');
  await sendNewRequest(url);
  vi.advanceTimersByTime(5_000);
  expect(await health(url), 'the last check').toEqual([200, 'ok\n']);
  vi.advanceTimersByTime(1);
  expect(await health(url)).toEqual([503, 'unavailable\nrequestLimit\n']);
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

test('the limit for all is logged by name, and the refusal tells how to reach the school', async () => {
  const { url, log } = await home.serve({ REQUESTS_PER_HOUR_IN_ALL: '1' });
  await sendNewRequest(url);
  const { error } = await (await post(url, academicRequest)).json();
  for (const contact of [nonBreakingPhone, school.email]) expect(error).toContain(contact);
  expect(log()).toContain('{"event":"admission.refused","reason":"rateLimited","limit":"all"}');
});

test('beyond the hourly limit of mails, requests are accepted and delayed confirmations reported', async () => {
  const { url, log } = await home.serve({ MAILS_PER_HOUR: '1' });
  for (const email of ['first@example.dj', 'second@example.dj']) await sendNewRequest(url, email);
  expect(await health(url)).toEqual([200, 'ok\nmailCeiling\n']);
  expect(log()).toContain('"reason":"ceilingReached"');
});

test('beyond the quota of files, applications are refused and health says so, while requests are stored', async () => {
  // A network may announce a tenth.
  const { url } = await home.serve({ DELIVER_MESSAGES: 'true', FILES_MAX_MB: '9' });
  const response = await announceApplication(url, pdfOf(1_000_000));
  expect([response.status, response.headers.has('retry-after')]).toEqual([503, true]);
  expect((await response.json()).error).toContain('Réessayez demain');
  await sendNewRequest(url);
  expect(await health(url)).toEqual([503, 'unavailable\nuploadQuota\n']);
});

test('pages of other sites than SITE_URL may not call the functions, unless ALLOWED_ORIGINS names them', async () => {
  const allowedBy = async (changes: Record<string, string>) => {
    const { url } = await home.serve({ DATA_DIR: makeTestFolder(), ...changes });
    const call = (path: string) => fetch(`${url}/functions/v1/${path}`, { method: 'OPTIONS', headers });
    const headers = { Origin: 'https://other.example' };
    const answers = await Promise.all(['dossier', 'dossier-upload', 'send-admission-email'].map(call));
    return new Set(answers.map((answer) => answer.headers.get('access-control-allow-origin')));
  };
  const SITE_URL = 'https://school.example';
  expect(await allowedBy({ SITE_URL })).toEqual(new Set([SITE_URL]));
  expect(await allowedBy({ SITE_URL, ALLOWED_ORIGINS: 'https://other.example' })).toEqual(
    new Set(['https://other.example']),
  );
  expect(await allowedBy({})).toEqual(new Set(['*']));
});

test('a request that arrives while the clock is before the build is dated by the build', async () => {
  const builtAt = Date.now();
  utimesSync(join(home.env.SITE_DIR, 'index.html'), new Date(builtAt), new Date(builtAt));
  vi.useFakeTimers({ now: builtAt - 1_000 * dayMs, toFake: ['Date'] });
  const { url, log } = await home.serve();
  await sendNewRequest(url);
  expect(log()).toContain('"event":"clock.behind"');
  const [stored] = await home.withStore((store) => store.listRequests({ limit: 1 }));
  const dated = Date.parse(stored?.createdAt ?? '');
  expect(dated).toBeGreaterThanOrEqual(Math.floor(builtAt));
  expect(dated).toBeLessThan(builtAt + 60_000);
});

describe('requests older than the retention', () => {
  let database: ReturnType<typeof openDatabase>;
  let references: string[];
  beforeEach(async () => {
    database = openDatabase(prepareDataFolder(home.data));
    createDossierKey(home.data);
    const store = openSqliteStore(database);
    const sent = [submission(), submission(), submission()];
    for (const one of sent) await store.submit(one);
    references = sent.map(({ reference }) => reference);
    // A purge waits for a person if the school got no mail about an open request.
    database.exec(`update outbox set state = 'sent'`);
  });
  afterEach(() => database.close());

  const makeOld = (reference: string | undefined) =>
    database
      .prepare('update requests set created_at = ? where reference = ?')
      .run(Date.now() - 25 * 31 * dayMs, reference ?? '');

  test('are deleted at the start of the server, and every six hours while it runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [first, second, newest] = references;
    makeOld(first);
    await home.serve();
    await expect.poll(home.references).toEqual([newest, second]);
    makeOld(second);
    expect(await home.references()).toEqual([newest, second]);
    await vi.advanceTimersByTimeAsync(6 * 60 * 60 * 1000);
    await expect.poll(home.references).toEqual([newest]);
  });

  // `storeConformance.ts` tests which purges wait.
  test('wait for a person when the clock may be wrong: the log, health and the command say so', async () => {
    for (const reference of references) makeOld(reference);
    vi.useFakeTimers({ toFake: ['performance'] });
    const { url, log } = await home.serve();
    await expect.poll(log).toContain('{"event":"requests.purgeHeld","held":3}');
    recordHonestResult((await home.references()).length, 3, 'kept');
    expect(await home.references()).toHaveLength(3);
    expect(await health(url)).toEqual([503, 'unavailable\npurgeHeld\n']);
    expect(await home.requests('--purge')).toMatchObject({
      status: 1,
      output: expect.stringContaining('Rien n’est supprimé : 3 demandes'),
    });
    expect(await home.requests('--purge-held')).toMatchObject({ status: 0 });
    expect(await home.references()).toEqual([]);
    vi.advanceTimersByTime(5_001);
    expect(await health(url)).toEqual([200, 'ok\n']);
  });
});
