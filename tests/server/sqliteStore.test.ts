import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { Limits } from '#core/limits.ts';
import { schemaFor, schemaUpgrades } from '#core/store/schema.ts';
import { createSqlStore } from '#core/store/store.ts';
import { StoreUnavailable } from '#core/store/driver.ts';
import { databasePath, openDatabase } from '../../server/dataFolder.ts';
import { createSqliteDriver } from '../../server/sqlite.ts';
import {
  academicRequest,
  findStored,
  noLimits,
  setAnswered,
  storeRequest,
  storedPaper,
  submission,
} from '../support/requests.ts';
import { makeTestFolder, openTestDatabase } from '../support/runningTest.ts';
import { testStore, underTest } from './storeConformance.ts';

describe('the SQLite store', () => {
  const open = async (limits: Partial<Limits> = {}, now = Date.now) =>
    underTest(createSqliteDriver(openTestDatabase(), now), limits);

  testStore(open);

  test('each data folder hashes addresses with a salt of its own', async () => {
    const hashes = [];
    for (let count = 0; count < 2; count += 1) {
      const { store, dump, close } = await open();
      await store.submit(submission());
      hashes.push(/"client_hash":"([\da-f]{64})"/.exec(await dump())?.[1]);
      await close();
    }
    expect(hashes[0]).toBeDefined();
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  test('a backup has the answers, but neither the hashes of addresses nor their salt', async () => {
    const folder = makeTestFolder();
    const driver = createSqliteDriver(openDatabase(folder));
    const store = createSqlStore(driver, noLimits);
    const dossier = await storeRequest(store);
    await store.saveRequest(dossier, { papers: [storedPaper()], network: submission().clientNetwork });
    const row = await driver.read(
      ({ get }) => get`select client_hash, network_hash, salt from requests, installation`,
    );
    const path = join(folder, 'backup.db');
    await driver.backUp(path);
    const copied = readFileSync(path, 'latin1');
    expect(copied).toContain(academicRequest.email);
    for (const [name, text] of Object.entries(row ?? {}))
      expect(copied.includes(String(text)), name).toBe(false);
    await store.close();
  });

  test('while another program locks the data file, a request is refused, and the next one is stored', async () => {
    const folder = makeTestFolder();
    const { store, close } = underTest(createSqliteDriver(openDatabase(folder)));
    const other = new DatabaseSync(databasePath(folder));
    other.exec('begin immediate');
    await expect(store.submit(submission())).rejects.toThrow(StoreUnavailable);
    other.close();
    expect(await store.submit(submission())).toMatchObject({ outcome: 'stored' });
    await close();
  });

  test('counts retention to the last day of a shorter month', async () => {
    let clock = 0;
    const { store, close } = await open({}, () => clock);
    for (const moment of ['2026-02-28T09:00:00Z', '2026-03-01T09:00:00Z']) {
      clock = Date.parse(moment);
      await store.submit(submission());
    }
    clock = Date.parse('2028-02-29T12:00:00Z');
    expect(await store.purge()).toEqual({ removed: 1, held: 0 });
    const kept = await store.listRequests({ limit: 10 });
    expect(kept.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(['2026-03-01']);
    await close();
  });
});

test('no statement of the store scans a whole table', async () => {
  const database = new DatabaseSync(':memory:');
  for (const sql of [schemaFor('sqlite'), ...schemaUpgrades.map(({ sqlite }) => sqlite)]) database.exec(sql);
  const prepare = database.prepare.bind(database);
  const statements = new Set<string>();
  database.prepare = (statement, ...options) => {
    statements.add(statement);
    return prepare(statement, ...options);
  };
  let now = 0;
  const driver = createSqliteDriver(database, () => now);
  const store = createSqlStore(driver, { ...noLimits, schoolMails: { burst: 2, intervalMs: 60_000 } });
  const first = submission();
  for (const request of [first, submission(), submission()]) {
    now += 1_000;
    await store.submit(request);
  }
  now += 60 * 60 * 1000;
  for (const { id, attempt } of await store.claimMails(10, 60)) {
    await store.completeMail(id);
    await store.failMail({ id, attempt, error: 'refused', retryInSeconds: null });
    await store.findMails([id]);
  }
  await store.listRequests({ limit: 10 });
  await setAnswered(store, first.reference);
  await store.listOutbox(true);
  await store.findFiles(['paper']);
  await store.expectedBytes('paper');
  await store.saveRequest(await findStored(store, first.reference), {
    network: '192.0.2',
    papers: [storedPaper({ state: 'uploading' })],
    mails: [{ kind: 'asked' }, { kind: 'applicant' }],
    events: [{ id: randomUUID(), event: 'corrected', detail: {} }],
  });
  await store.queueSchoolMail({ id: randomUUID(), kind: 'morning', perHour: 1 });
  await store.claimMails(10, 60);
  await store.addTicket('ticket', { reference: null, file: 'spreadsheet' }, 60);
  await store.takeTicket('ticket');
  await store.health();
  now += 800 * 24 * 60 * 60 * 1000;
  await store.deleteRequest(first.reference);
  await store.purge();

  expect(statements.size).toBeGreaterThan(25);
  // Scanning the index of failing mails is fine, because there are few, and so are the mails of a mailbox or of a claim.
  const wholeTable =
    /^SCAN (requests|outbox|papers)(?! USING (?:COVERING )?INDEX outbox_(dead|failing))|TEMP B-TREE/;
  const few = /by departure|outbox where attempts > 0/;
  for (const statement of statements) {
    const plan = prepare(`explain query plan ${statement}`).all();
    const steps = plan.map(({ detail }) => String(detail)).filter((step) => wholeTable.test(step));
    const scans = steps.filter((step) => !few.test(statement) || !step.includes('B-TREE'));
    expect.soft(scans, statement).toEqual([]);
  }
});

test('a commit is on the disk before it returns, and a deletion overwrites answers and takes their mails', () => {
  const database = openDatabase(makeTestFolder());
  const setting = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
  // A power cut cannot be tried here, so the settings of SQLite stand for it. 2 is `full`.
  expect(setting('synchronous'), 'synchronous').toBe(2);
  expect(setting('journal_mode')).toBe('wal');
  expect(setting('secure_delete'), 'secure_delete').toBe(1);
  expect(setting('foreign_keys'), 'foreign_keys').toBe(1);
  database.close();
});

test('a transaction that fails leaves nothing, and the next one works', async () => {
  const driver = createSqliteDriver(openDatabase(makeTestFolder()));
  const add = (ticket: string, end: () => void) =>
    driver.write({}, async ({ run }) => {
      await run`insert into tickets (ticket, file, expires_at) values (${ticket}, 'spreadsheet', 1)`;
      end();
    });
  const failing = add('Amina', () => {
    throw new Error('no');
  });
  const others = ['Ali', 'Kadra'].map((name) => add(name, () => {}));
  await expect(failing).rejects.toThrow(StoreUnavailable);
  await Promise.all(others);
  const tickets = await driver.read(({ all }) => all`select ticket from tickets order by ticket`);
  expect(tickets).toEqual([{ ticket: 'Ali' }, { ticket: 'Kadra' }]);
  await driver.close();
});
