import { execFile, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { callDossier, dossierClient, openDossier, readHealth } from '../support/clients.ts';
import { freePort, listen } from '../support/machine.ts';
import { ended, home, makeHomeForEachTest, sendNewRequest } from '../support/serverHome.ts';
import { startSmtp } from '../support/otherServers.ts';
import { pdfOf } from '../support/pdfs.ts';
import { compileCache } from '../support/serverProcess.ts';

makeHomeForEachTest();
afterEach(() => void vi.useRealTimers());

const run = promisify(execFile);
/** A health report is valid for five seconds. */
const outdatedMs = 5_001;

/** The data of a running server with a paper, backed up while requests arrive, and restored by hand into an empty folder. */
async function backUpAndCopy(...parts: ('rows' | 'papers' | 'key')[]) {
  const { url } = await home.serve();
  const dossier = await openDossier(url);
  const file = await dossier.handIn('cv', pdfOf(2_000));
  const backup = join(home.path, 'backup.db');
  const during = Array.from({ length: 10 }, () => sendNewRequest(url));
  expect((await home.requests('--backup', backup)).status).toBe(0);
  await Promise.all(during);
  const folder = join(home.path, 'restored');
  mkdirSync(folder);
  if (parts.includes('rows')) copyFileSync(backup, join(folder, 'admissions.db'));
  if (parts.includes('papers')) cpSync(`${backup}.papers`, join(folder, 'papers'), { recursive: true });
  if (parts.includes('key')) copyFileSync(join(home.data, 'dossier.key'), join(folder, 'dossier.key'));
  return {
    backup,
    folder,
    file,
    dossier,
    start: () => home.serve({ DATA_DIR: folder }),
    refusal: () => home.refusal({ DATA_DIR: folder }),
  };
}

test('a backup replaces a note of the last one that it may not write, and stays whole without a note', async () => {
  const { backup } = await backUpAndCopy();
  const note = join(home.data, 'server.backup');
  rmSync(note);
  // Stands for a file of root, also where the tests run as root.
  symlinkSync(join(home.path, 'no-folder', 'note'), note);
  expect((await home.requests('--backup', `${backup}.second`)).status).toBe(0);
  rmSync(note);
  mkdirSync(note);
  expect(await home.requests('--backup', `${backup}.third`)).toEqual(ended(1, 'server.backup'));
  expect(await home.requests('--verify', `${backup}.third`)).toEqual(ended(0, 'fichiers : 1'));
});

test('a restore without the key, with an empty or another one is refused, until a person replaces the key', async () => {
  const { backup, folder, dossier, start, refusal } = await backUpAndCopy('rows', 'papers');
  expect(await refusal()).toMatch(/dossier\.key manque.*--new-key$/m);
  writeFileSync(join(folder, 'dossier.key'), '');
  expect(await refusal()).toMatch(/dossier\.key manque, ou compte moins.*--new-key$/m);
  writeFileSync(join(folder, 'dossier.key'), Buffer.alloc(32, 7));
  expect(await refusal()).toMatch(/dossier\.key n’est pas celle.*--new-key$/m);
  const verified = await home.requestsWith({ DATA_DIR: folder }, '--verify');
  expect(verified).toEqual(ended(1, /dossier\.key n’est pas celle.*--new-key$/m));
  const replaced = await home.requestsWith({ DATA_DIR: folder }, '--new-key');
  expect(replaced).toEqual(ended(0, 'Les liens déjà envoyés'));
  const older = await home.requestsWith({ DATA_DIR: folder }, '--verify', backup);
  expect(older).toEqual(ended(1, 'l’ancienne clé.\n'));
  const { url } = await start();
  expect(await readHealth(url)).toEqual([200, 'ok\nkeyReplaced\n']);
  const { reply } = await callDossier(url, { act: 'show', secret: dossier.secret });
  expect(reply).toMatchObject({ success: false, code: 'unknown' });
});

test('“--verify” names a paper that is another one, cut or gone, and a server without it is not healthy', async () => {
  const { backup, folder, file, dossier, start } = await backUpAndCopy('rows', 'papers', 'key');
  const path = join(folder, 'papers', file);
  const damages = [
    () => writeFileSync(path, Buffer.alloc(2_000, 7)),
    () => truncateSync(path, 10),
    () => rmSync(path),
  ];
  for (const damage of damages) {
    damage();
    const found = await home.requestsWith({ DATA_DIR: folder }, '--verify');
    expect(found).toEqual(ended(1, dossier.reference));
    expect(found.output).toContain(path);
  }
  vi.useFakeTimers({ toFake: ['performance'] });
  const { url } = await start();
  const healthNow = () => {
    vi.advanceTimersByTime(outdatedMs);
    return readHealth(url);
  };
  await expect.poll(healthNow).toEqual([503, 'unavailable\npapersMissing\n']);
  const temporary = { TMPDIR: mkdtempSync(join(home.path, 'tmp-')) };
  const verified = await home.requestsWith(temporary, '--verify', backup);
  expect(verified).toEqual(ended(0, /Demandes : \d+, fichiers : 1/));
  expect(readdirSync(temporary.TMPDIR), 'no copy of the answers stays').toEqual([]);
});

test('a restore of the papers alone is refused before the server removes them', async () => {
  const { folder, file, refusal } = await backUpAndCopy('papers', 'key');
  expect(await refusal()).toMatch(/admissions\.db manque.*effacées/);
  expect(readdirSync(join(folder, 'papers'))).toEqual([file]);
});

test('“--restore” brings a backup back into an empty folder, replaces nothing, and leaves no damaged rows', async () => {
  const { backup, folder, file, dossier, start } = await backUpAndCopy('key');
  expect(await home.requests('--restore', backup)).toEqual(ended(1, 'existe déjà'));
  const damaged = join(home.path, 'damaged.db');
  writeFileSync(damaged, Buffer.alloc(20_000, 7));
  expect((await home.requestsWith({ DATA_DIR: folder }, '--restore', damaged)).status).toBe(1);
  expect(existsSync(join(folder, 'admissions.db'))).toBe(false);
  const log = join(folder, 'admissions.db-wal');
  writeFileSync(log, 'the newest requests');
  const beside = await home.requestsWith({ DATA_DIR: folder }, '--restore', backup);
  expect(beside).toEqual(ended(1, /admissions\.db-wal existe déjà.* dans un dossier vide/));
  rmSync(log);
  const restored = await home.requestsWith({ DATA_DIR: folder }, '--restore', backup);
  expect(restored).toEqual(ended(0, 'Tout concorde'));
  const { url } = await start();
  expect(await readHealth(url)).toEqual([200, 'ok\n']);
  const again = dossierClient(url, dossier.secret);
  expect((await again.show()).papers.cv).toMatchObject([{ id: file, state: 'received', bytes: 2_000 }]);
  await again.handIn('identity');
});

test('a backup that is empty, or was changed to reach other files, is refused before anything is copied', async () => {
  const { backup } = await backUpAndCopy();
  const oneMail = 'id = (select id from outbox limit 1)';
  const hostile: [what: string, change: (path: string) => void][] = [
    ['version 0', (path) => writeFileSync(path, '')],
    ['../../victim.txt', (path) => execute(path, "update papers set id = '../../victim.txt'")],
    ['../mail', (path) => execute(path, `update outbox set id = '../mail' where ${oneMail}`)],
    ['spy', (path) => execute(path, 'create trigger spy after insert on requests begin select 1; end')],
    ['link', (path) => symlinkSync('/etc/passwd', join(`${path}.papers`, 'link'))],
  ];
  for (const [what, change] of hostile) {
    const file = join(home.path, 'hostile.db');
    copyFileSync(backup, file);
    cpSync(`${backup}.papers`, `${file}.papers`, { recursive: true });
    change(file);
    const DATA_DIR = join(home.path, 'restored from it');
    expect(await home.requests('--verify', file), what).toEqual(ended(1, `(${what})`));
    expect(await home.requestsWith({ DATA_DIR }, '--restore', file), what).toEqual(ended(1, `(${what})`));
    expect(existsSync(DATA_DIR)).toBe(false);
    rmSync(`${file}.papers`, { recursive: true });
  }
});

test('what fails in the hands of an operator is told in a sentence with the next command', async () => {
  const { backup, folder } = await backUpAndCopy('rows', 'papers', 'key');
  const bad = join(home.path, 'bad.db');
  const [rows = '', key = ''] = ['admissions.db', 'dossier.key'].map((name) => join(folder, name));
  const overwrite = (path: string) => {
    const bytes = readFileSync(backup);
    writeFileSync(path, bytes.fill(7, 3 * 4_096, bytes.length - 4_096));
  };
  /** Stands for a file of another owner, also where the tests run as root. */
  const makeUnreadable = (path: string) => {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path);
  };
  const kinds: [what: string, damage: () => void, args: string[], said: RegExp, changes?: object][] = [
    ['a full temporary disk', () => {}, ['--verify', backup], /df -h \/dev\/null$/, { TMPDIR: '/dev/null' }],
    ['an overwritten backup', () => overwrite(bad), ['--verify', bad], /bad\.db est abîmé.* --restore /],
    ['an unreadable backup', () => makeUnreadable(bad), ['--verify', bad], /ls -l .*bad\.db$/],
    ['overwritten rows', () => overwrite(rows), [], /abîmé.* --restore /],
    ['a key of another owner', () => copyFileSync(backup, rows), ['--link'], /ls -l .*\.key$/],
    ['rows of another owner', () => makeUnreadable(rows), [], /ls -l .*\.db$/],
  ];
  makeUnreadable(key);
  for (const [what, damage, args, said, changes] of kinds) {
    damage();
    const { status, output } = await home.requestsWith({ DATA_DIR: folder, ...changes }, ...args);
    expect({ status, output: output.trim() }, what).toEqual(ended(1, said));
    expect(output.trim().split('\n'), what).toHaveLength(1);
  }
});

