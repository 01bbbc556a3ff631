/** The Node server and `npm run requests` with `DATABASE_URL`. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { postgresMigrations } from '#core/store/schema.ts';
import { recordHonestResult } from '../support/runningTest.ts';
import { openDossier } from '../support/clients.ts';
import { pdfOf } from '../support/pdfs.ts';
import { type PostgresServer, findPostgres, startPostgres } from '../support/supabase.ts';
import { createServerHome, sendNewRequest } from '../support/serverHome.ts';
import { killInRounds } from './killInRounds.ts';

const postgresFolder = findPostgres();

/** Kills of the server, 25 in `npm run test:faults`. */
const rounds = Math.min(25, Number(process.env.FAULT_ROUNDS ?? 2));

describe.skipIf(!postgresFolder)('with DATABASE_URL', () => {
  let database: PostgresServer;
  let home: ReturnType<typeof createServerHome>;
  beforeAll(async () => {
    database = await startPostgres(postgresFolder ?? '', { isEmpty: true });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    home = createServerHome({ DATABASE_URL: database.url });
  });
  afterEach(async () => {
    await home.dispose();
    // Each test has its own data folder, so its server and its key are others.
    await database.execute(
      'truncate admission.requests, admission.outbox cascade; update admission.installation set server = null, key_fingerprint = null',
    );
  });

  const upgradeDatabase = async (url: string) =>
    (
      await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../server/database.ts')], {
        env: { ...process.env, DATABASE_URL: url },
      })
    ).stdout;

  test('a database without tables, with its owner’s login or of a later version is refused with advice', async () => {
    await database.execute('create role admission_login login');
    expect(await home.refusal()).toContain('npm run database');
    expect((await home.requests('--json')).output).toContain('npm run database');
    await database.execute('drop role admission_login');
    expect(await upgradeDatabase(database.ownerUrl)).toContain(`${postgresMigrations.length} étape`);
    await database.createStoreLogin();
    expect(await upgradeDatabase(database.ownerUrl)).toMatch(/0 étape/);
    const server = home.start();
    await server.ready();
    expect(await home.refusal({ DATABASE_URL: database.ownerUrl })).toContain('admission_login');
    expect(await home.refusal({ DATABASE_URL: 'mysql://host' })).toContain('DATABASE_URL');
    expect(await home.refusal({ DATABASE_URL: 'postgres://admission_login@127.0.0.1:1/postgres' })).toContain(
      'ECONNREFUSED',
    );
    const setVersion = (change: string) => database.execute(`update admission.installation set ${change}`);
    await setVersion('schema_version = schema_version + 1');
    await server.stop();
    const older = home.start();
    await older.ready();
    await older.stop();
    await setVersion('compatible_from = schema_version');
    expect(await home.refusal()).toContain('plus récente');
    await setVersion('schema_version = schema_version - 1, compatible_from = schema_version - 1');
  });

  test('a second server is refused until the first ends; one that was killed starts again at once', async () => {
    const first = home.start();
    await first.ready();
    const other = createServerHome({ DATABASE_URL: database.url });
    onTestFinished(() => other.dispose());
    const [folder = ''] = readdirSync(home.data).filter((name) => name.startsWith('postgres-'));
    mkdirSync(join(other.data, folder), { recursive: true });
    copyFileSync(join(home.data, folder, 'dossier.key'), join(other.data, folder, 'dossier.key'));
    expect(await other.refusal()).toContain('Un autre serveur utilise déjà la base');
    await first.stop('SIGKILL');
    const again = home.start();
    await again.ready();
    await again.stop();
    await other.start().ready();
  });

  test('a dossier takes papers, and the command lists, exports, marks, backs up and deletes', async () => {
    const url = await home.start().ready();
    const dossier = await openDossier(url, 'amina@example.dj');
    const pdf = pdfOf(20_000);
    await dossier.handIn('cv', pdf);
    const { reference = '' } = (await dossier.show()) ?? {};
    expect(await home.requestsJson('--json')).toMatchObject([{ reference }]);
    expect((await home.requests('--answered', reference)).status).toBe(0);
    const exported = await home.requestsJson('--export', reference.toLowerCase());
    expect(exported.answeredAt).not.toBeNull();
    expect(readFileSync(exported.papers[0].file).equals(pdf)).toBe(true);

    const backup = join(home.path, 'backup.db');
    expect((await home.requests('--backup', backup)).output).toContain('pg_dump');
    expect(existsSync(backup)).toBe(false);
    expect(readdirSync(`${backup}.papers`)).toEqual([exported.papers[0].id]);

    expect((await home.requests('--delete', reference)).status).toBe(0);
    expect(existsSync(exported.papers[0].file)).toBe(false);
    expect(await home.requestsJson('--json')).toEqual([]);
  });

  test('papers of another database in the same data folder stay', async () => {
    const sqlite = { DATABASE_URL: '' };
    const first = home.start(sqlite);
    const dossier = await openDossier(await first.ready(), 'amina@example.dj');
    await dossier.handIn('cv', pdfOf(20_000));
    await first.stop();
    const papers = () => readdirSync(join(home.data, 'papers')).filter((name) => name !== 'uploads');
    expect(papers()).toHaveLength(1);
    const second = home.start();
    await second.ready();
    await second.stop();
    expect(papers()).toHaveLength(1);
  });

  test(
    'a killed server has stored each acknowledged request once, and queued its two mails',
    async () => {
      const acknowledged: string[] = [];
      const count = () => acknowledged.length;
      await killInRounds({ home, rounds, most: 30 }, count, async (url, email) => {
        const reference = await sendNewRequest(url, email).catch(() => undefined);
        if (reference) acknowledged.push(reference);
      });
      const stored = await home.withStore((store) => store.listRequests({ limit: 1_000_000 }));
      const references = stored.map(({ reference }) => reference);
      expect(new Set(references).size).toBe(references.length);
      expect(acknowledged.filter((reference) => !references.includes(reference))).toEqual([]);
      for (const { mails } of stored) expect(mails.map(({ kind }) => kind)).toEqual(['applicant', 'school']);
      recordHonestResult(acknowledged.length, acknowledged.length, 'acknowledged and kept');
    },
    60_000 + rounds * 30_000,
  );
});
