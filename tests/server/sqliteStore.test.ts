import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { Limits } from '#core/settings.ts';
import { StoreUnavailable } from '#core/store/store.ts';
import { databasePath, openDatabase } from '../../server/dataFolder.ts';
import { schema, schemaUpgrades } from '../../server/sqliteSchema.ts';
import { createSqliteStore } from '../../server/sqliteStore.ts';
import { noLimits, setAnswered, submission } from '../support/admission.ts';
import { makeTestFolder } from '../support/testFolder.ts';
import { testOffice } from './officeConformance.ts';
import { testLimits, testStore } from './storeConformance.ts';

describe('the SQLite store', () => {
  const open = async (changes: Partial<Limits> = {}, now = Date.now) => {
    const folder = makeTestFolder();
    const database = openDatabase(folder);
    const store = createSqliteStore(database, { ...testLimits, ...changes }, now);
    return {
      store,
      folder,
      age: async (seconds: number) => {
        database.exec(`update requests set created_at = created_at - ${seconds * 1000},
          withdrawn_at = withdrawn_at - ${seconds * 1000};
        update papers set created_at = created_at - ${seconds * 1000}, received_at = received_at - ${seconds * 1000};
        update events set created_at = created_at - ${seconds * 1000};
        update tickets set expires_at = expires_at - ${seconds * 1000};
        update outbox set created_at = created_at - ${seconds * 1000}, next_attempt_at = next_attempt_at - ${seconds * 1000}, sent_at = sent_at - ${seconds * 1000}`);
      },
      fill: async (count: number) => {
        database.exec(`with recursive n (i) as (select 2 union all select i + 1 from n where i < ${count})
          insert into requests (kind, reference, idempotency_key, content_hash, locale, created_at, answers, mailbox, confirmation)
          select kind, 'ADM-' || i, 'key' || i, content_hash, locale, created_at - i * 60000, answers, 'person' || i,
            confirmation from requests, n where sequence = 1`);
      },
      dump: async () =>
        JSON.stringify(
          ['requests', 'outbox', 'papers', 'events', 'tickets'].map((table) =>
            database.prepare(`select * from ${table}`).all(),
          ),
        ),
      close: async () => store.close(),
    };
  };

  testStore(() => open());
  describe('in the office', () => {
    testOffice(() => open());
  });

  test('each data folder hashes an address with a salt of its own, so that the hash does not tell the address', async () => {
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

  test('while another program locks the data file, a request is refused, and the next one is stored', async () => {
    const { store, folder, close } = await open();
    const other = new DatabaseSync(databasePath(folder));
    other.exec('begin immediate');
    await expect(store.submit(submission())).rejects.toThrow(StoreUnavailable);
    other.close();
    expect(await store.submit(submission())).toMatchObject({ outcome: 'stored' });
    await close();
  });

  test('deleting a request removes the sent digest that names the person, so that its mail file can go', async () => {
    let clock = Date.parse('2026-03-01T12:00:00Z');
    const { store, close } = await open({ schoolMails: 1 }, () => clock);
    const [first, late] = [submission(), submission()];
    for (const one of [first, late]) await store.submit(one);
    clock += 31 * 60 * 1000;
    const mails = await store.claimMails(10, 60);
    for (const { id } of mails) await store.completeMail(id);
    const digest = mails.find(({ kind }) => kind === 'digest')?.id ?? 'no digest';
    await store.deleteRequest(first.reference);
    expect(store.hasMail(digest), 'the digest is kept, as it does not name the first person').toBe(true);
    await store.deleteRequest(late.reference);
    expect(store.hasMail(digest), 'the digest is removed').toBe(false);
    await close();
  });

  test('counts retention to the last day of a shorter month, as Postgres does', async () => {
    let clock = 0;
    const { store, close } = await open({}, () => clock);
    for (const moment of ['2026-02-28T09:00:00Z', '2026-03-01T09:00:00Z']) {
      clock = Date.parse(moment);
      await store.submit(submission());
      for (const { id } of await store.claimMails(10, 60)) await store.completeMail(id);
    }
    clock = Date.parse('2026-08-31T12:00:00Z');
    expect(await store.purge(6)).toEqual({ removed: 1, held: 0 });
    const kept = await store.listRequests({ limit: 10 });
    expect(kept.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(['2026-03-01']);
    await close();
  });
});

test('no statement of the store scans a whole table', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec([schema, ...schemaUpgrades].join(';'));
  const prepare = database.prepare.bind(database);
  const statements = new Set<string>();
  database.prepare = (statement, ...options) => {
    statements.add(statement);
    return prepare(statement, ...options);
  };
  let now = 0;
  const store = createSqliteStore(database, { ...noLimits, schoolMails: 1 }, () => now);
  const first = submission();
  for (const request of [first, submission(), submission()]) {
    now += 1_000;
    await store.submit(request);
  }
  now += 60 * 60 * 1000;
  for (const { id, attempt } of await store.claimMails(10, 60)) {
    await store.completeMail(id);
    await store.failMail({ id, attempt, errorClass: 'refused', retryInSeconds: null });
    store.hasMail(id);
  }
  await store.listRequests({ limit: 10 });
  await setAnswered(store, first.reference, true);
  await store.checkLimits(first);
  store.paperBytes('paper', 'received');
  await store.countConfirmations(first.mailbox);
  const dossier = await store.findRequest(first.reference);
  if (dossier)
    await store.saveDossier(dossier, {
      mails: [{ kind: 'papers' }],
      events: [{ id: randomUUID(), event: 'corrected', detail: {} }],
    });
  await store.queueSchoolMail({ id: randomUUID(), kind: 'morning', perHour: 1 });
  await store.claimMails(10, 60);
  await store.addTicket('ticket', { reference: null, file: 'csv' }, 60);
  await store.takeTicket('ticket');
  await store.health();
  now += 365 * 24 * 60 * 60 * 1000;
  await store.deleteRequest(first.reference);
  await store.purge(6);

  expect(statements.size).toBeGreaterThan(25);
  // Scanning the index of dead or waiting mails is fine, because there are few.
  const wholeTable =
    /^SCAN (requests|outbox|papers)(?! USING (?:COVERING )?INDEX outbox_(dead|due))|TEMP B-TREE/;
  for (const statement of statements) {
    const plan = prepare(`explain query plan ${statement}`).all();
    const steps = plan.map(({ detail }) => String(detail));
    expect
      .soft(
        steps.filter((step) => wholeTable.test(step)),
        statement,
      )
      .toEqual([]);
  }
});