function execute(path: string, statement: string): void {
  const database = new DatabaseSync(path);
  database.exec(`pragma foreign_keys = off; ${statement}`);
  database.close();
}

test('after a good backup alone, those of more than a week ago are removed', () => {
  const unit = readFileSync(join(import.meta.dirname, '../../server/deploy/school-backup.service'), 'utf8');
  const [, clean = ''] = /^ExecStartPost=(.*)$/m.exec(unit) ?? [];
  expect(clean, 'systemd runs it once ExecStart has succeeded').toContain('find');
  for (const [name, days] of Object.entries({ 'new.papers': 0, six: 6, 'eight.papers': 8 })) {
    const backup = join(home.path, name);
    mkdirSync(backup);
    utimesSync(backup, Date.now() / 1000 - days * 86_400, Date.now() / 1000 - days * 86_400);
  }
  const command = clean.replace('/var/backups/school', home.path);
  expect(spawnSync('sh', ['-c', command]).status).toBe(0);
  expect(readdirSync(home.path)).toEqual(expect.arrayContaining(['new.papers', 'six']));
  expect(readdirSync(home.path)).not.toContain('eight.papers');
});

test('“--test-mail” names the mail server and its words, whether it takes the mail or not', async () => {
  const smtp = await startSmtp();
  const { host } = new URL(smtp.url);
  const run = (SMTP_URL: string) => home.requestsWith({ SMTP_URL }, '--test-mail', 'bureau@ecole.dj');
  const taken = new RegExp(`${host} a accepté l’email pour bureau@ecole.dj, sans chiffrement.*250 accepted`);
  expect(await run(smtp.url)).toEqual(ended(0, taken));
  expect(smtp.state.messages.map(({ to }) => to)).toEqual([['bureau@ecole.dj']]);
  smtp.state.mode = 'refuseRelay';
  const refused = new RegExp(`${host} n’a pas accepté l’email .*relay access denied`);
  expect(await run(smtp.url)).toEqual(ended(1, refused));
  smtp.close();
  const closed = `127.0.0.1:${await freePort()}`;
  expect(await run(`smtp://${closed}`)).toEqual(ended(1, `${closed} n’a pas accepté l’email (ECONNREFUSED)`));
  expect((await run('')).output).toContain('SMTP_URL');
  const submission = await startSmtp('accept', { offersTls: true });
  expect(await run(submission.url.replace('smtp:', 'smtps:'))).toEqual(ended(1, /smtp:\/\/ au lieu.* 587/));
  expect(await run(submission.url)).toEqual(ended(1, 'update-ca-certificates'));
  submission.close();
});

