import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, prepareDataFolder } from '../../server/dataFolder.ts';
import { migrations } from '../../server/sqliteMigrations.ts';
import { createSqliteStore } from '../../server/sqliteStore.ts';
import { academicRequest, newKey } from '../support/admission.ts';
import { makeSite, post, spawnServer } from '../support/serverProcess.ts';
import { startSmtp } from '../support/smtpServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** More rounds: `FAULT_ROUNDS=100 npm run test:faults`. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 4);
const perRound = 4_000;

let folder: ReturnType<typeof temporaryFolder>;
let data: string;
let base: Record<string, string>;

beforeEach(() => {
  folder = temporaryFolder();
  data = join(folder.path, 'data');
  const limits = { REQUESTS_PER_HOUR: '1000000', MAILS_PER_ADDRESS_PER_HOUR: '1000000' };
  base = { SITE_DIR: makeSite(join(folder.path, 'site')), DATA_DIR: data, ...limits };
});
afterEach(() => folder.remove());

async function sendOne(url: string, email = academicRequest.email): Promise<string> {
  const response = await post(url, { ...academicRequest, email }, { 'Idempotency-Key': newKey() });
  const body = await response.json();
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return body.reference;
}

const mailFiles = () => readdirSync(join(data, 'outbox')).filter((file) => file.endsWith('.eml'));

function withStore<Result>(work: (store: ReturnType<typeof createSqliteStore>) => Result): Result {
  const database = openDatabase(data, { thorough: false });
  try {
    return work(createSqliteStore(database, { requestsPerHour: 1, mailsPerHour: 1 }));
  } finally {
    database.close();
  }
}

const storedReferences = () =>
  withStore((store) => store.listRequests({ limit: 1_000_000 })).then((list) =>
    list.map(({ reference }) => reference),
  );
const waitingMails = () => withStore((store) => store.listOutbox());

describe('killed at once', () => {
  test(
    'between acknowledgement and mail: every acknowledged request is there, and each is mailed',
    async () => {
      const smtp = await startSmtp('hang');
      const references: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const server = spawnServer({ ...base, SMTP_URL: smtp.url });
        references.push(await sendOne(await server.ready(), `person${round}@example.dj`));
        await server.stop('SIGKILL');
      }
      smtp.close();
      expect(smtp.state.messages).toEqual([]);
      const server = spawnServer(base);
      await server.ready();
      await expect.poll(() => mailFiles().length, { timeout: 30_000 }).toBe(2 * rounds);
      const mails = mailFiles().map((file) =>
        readFileSync(join(data, 'outbox', file), 'utf8').replaceAll('=\r\n', ''),
      );
      for (const reference of references)
        expect(mails.filter((mail) => mail.includes(reference))).toHaveLength(2);
      expect(await storedReferences()).toEqual(references.toReversed());
      await server.stop();
    },
    30_000 + rounds * perRound,
  );

  test(
    'at random moments under load: each request is stored once and mailed once, at most twice',
    async () => {
      const smtp = await startSmtp();
      const acknowledged = new Set<string>();
      for (let round = 0; round < rounds; round += 1) {
        const server = spawnServer({ ...base, SMTP_URL: smtp.url });
        const url = await server.ready();
        const alive = { now: true };
        const senders = Array.from({ length: 5 }, async (_, sender) => {
          for (let count = 0; alive.now; count += 1) {
            // Cut off: not acknowledged.
            const reference = await sendOne(url, `r${round}s${sender}n${count}@example.dj`).catch(
              () => undefined,
            );
            if (reference) acknowledged.add(reference);
          }
        });
        const enough = acknowledged.size + Math.ceil(Math.random() * 30);
        await expect.poll(() => acknowledged.size, { interval: 1, timeout: 20_000 }).toBeGreaterThan(enough);
        await server.stop('SIGKILL');
        alive.now = false;
        await Promise.all(senders);
      }
      const server = spawnServer({ ...base, SMTP_URL: smtp.url });
      await server.ready();
      await expect.poll(waitingMails, { timeout: 30_000 }).toEqual([]);
      await server.stop();
      const stored = await storedReferences();
      expect(new Set(stored).size).toBe(stored.length);
      expect([...acknowledged].filter((reference) => !stored.includes(reference))).toEqual([]);
      const times = new Map<string, number>();
      for (const { data: mail } of smtp.state.messages) {
        const id = /^Message-ID: <(.*)>/m.exec(mail)?.[1] ?? '';
        times.set(id, (times.get(id) ?? 0) + 1);
      }
      expect(times.size).toBe(2 * stored.length);
      expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
      smtp.close();
    },
    60_000 + rounds * perRound,
  );
});

