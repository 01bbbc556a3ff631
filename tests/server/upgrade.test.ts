import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { databasePath, lockDataFolder, openDatabase, prepareDataFolder } from '../../server/dataFolder.ts';
import { schemaUpgrades, schemaVersion } from '#core/store/schema.ts';
import type { StoredRequest } from '#core/model/request.ts';
import { home, makeHomeForEachTest, sendNewRequest } from '../support/serverHome.ts';

makeHomeForEachTest();

function withFile<Result>(work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(databasePath(prepareDataFolder(home.data)));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const userVersion = () => withFile((file) => Number(file.prepare('pragma user_version').get()?.user_version));
const requestColumns = () =>
  withFile((file) => file.prepare('pragma table_info(requests)').all()).map(({ name }) => name);

const paperId = '00000000-0000-4000-8000-000000000010';

/** Fills the data folder with a file as a server of schema version 9 left it. */
function makeFileOfVersion9(): void {
  withFile((file) => file.exec(readFileSync(join(import.meta.dirname, 'dataFileOfVersion9.sql'), 'utf8')));
  mkdirSync(join(home.data, 'papers'));
  for (const file of [paperId, 'cv-of-kadra.pdf']) writeFileSync(join(home.data, 'papers', file), '%PDF-');
  writeFileSync(join(home.data, 'dossier.key'), 'a key of at least thirty-two bytes');
}

test('a data file of schema version 9 opens with its requests, mails, CVs and papers', async () => {
  makeFileOfVersion9();
  const server = home.start({ RETENTION_MONTHS: '0', DELIVER_MESSAGES: 'true' });
  const url = await server.ready();

  // The server sends the queued and the leased mail of one request, but no mail that was sent or given up.
  await expect.poll(() => home.mailFiles().length, { timeout: 10_000 }).toBe(2);
  for (const mail of home.mailFiles()) expect(mail).toContain('ADM-AAAA-AAAA');
  await expect.poll(home.waitingMails).toMatchObject([{ reference: 'ENS-EEEE-EEEE', state: 'dead' }]);

  const listed: StoredRequest[] = await home.requestsJson('--json');
  expect(listed.map(({ sequence, reference }) => [sequence, reference])).toEqual([
    [4, 'ENS-EEEE-EEEE'],
    [2, 'ADM-AAAA-AAAA'],
    [1, 'ADM-CCCC-CCCC'],
  ]);
  expect(listed[2]).toMatchObject({
    createdAt: '2026-01-01T00:00:00.000Z',
    answeredAt: '2026-01-02T00:00:00.000Z',
    earlierReference: null,
    confirmation: 'queued',
    officeGeneration: 0,
    isProved: true,
    answers: {
      lastName: 'O’Connor-Müller 🦁 "Robert\'); drop table requests;--"',
      motivation: 'Une ligne\nune autre ; {"json": [1, 2]} \\ % $1',
    },
  });
  for (const withPaper of ['ENS-EEEE-EEEE', 'ADM-AAAA-AAAA']) {
    const { papers } = await home.requestsJson('--export', withPaper);
    expect(readFileSync(papers[0].file, 'utf8')).toBe('%PDF-');
  }

  const reference = await sendNewRequest(url, 'amina@example.dj');
  const [newest] = await home.requestsJson('--json');
  // The sequence number of the deleted request is not reused.
  expect(newest).toMatchObject({
    sequence: 5,
    reference,
    earlierReference: 'ADM-AAAA-AAAA',
    isProved: false,
  });
  expect((await home.requests('--delete', 'ENS-EEEE-EEEE')).status).toBe(0);
  await server.stop();
  expect(userVersion()).toBe(schemaVersion + schemaUpgrades.length);
});

test('a server of an earlier version that lost its key makes no other, which would void the links', async () => {
  makeFileOfVersion9();
  rmSync(join(home.data, 'dossier.key'));
  expect(await home.refusal()).toMatch(/dossier\.key manque/);
});

test('the server opens a file that a later release upgraded, and that release finds its requests', async () => {
  const laterRelease = () =>
    openDatabase(home.data, {
      upgrades: [...schemaUpgrades.map(({ sqlite }) => sqlite), 'alter table requests add column note text'],
    }).close();
  prepareDataFolder(home.data);
  laterRelease();
  const server = home.start();
  const reference = await sendNewRequest(await server.ready());
  await server.stop();
  laterRelease();
  expect(userVersion()).toBe(schemaVersion + schemaUpgrades.length + 1);
  expect((await home.requests('--export', reference)).status).toBe(0);
});

describe('a schema upgrade', () => {
  const upgrades = [
    'alter table requests add column note text',
    `create table requests_2 as select * from requests; drop table requests;
      alter table requests_2 rename to requests; alter table requests add column room text`,
  ];
  const open = (steps: string[], asServer = true) =>
    openDatabase(home.data, { asServer, upgrades: steps }).close();

  test('brings a file up to date once, and keeps its rows', () => {
    makeFileOfVersion9();
    open(upgrades);
    open(upgrades);
    expect(userVersion()).toBe(schemaVersion + 2);
    expect(requestColumns()).toEqual(expect.arrayContaining(['note', 'room']));
    const count = (table: string) => withFile((file) => file.prepare(`select * from ${table}`).all().length);
    expect([count('requests'), count('outbox')]).toEqual([3, 6]);
  });

  test('that fails leaves the file in the last complete version', () => {
    makeFileOfVersion9();
    const failing = 'alter table requests add column room text; select * from nowhere';
    expect(() => open([...upgrades.slice(0, 1), failing])).toThrow(
      expect.objectContaining({ problem: 'dataUnavailable' }),
    );
    expect(userVersion()).toBe(schemaVersion + 1);
    expect(requestColumns()).not.toContain('room');
  });

  test('waits for the server to stop: a command beside a running server does not change the file', () => {
    makeFileOfVersion9();
    const unlock = lockDataFolder(home.data);
    expect(() => open(upgrades, false)).toThrow(expect.objectContaining({ problem: 'dataLocked' }));
    unlock();
    expect(userVersion()).toBe(9);
    open(upgrades, false);
    expect(userVersion()).toBe(schemaVersion + 2);
  });
});