test('“--status” is JSON for a monitor, and fails when a person is needed, not for mails that are delayed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let PORT = String(await freePort());
  const { SITE_DIR } = home.env;
  const status = async (changes: Record<string, string> = {}) => {
    vi.advanceTimersByTime(outdatedMs);
    const settings = { SITE_DIR, HOST: '127.0.0.1', PORT, ...changes };
    const { status, output } = await home.requestsWith(settings, '--status');
    const { site, problems, facts } = JSON.parse(output);
    expect(facts, 'of dates that have passed').toContainEqual(expect.objectContaining({ name: 'calendar' }));
    return { status, site, problems: problems.map(({ name }: { name: string }) => name) };
  };
  expect(await status()).toMatchObject({ status: 1, problems: ['serverDown'] });
  const { url } = await home.serve({ MAILS_PER_HOUR: '1' });
  PORT = new URL(url).port;
  for (const email of ['first@example.dj', 'second@example.dj']) await sendNewRequest(url, email);
  await expect
    .poll(() => status({ SITE_URL: url }))
    .toMatchObject({ status: 0, problems: ['mailCeiling'], site: { SITE_URL: url } });
  const silent = http.createServer();
  const otherSite = http.createServer((_, response) => response.end('<!doctype html>'));
  const { timeout } = AbortSignal;
  // The site is given five seconds, the server itself ten.
  const timeouts = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => timeout(ms === 5_000 ? 50 : ms));
  for (const port of [await freePort(), await listen(silent), await listen(otherSite)])
    expect(await status({ SITE_URL: `http://127.0.0.1:${port}` })).toMatchObject({
      status: 1,
      problems: ['mailCeiling', 'publicDown'],
    });
  timeouts.mockRestore();
  silent.close();
  otherSite.close();
  for (const page of ['index.html', 'admission-request.html']) {
    const path = join(SITE_DIR, page);
    const whole = readFileSync(path);
    for (const change of [() => writeFileSync(path, 'another release'), () => rmSync(path)]) {
      change();
      expect(await status(), page).toMatchObject({ status: 1, problems: ['mailCeiling', 'siteBroken'] });
    }
    writeFileSync(path, whole);
  }
});

