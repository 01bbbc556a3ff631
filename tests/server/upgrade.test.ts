import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databasePath, lockDataFolder, prepareDataFolder } from '../../server/dataFolder.ts';
import { migrations as sqliteMigrations } from '../../server/sqliteMigrations.ts';
import type { StoredRequest } from '#core/store/admissionStore.ts';
import { createServerHome, runRequests, sendOne } from '../support/serverHome.ts';

/** What earlier versions stored, as the payload was then: written out, because the form has moved on. */
const academic = {
  firstName: 'Amina',
  lastName: 'Houssein',
  birthDate: '2004-05-17',
  phone: '+253 77 12 34 56',
  email: 'amina@example.dj',
  formationType: 'academique',
  academicYear: '2025-2026',
  domain: 'logistique-transport',
  lastDiploma: 'bac',
  lastInstitution: 'lycee',
};
const certifying = {
  firstName: 'عبد الرحمن',
  lastName: 'O’Connor-Müller 🦁 "Robert\'); drop table requests;--"',
  birthDate: '1950-01-01',
  phone: '77 12 34 56',
  email: "d'arc+admission@example.co.uk",
  formationType: 'certifiante',
  requiredLevel: 'licence',
  certifyingProgram: 'securite-informatique',
  lastDiploma: 'autres',
  lastInstitution: 'instituts-etrangers',
  motivation: 'Une ligne\nune autre ; {"json": [1, 2]} \\ % $1 null',
};

describe('a data file of an earlier version', () => {
  let home: ReturnType<typeof createServerHome>;
  beforeEach(() => {
    home = createServerHome();
  });
  afterEach(() => home.dispose());

  const columns = {
    firstName: 'first_name',
    lastName: 'last_name',
    birthDate: 'birth_date',
    phone: 'phone',
    email: 'email',
    formationType: 'formation_type',
    requiredLevel: 'required_level',
    certifyingProgram: 'certifying_program',
    academicYear: 'academic_year',
    domain: 'domain',
    lastDiploma: 'last_diploma',
    lastInstitution: 'last_institution',
    motivation: 'motivation',
  };

  /** A file with a request whose mails wait, one whose mails are sent and given up, and a third that was deleted. */
  function makeOldFile(version: number): void {
    const database = new DatabaseSync(databasePath(prepareDataFolder(home.data)));
    for (const step of sqliteMigrations.slice(0, version)) database.exec(step);
    database.exec(`pragma user_version = ${version}`);
    const insert = (reference: string, request: Record<string, string>, states: [string, string]) => {
      const { lastInsertRowid } = database
        .prepare(
          `insert into requests (reference, idempotency_key, content_hash, locale, created_at, client_hash,
            ${Object.values(columns).join(', ')}) values (?, ?, 'hash', 'fr', 1767225600000, 'address',
            ${Object.keys(columns).fill('?').join(', ')})`,
        )
        .run(reference, `key of ${reference}`, ...Object.keys(columns).map((name) => request[name] ?? null));
      for (const [index, kind] of ['applicant', 'school'].entries()) {
        database
          .prepare('insert into outbox (id, request, kind, state, next_attempt_at) values (?, ?, ?, ?, 0)')
          .run(crypto.randomUUID(), lastInsertRowid, kind, states[index] ?? '');
      }
    };
    insert('ADM-AAAA-AAAA', academic, ['queued', 'leased']);
    insert('ADM-CCCC-CCCC', certifying, ['sent', 'dead']);
    insert('ADM-EEEE-EEEE', academic, ['queued', 'queued']);
    database.exec(`pragma foreign_keys = on; delete from requests where reference = 'ADM-EEEE-EEEE'`);
    database.close();
  }

  const requests = (...args: string[]) => runRequests({ cwd: home.path, data: home.data }, ...args);

  for (const version of [1, 2]) {
    test(`of version ${version}: its requests are listed and exported, its waiting mails sent`, async () => {
      makeOldFile(version);
      const server = home.start({ RETENTION_MONTHS: '0' });
      const url = await server.ready();

      await expect.poll(() => home.mailFiles().length, { timeout: 10_000 }).toBe(2);
      for (const mail of home.mailFiles()) expect(mail).toContain('ADM-AAAA-AAAA');
      expect(home.mailFiles().join()).toContain('Logistique et Transport International');

      const listed: StoredRequest[] = JSON.parse((await requests('--json')).output);
      expect(listed).toEqual([
        {
          sequence: 2,
          kind: 'admission',
          reference: 'ADM-CCCC-CCCC',
          locale: 'fr',
          createdAt: '2026-01-01T00:00:00.000Z',
          answeredAt: null,
          earlierReference: null,
          confirmation: 'queued',
          request: certifying,
        },
        {
          sequence: 1,
          kind: 'admission',
          reference: 'ADM-AAAA-AAAA',
          locale: 'fr',
          createdAt: '2026-01-01T00:00:00.000Z',
          answeredAt: null,
          earlierReference: null,
          confirmation: 'queued',
          request: academic,
        },
      ]);
      const { output: csv } = await requests('--csv');
      expect(csv).toContain(`"${certifying.motivation.replaceAll('"', '""')}"`);
      expect(csv).toContain('"Certification en Sécurité Informatique"');
      const { output: one } = await requests('--export', 'ADM-CCCC-CCCC');
      expect(JSON.parse(one).request).toEqual(certifying);
      expect(await home.waitingMails()).toMatchObject([{ reference: 'ADM-CCCC-CCCC', state: 'dead' }]);

      const reference = await sendOne(url);
      const [newest] = JSON.parse((await requests('--json')).output);
      // The number of the deleted request is not given again; the first from this mailbox is known.
      expect(newest).toMatchObject({ sequence: 4, reference, earlierReference: 'ADM-AAAA-AAAA' });
      await expect.poll(() => home.mailFiles().length, { timeout: 10_000 }).toBe(4);
      await server.stop();
    });
  }

  test('is left as it is by a command while a server has it open', async () => {
    makeOldFile(2);
    const unlock = lockDataFolder(home.data);
    const { status, output } = await requests('--json');
    unlock();
    expect({ status, output }).toMatchObject({ status: 1, output: expect.stringContaining('Arrêtez-le') });
    const database = new DatabaseSync(join(home.data, 'admissions.db'));
    expect(database.prepare('pragma user_version').get()).toEqual({ user_version: 2 });
    database.close();
    expect((await requests('--json')).status).toBe(0);
  });
});
