import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callDossier, dossierClient, openDossier } from '../support/clients.ts';
import { freePort } from '../support/machine.ts';
import { home, makeHomeForEachTest, sendNewRequest } from '../support/serverHome.ts';
import { startSmtp } from '../support/otherServers.ts';
import { pdfOf } from '../support/pdfs.ts';

makeHomeForEachTest();

const health = async (url: string) => (await fetch(`${url}/healthz`)).text();

/** The data of a running server with a paper, backed up while requests arrive, and restored by hand into an empty folder. */
async function backUpAndCopy(parts: { rows?: boolean; papers?: boolean; key?: boolean }) {
  const server = home.start();
  const url = await server.ready();
  const dossier = await openDossier(url);
  const file = await dossier.handIn('cv', pdfOf(2_000));
  const backup = join(home.path, 'backup.db');
  const during = Array.from({ length: 10 }, () => sendNewRequest(url));
  expect((await home.requests('--backup', backup)).status).toBe(0);
  await Promise.all(during);
  await server.stop('SIGKILL');
  const folder = join(home.path, 'restored');
  mkdirSync(folder);
  if (parts.rows) copyFileSync(backup, join(folder, 'admissions.db'));
  if (parts.papers) cpSync(`${backup}.papers`, join(folder, 'papers'), { recursive: true });
  if (parts.key) copyFileSync(join(home.data, 'dossier.key'), join(folder, 'dossier.key'));
  return {
    backup,
    folder,
    file,
    dossier,
    start: () => home.start({ DATA_DIR: folder }),
    refusal: () => home.refusal({ DATA_DIR: folder }),
  };
}

test('a restore without the key or with another one is refused, until a person replaces the key', async () => {
  const { folder, dossier, start, refusal } = await backUpAndCopy({ rows: true, papers: true });
  expect(await refusal()).toMatch(/dossier\.key manque.*--new-key$/m);
  writeFileSync(join(folder, 'dossier.key'), Buffer.alloc(32, 7));
  expect(await refusal()).toMatch(/dossier\.key n’est pas celle.*--new-key$/m);
  const replaced = await home.requestsWith({ DATA_DIR: folder }, '--new-key');
  expect(replaced).toMatchObject({ status: 0, output: expect.stringContaining('Aucun lien déjà envoyé') });
  const url = await start().ready();
  expect(await health(url)).toBe('ok\nkeyReplaced\n');
  const { reply } = await callDossier(url, { act: 'show', secret: dossier.secret });
  expect(reply).toMatchObject({ success: false, code: 'unknown' });
});

test('a restore without the papers is not healthy, and “--verify” names what is missing', async () => {
  const { backup, folder, file, dossier, start } = await backUpAndCopy({ rows: true, key: true });
  const url = await start().ready();
  await expect.poll(() => health(url)).toBe('unavailable\npapersMissing\n');
  const ofFolder = await home.requestsWith({ DATA_DIR: folder }, '--verify');
  expect(ofFolder).toMatchObject({ status: 1, output: expect.stringContaining(dossier.reference) });
  expect(ofFolder.output).toContain(join(folder, 'papers', file));
  expect(await home.requests('--verify', backup)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/Demandes : \d+, fichiers : 1/),
  });
});

test('a restore of the papers alone is refused before the server removes them', async () => {
  const { folder, file, refusal } = await backUpAndCopy({ papers: true, key: true });
  expect(await refusal()).toMatch(/admissions\.db manque.*effacées/);
  expect(readdirSync(join(folder, 'papers'))).toEqual([file]);
});

test('“--restore” brings a backup back into an empty folder, replaces nothing, and leaves no damaged rows', async () => {
  const { backup, folder, file, dossier, start } = await backUpAndCopy({ key: true });
  if (process.platform !== 'win32') expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(await home.requests('--restore', backup)).toMatchObject({
    status: 1,
    output: expect.stringContaining('existe déjà'),
  });
  const damaged = join(home.path, 'damaged.db');
  writeFileSync(damaged, Buffer.alloc(20_000, 7));
  expect((await home.requestsWith({ DATA_DIR: folder }, '--restore', damaged)).status).toBe(1);
  expect(existsSync(join(folder, 'admissions.db'))).toBe(false);
  expect(await home.requestsWith({ DATA_DIR: folder }, '--restore', backup)).toMatchObject({
    status: 0,
    output: expect.stringContaining('Tout concorde'),
  });
  const url = await start().ready();
  expect(await health(url)).toBe('ok\n');
  const again = dossierClient(url, dossier.secret);
  expect((await again.show()).papers.cv).toMatchObject([{ id: file, state: 'received', bytes: 2_000 }]);
  await again.handIn('identity');
  rmSync(join(folder, 'papers', file));
  expect((await home.requestsWith({ DATA_DIR: folder }, '--verify')).status).toBe(1);
});

test('a backup older than two days is a problem, and the next one ends it', async () => {
  const { url } = await home.serve();
  await sendNewRequest(url);
  const threeDaysAgo = Date.now() / 1000 - 3 * 24 * 3600;
  utimesSync(join(home.data, 'dossier.key'), threeDaysAgo, threeDaysAgo);
  expect(await health(url)).toBe('ok\nbackupLate\n');
  expect((await home.requests('--backup', join(home.path, 'backup.db'))).status).toBe(0);
  await expect.poll(() => health(url), { timeout: 10_000 }).toBe('ok\n');
});

test('“--test-mail” names the mail server and its words, whether it takes the mail or not', async () => {
  const smtp = await startSmtp();
  const { host } = new URL(smtp.url);
  const run = (SMTP_URL: string) => home.requestsWith({ SMTP_URL }, '--test-mail', 'bureau@ecole.dj');
  expect(await run(smtp.url)).toMatchObject({
    status: 0,
    output: expect.stringMatching(
      `${host} a pris l’email pour bureau@ecole.dj, sans chiffrement.*250 accepted`,
    ),
  });
  expect(smtp.state.messages.map(({ to }) => to)).toEqual([['bureau@ecole.dj']]);
  smtp.state.mode = 'refuseRelay';
  expect(await run(smtp.url)).toMatchObject({
    status: 1,
    output: expect.stringMatching(`${host} n’a pas pris l’email .*relay access denied`),
  });
  smtp.close();
  const port = await freePort();
  const { status, output } = await run(`smtp://127.0.0.1:${port}`);
  expect(status).toBe(1);
  expect(output).toContain(`127.0.0.1:${port} n’a pas pris l’email (ECONNREFUSED)`);
  expect((await run('')).output).toContain('SMTP_URL');
});

test('“--status” is JSON for a monitor, and fails when a person is needed', async () => {
  const PORT = String(await freePort());
  const status = async () => {
    const { status, output } = await home.requestsWith({ HOST: '127.0.0.1', PORT }, '--status');
    return { status, problems: JSON.parse(output).problems };
  };
  expect(await status()).toEqual({
    status: 1,
    problems: [{ name: 'serverDown', text: expect.stringContaining('ne répond pas') }],
  });
  const server = home.start({ PORT });
  await server.ready();
  expect(await status()).toEqual({ status: 0, problems: [] });
});
