import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { noLimits, submission } from '../tests/support/admission.ts';
import { schema, schemaUpgrades } from './sqliteSchema.ts';
import { createSqliteStore } from './sqliteStore.ts';

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
  await store.markAnswered(first.reference, true);
  await store.checkLimits(first);
  store.paperBytes('paper', 'received');
  await store.countConfirmations(first.mailbox);
  const dossier = await store.findDossier(first.reference);
  if (dossier)
    await store.saveDossier({
      ...dossier,
      mailbox: first.mailbox,
      mails: [{ kind: 'papers' }],
      events: [{ id: randomUUID(), event: 'corrected', detail: {} }],
    });
  await store.listBriefs({ limit: 10 });
  await store.listChanged(new Date(now).toISOString());
  await store.queueSchoolMail({ id: randomUUID(), kind: 'morning', perHour: 1 });
  await store.addTicket('ticket', { reference: null, file: 'csv' }, 60);
  await store.takeTicket('ticket');
  await store.health();
  now += 365 * 24 * 60 * 60 * 1000;
  await store.deleteRequest(first.reference);
  await store.purge(6);

  expect(statements.size).toBeGreaterThan(25);
  // Scanning the index of dead mails is fine, because there are few.
  const wholeTable = /^SCAN (requests|outbox|papers)(?! USING (?:COVERING )?INDEX outbox_dead)|TEMP B-TREE/;
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