describe('asked to stop', () => {
  test('SIGTERM finishes what is in flight, takes nothing new and ends with 0', async () => {
    const server = spawnServer(base);
    const { port } = new URL(await server.ready());
    const body = JSON.stringify(academicRequest);
    const head = `POST /functions/v1/send-admission-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: ${newKey()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket
      .setEncoding('utf8')
      .on('data', (text: string) => (answer += text))
      .on('error', () => {});
    await new Promise<void>((done) => socket.write(head + body.slice(0, 20), () => done()));
    // Answered after the head above has come in, on the same loop.
    await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { Connection: 'close' } });
    const ended = server.stop('SIGTERM');
    await server.output.until(/Arrêt/);
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    socket.write(body.slice(20));
    expect(await ended).toBe(0);
    expect(answer).toContain('"success":true');
    expect(await storedReferences()).toHaveLength(1);
    expect(readdirSync(data)).not.toContain('admissions.db-wal');
  });

  test('a second signal ends it at once', async () => {
    const server = spawnServer(base);
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

describe('what cannot start', () => {
  const failures: [string, Record<string, string>, RegExp][] = [
    ['a port that is no port', { PORT: 'eighty' }, /PORT.*« eighty ».*65535/],
    ['a sender that is no address', { MAIL_FROM: 'me' }, /MAIL_FROM/],
    ['a mail server that is no address', { SMTP_URL: 'https://user:secret@example.dj' }, /SMTP_URL/],
    ['a data folder that cannot be made', { DATA_DIR: '/proc/nothing' }, /\/proc\/nothing.*DATA_DIR/],
    ['a site that is not built', { SITE_DIR: '/proc/nothing' }, /npm run build/],
    ['an address of another machine', { HOST: '192.0.2.1' }, /192\.0\.2\.1.*HOST/],
  ];
  test.each(failures)('%s: one clear line and a failure code', async (_, env, line) => {
    const server = spawnServer({ ...base, ...env });
    expect(await server.ended).toBe(1);
    expect(server.output.text().trim().split('\n')).toHaveLength(1);
    expect(server.output.text()).toMatch(line);
    expect(server.output.text()).not.toContain('secret');
  });

  test('a port in use and a data folder in use: one clear line, and the first server goes on', async () => {
    const first = spawnServer(base);
    const url = await first.ready();
    const sameFolder = spawnServer(base);
    const samePort = spawnServer({ ...base, DATA_DIR: join(folder.path, 'other'), PORT: new URL(url).port });
    expect([await sameFolder.ended, await samePort.ended]).toEqual([1, 1]);
    expect(sameFolder.output.text().trim()).toMatch(/^Un autre serveur utilise déjà.*data.*$/);
    expect(samePort.output.text().trim()).toMatch(/^Le port \d+ est déjà utilisé.*$/);
    await sendOne(url);
    await first.stop('SIGKILL');
    const next = spawnServer(base);
    await next.ready();
    await next.stop();
  });

  test('a damaged data file is refused and not touched', async () => {
    const server = spawnServer(base);
    const url = await server.ready();
    for (let count = 0; count < 20; count += 1) await sendOne(url);
    await server.stop();
    const path = join(data, 'admissions.db');
    const bytes = readFileSync(path);
    bytes.fill(0x55, 4096 * 3, 4096 * 6);
    writeFileSync(path, bytes);
    const refused = spawnServer(base);
    expect(await refused.ended).toBe(1);
    expect(refused.output.text().trim()).toMatch(/^Le fichier .*admissions\.db est abîmé.*sauvegarde\.$/);
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });

  test('a data file of a later version is refused and not touched', async () => {
    openDatabase(prepareDataFolder(data)).close();
    const database = new DatabaseSync(join(data, 'admissions.db'));
    database.exec('pragma user_version = 1000');
    database.close();
    const before = readFileSync(join(data, 'admissions.db'));
    const refused = spawnServer(base);
    expect(await refused.ended).toBe(1);
    expect(refused.output.text()).toContain('plus récente');
    expect(readFileSync(join(data, 'admissions.db')).equals(before)).toBe(true);
  });
});

test('a data file of the first version is brought up to date with what it holds', async () => {
  const database = new DatabaseSync(join(prepareDataFolder(data), 'admissions.db'));
  database.exec(`${migrations[0]}; pragma user_version = 1`);
  database.exec(`insert into requests (reference, idempotency_key, content_hash, locale, created_at, first_name, last_name,
    birth_date, phone, email, formation_type, academic_year, domain, last_diploma, last_institution)
    values ('ADM-AAAA-AAAA', 'key', 'hash', 'fr', 0, 'Amina', 'Houssein', '2004-05-17', '77123456', 'a@example.dj',
    'academique', '2025-2026', 'genie-electrique', 'bac', 'lycee')`);
  database.close();
  const server = spawnServer({ ...base, RETENTION_MONTHS: '0' });
  const url = await server.ready();
  const reference = await sendOne(url);
  expect(await storedReferences()).toEqual([reference, 'ADM-AAAA-AAAA']);
  await server.stop();
});

test('the data folder and what is in it are for its owner only', async () => {
  const server = spawnServer(base);
  await sendOne(await server.ready());
  await expect.poll(() => mailFiles().length).toBe(2);
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(mode(data)).toBe('700');
  for (const file of ['admissions.db', 'admissions.db-wal', `outbox/${mailFiles()[0]}`])
    expect(mode(join(data, file))).toBe('600');
  await server.stop();
});

describe('a mail server in trouble', () => {
  test.each(['hang', 'slow', 'refuseForNow', 'refuseForGood', 'close'] as const)(
    '%s: the visitor is answered all the same, and the mails leave once it is well',
    async (mode) => {
      const smtp = await startSmtp(mode);
      const server = spawnServer({ ...base, SMTP_URL: smtp.url });
      const url = await server.ready();
      const before = performance.now();
      await sendOne(url);
      expect(performance.now() - before).toBeLessThan(2_000);
      await expect.poll(() => smtp.state.connections, { timeout: 10_000 }).toBeGreaterThan(0);
      if (mode !== 'hang' && mode !== 'slow') {
        await expect
          .poll(
            async () => (await waitingMails()).map(({ lastError, state }) => lastError !== null && state),
            { timeout: 20_000 },
          )
          .toEqual(['queued', 'queued']);
      }
      smtp.state.mode = 'accept';
      await server.stop('SIGKILL');
      await withStore((store) => store.retryMails());
      const next = spawnServer({ ...base, SMTP_URL: smtp.url });
      await next.ready();
      await expect.poll(waitingMails, { timeout: 20_000 }).toEqual([]);
      const recipients = smtp.state.messages.map(({ to }) => to.join()).toSorted();
      expect(new Set(recipients).size).toBe(2);
      expect(recipients).toContain(academicRequest.email);
      await next.stop();
      smtp.close();
    },
    60_000,
  );

  test('one that is down costs nothing, and the outbox says so', async () => {
    const server = spawnServer({ ...base, SMTP_URL: 'smtp://127.0.0.1:9' });
    await sendOne(await server.ready());
    await expect
      .poll(async () => (await waitingMails()).map(({ lastError }) => lastError), { timeout: 10_000 })
      .toEqual(['ESOCKET', 'ESOCKET']);
    expect(await server.stop()).toBe(0);
  });
});