test('“--alert” fails once for a problem and once when it is over, which none is while the server is down', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { url } = await home.serve();
  const alert = async (PORT = new URL(url).port) => {
    vi.advanceTimersByTime(outdatedMs);
    const settings = { SITE_DIR: home.env.SITE_DIR, HOST: '127.0.0.1', PORT };
    const { status, output } = await home.requestsWith(settings, '--alert');
    expect(output.split('\n').length, 'lines, of which an alert quotes the last twenty').toBeLessThan(20);
    const { problems, over } = JSON.parse(output);
    return [status, problems.map(({ name }: { name: string }) => name), over];
  };
  const threeDaysAgo = Date.now() / 1000 - 3 * 24 * 3600;
  utimesSync(join(home.data, 'dossier.key'), threeDaysAgo, threeDaysAgo);
  expect(await alert()).toEqual([0, [], []]);
  await sendNewRequest(url);
  expect(await alert()).toEqual([1, ['backupLate'], []]);
  const refused = await home.requests('--backup', join(home.path, 'no-folder', 'backup.db'));
  expect([refused.status, ...(await alert())], 'also after one that failed').toEqual([
    1,
    0,
    ['backupLate'],
    [],
  ]);
  const closed = String(await freePort());
  expect(await alert(closed)).toEqual([1, ['serverDown'], []]);
  expect(await alert(closed)).toEqual([0, ['serverDown'], []]);
  expect(await alert()).toEqual([1, ['backupLate'], [expect.stringContaining('serverDown')]]);
  expect((await home.requests('--backup', join(home.path, 'backup.db'))).status).toBe(0);
  expect(await alert()).toEqual([1, [], [expect.stringContaining('backupLate')]]);
  expect(await alert()).toEqual([0, [], []]);
});

test('“--status” tells of a certificate that expires soon or has expired', async () => {
  const PORT = new URL((await home.serve()).url).port;
  for (const { days, problems } of [
    { days: 20, problems: [] },
    { days: 5, problems: ['certificateEnds'] },
  ]) {
    const [key, cert] = [join(home.path, 'key.pem'), join(home.path, 'cert.pem')];
    const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost -days ${days}`;
    spawnSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert]);
    const tls = { key: readFileSync(key), cert: readFileSync(cert) };
    const proxy = https.createServer(tls, (_, response) => response.end('ok\n'));
    const SITE_URL = `https://localhost:${await listen(proxy)}`;
    const settings = { SITE_URL, SITE_DIR: home.env.SITE_DIR, HOST: '127.0.0.1', PORT };
    // Stands for an authority that the operator added to those of the machine.
    const { PATH } = process.env;
    const env = { PATH, ...compileCache, DATA_DIR: home.data, ...settings, SSL_CERT_FILE: cert };
    const { stdout } = await run('npm', ['run', '-s', 'requests', '--', '--status'], { env }).catch(
      (failure: { stdout: string }) => failure,
    );
    const namesIn = (said: string) => JSON.parse(said).problems.map(({ name }: { name: string }) => name);
    expect(namesIn(stdout)).toEqual(problems);
    const { output } = await home.requestsWith(settings, '--status');
    expect(namesIn(output), 'of an authority that nobody trusts').toEqual(['publicDown']);
    proxy.close();
  }
});
