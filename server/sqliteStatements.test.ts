import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrations } from './sqliteMigrations.ts';
import { prepareStatements } from './sqliteStatements.ts';

const database = new DatabaseSync(':memory:');
for (const sql of migrations) database.exec(sql);
const statements: Record<string, StatementSync> = prepareStatements(database);

/** Reads what it reads from one end to the other, or sorts it; the mails that were given up have an index, and are few. */
const readsAll = /^SCAN (requests|outbox)(?! USING (?:COVERING )?INDEX outbox_dead)|TEMP B-TREE/;

/** What the staff asks for by a command, or the server before it serves: of everything that is stored. */
const ofEverything = ['unsent', 'retry', 'release'];

test.each(Object.entries(statements).filter(([name]) => !ofEverything.includes(name)))(
  '“%s” reads no more of a large data file than of a small one',
  (_, { sourceSQL }) => {
    const plan = database.prepare(`explain query plan ${sourceSQL}`).all();
    const steps = plan.map(({ detail }) => String(detail));
    expect(steps.filter((step) => readsAll.test(step))).toEqual([]);
  },
);
