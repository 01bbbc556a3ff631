import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { school } from '../../src/content/school.ts';
import { stampOf } from '../../server/buildStamp.ts';
import { prepareDataFolder } from '../../server/dataFolder.ts';
import { readCatalogs } from '../../server/serverTexts.ts';
import { readServerSettings } from '../../server/settings.ts';
import { readHealth } from '../support/clients.ts';
import { academicRequest, newIdempotencyKey, submission } from '../support/requests.ts';
import { copyTree, freePort } from '../support/machine.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { ended, openSqliteStore, home, makeHomeForEachTest, sendNewRequest } from '../support/serverHome.ts';
import { startSmtp } from '../support/otherServers.ts';
import { makeTestFolder } from '../support/runningTest.ts';

makeHomeForEachTest();

describe('a server that cannot start', () => {
  test.each<[what: string, env: Record<string, string>, line: RegExp]>([
    ['a site that is not built', { SITE_DIR: '/proc/nothing' }, /npm run build/],
    ['an address of another machine', { HOST: '192.0.2.1' }, /192\.0\.2\.1.*HOST/],
  ])('%s: prints one clear line and exits with 1', async (_, env, line) => {
    const server = home.start(env);
    expect(await server.ended).toBe(1);
    const said = server.output.text().trim();
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toMatch(line);
  });

  test('names a setting that is wrong, and a data folder that cannot be made', async () => {
    expect(await home.refusal({ PORT: 'eighty' })).toMatch(/^Réglage PORT : « eighty ».*65535.*$/);
    expect(await home.refusal({ DATA_DIR: '/sys/nothing' })).toMatch(/^.*\/sys\/nothing.*DATA_DIR.*$/);
  });

  test('names a data folder inside the site, also through a link, and makes no file there', async () => {
    const site = home.env.SITE_DIR;
    symlinkSync(site, join(home.path, 'link'));
    const said = /^Le dossier de données .* est dans .*site, qui est publié.*DATA_DIR/;
    for (const data of [join(site, 'campus/data'), join(home.path, 'link')])
      expect(await home.refusal({ DATA_DIR: data })).toMatch(said);
    for (const file of ['campus/data', 'admissions.db']) expect(existsSync(join(site, file))).toBe(false);
  });

  test('names a port or data folder in use, and the first server continues', async () => {
    const first = home.start();
    const url = await first.ready();
    expect(await home.refusal()).toMatch(/^Un autre serveur utilise déjà.*data.*$/);
    const samePort = home.start({ DATA_DIR: join(home.path, 'other'), PORT: new URL(url).port });
    await samePort.output.until(/^Le port \d+ est déjà utilisé.*$/m);
    await sendNewRequest(url);
    await first.stop('SIGKILL');
    await home.serve();
  });

  test.each<[what: string, damage: (path: string) => void, line: RegExp]>([
    [
      'damaged',
      (path) => writeFileSync(path, readFileSync(path).fill(0x55, 4096 * 3, 4096 * 6)),
      /^Le fichier .*admissions\.db est abîmé.*tout ce dossier.*dossier\.key.*dernière sauvegarde intacte\s:.* --restore SAUVEGARDE$/,
    ],
    [
      'of a later version that is not compatible',
      () => home.execute('pragma user_version = 1000; update installation set compatible_from = 1000'),
      /plus récente/,
    ],
    ['of before version 1.0', () => home.execute('pragma user_version = 15'), /version d’essai.*DATA_DIR/],
  ])('refuses a data file that is %s, and leaves it as it was', async (_, damage, line) => {
    const store = openSqliteStore(prepareDataFolder(home.data));
    for (let count = 0; count < 20; count += 1) await store.submit(submission());
    await store.close();
    const path = join(home.data, 'admissions.db');
    damage(path);
    const before = readFileSync(path);
    expect(await home.refusal()).toMatch(line);
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});

test('an invalid catalog is named', () => {
  const folder = makeTestFolder();
  copyFileSync(join(import.meta.dirname, '../../locales/fr.json'), join(folder, 'fr.json'));
  writeFileSync(join(folder, 'en.json'), '{ "common": ');
  const details = expect.objectContaining({ path: join(folder, 'en.json') });
  expect(() => readCatalogs(folder)).toThrow(expect.objectContaining({ problem: 'catalog', details }));
});

test('without settings the mails link to the server’s own address, and the start names what is left to set', async () => {
  const port = await freePort();
  const server = home.start({ PORT: String(port) });
  await sendNewRequest(await server.ready());
  await expect
    .poll(() => home.mailFiles().filter((mail) => mail.includes(`http://127.0.0.1:${port}/dossier#`)))
    .toHaveLength(1);
  await expect.poll(server.output.text).toMatch(/non définis.*SITE_URL/);
  expect(server.output.text()).toMatch(/rien n’est envoyé à l’école \(DELIVER_MESSAGES\)/);
  await server.stop();
  const set = home.start({ SITE_URL: 'https://ecole.example/' });
  await set.ready();
  await set.stop();
  expect(set.output.text()).not.toMatch(/SITE_URL/);
});

test('only the owner may read the data folder, its files or a backup', async () => {
  const server = home.start();
  await sendNewRequest(await server.ready());
  await expect.poll(() => home.mailFiles().length).toBe(2);
  await home.requests('--backup', join(home.data, 'backup.db'));
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(mode(home.data)).toBe('700');
  const [mail = ''] = readdirSync(join(home.data, 'outbox'));
  for (const file of ['admissions.db', 'admissions.db-wal', `outbox/${mail}`, 'backup.db'])
    expect(mode(join(home.data, file)), file).toBe('600');
});

test('a build that was interrupted is refused, and so is one of other sources', async () => {
  const copy = join(home.path, 'copy');
  copyTree(copy);
  mkdirSync(join(copy, 'dist/client'), { recursive: true });
  writeFileSync(join(copy, 'dist/client/index.html'), '<title>Built</title>');
  /** The home page of the copy, or why it does not start. */
  const startCopy = async (env = {}) => {
    const server = spawnServer(env, copy);
    const url = await server.ready().catch(() => undefined);
    const said = url ? await (await fetch(url)).text() : server.output.text();
    await server.stop('SIGKILL');
    return said;
  };
  expect(await startCopy(), 'without the stamp').toMatch(/dist\/built.*npm run build/);
  writeFileSync(join(copy, 'dist/built'), stampOf(copy));
  expect(await startCopy()).toContain('Built');
  writeFileSync(join(copy, 'src/new.ts'), '');
  expect(await startCopy()).toMatch(/autres sources .*npm run build/);
  mkdirSync(join(copy, '.env'));
  const { stderr } = spawnSync(process.execPath, [join(copy, 'src/build/ensureBuilt.ts')], {
    encoding: 'utf8',
  });
  expect(stderr, 'of npm start').toMatch(/^Le fichier \.env ne peut pas être lu.*\n$/);
});

test('a setting that the pages were not built with stops no server: it serves on by theirs and says so', async () => {
  const SCHOOL_EMAIL = 'bureau@ecole.dj';
  const other = { SCHOOL_PHONE: '+253 77 00 00 00', DELIVER_MESSAGES: 'true', SCHOOL_EMAIL };
  const built = { SITE_URL: 'https://ecole.example', DELIVER_MESSAGES: 'false' };
  writeFileSync(join(home.path, 'built'), JSON.stringify({ sources: '', settings: built }));
  expect(readServerSettings({ ...home.env, ...other }, built)).toMatchObject({
    ...built,
    DELIVER_MESSAGES: false,
    SCHOOL_PHONE: school.phone,
    SCHOOL_EMAIL,
    unbuilt: ['SCHOOL_PHONE', 'DELIVER_MESSAGES'],
  });
  const { url } = await home.serve({ SITE_URL: 'https://autre.example' }, built);
  expect(await readHealth(url)).toEqual([200, 'ok\nunbuilt\n']);
  const check = (settings: object) => home.requestsWith({ ...home.env, ...settings }, '--settings');
  expect(await check({ SCHOOL_EMAIL, ...built })).toEqual(ended(0, /non définis.*SMTP_URL.*TRUST_PROXY/));
  const command = "SCHOOL_PHONE='+253 77 00 00 00' DELIVER_MESSAGES='true' npm run release";
  expect(await check(other)).toEqual(ended(1, command));
});

describe('a server that receives a stop signal', () => {
  test(
    'finishes requests in progress, closes unused connections, refuses new ones and exits with 0',
    { timeout: 25_000 },
    async () => {
      const server = home.start();
      const { port } = new URL(await server.ready());
      const body = JSON.stringify(academicRequest);
      const head = `POST /functions/v1/send-admission-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: ${newIdempotencyKey()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
      // Browsers open spare connections. If the server waited for one, the shutdown would take 30 seconds.
      const unused = connect(Number(port), '127.0.0.1');
      const unusedClosed = once(unused, 'close');
      const socket = connect(Number(port), '127.0.0.1');
      let answer = '';
      socket.on('data', (part) => (answer += String(part))).on('error', () => {});
      await new Promise<void>((done) => socket.write(head + body.slice(0, 20), () => done()));
      // The response to this request shows that the server has read the head above.
      await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { Connection: 'close' } });
      const ended = server.stop('SIGTERM');
      await server.output.until(/Arrêt/);
      const tryAgain = () => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => 'closed');
      await expect.poll(tryAgain).toBe('closed');
      await unusedClosed;
      socket.write(body.slice(20));
      expect(await ended).toBe(0);
      expect(answer).toContain('"success":true');
      expect(await home.references()).toHaveLength(1);
      expect(readdirSync(home.data)).not.toContain('admissions.db-wal');
    },
  );

  test('exits at once on a second signal', async () => {
    const server = home.start();
    const { port } = new URL(await server.ready());
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    await new Promise<void>((done) =>
      socket.write('POST /functions/v1/send-admission-email HTTP/1.1\r\nHost: x\r\n', () => done()),
    );
    await fetch(`http://127.0.0.1:${port}/healthz`);
    void server.stop('SIGINT');
    await server.output.until(/Arrêt/);
    expect(await server.stop('SIGINT')).toBe(1);
  });
});

test('the server keeps running when the reader of its log is gone', async () => {
  const server = home.start();
  const url = await server.ready();
  server.closeLog();
  for (let count = 0; count < 3; count += 1) await sendNewRequest(url);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await home.references()).toHaveLength(3);
});

test('a mail server that stalls delays neither answer nor shutdown, and its mails are due again', async () => {
  // Of the mails about requests, which the server's first morning mail may join.
  const lastErrors = async () =>
    (await home.waitingMails()).flatMap(({ kind, lastError }) => (kind === 'morning' ? [] : [lastError]));
  const smtp = await startSmtp('stall');
  const server = home.start({ SMTP_URL: smtp.url });
  await sendNewRequest(await server.ready());
  // The visitor got the response before the first attempt to send the mails ended.
  expect(await lastErrors()).toEqual([null, null]);
  await expect.poll(() => smtp.state.connections).toBe(2);
  expect(await server.stop('SIGTERM')).toBe(0);
  // The shutdown closed the connections; their own timeout was not reached.
  expect(await lastErrors()).not.toContain('ETIMEDOUT');
  smtp.state.mode = 'accept';
  await home.withStore((store) => store.retryMails());
  await home.serve({ SMTP_URL: smtp.url });
  await expect.poll(home.waitingMails).toEqual([]);
  expect(smtp.state.messages.map(({ to }) => to.join())).toContain(academicRequest.email);
  smtp.close();
});
