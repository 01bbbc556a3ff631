/**
 * `npm run bench:server`, second part: the cost of a claim with few and with many mails waiting, on both back ends, and the
 * longest turn of the server's event loop while it mails, purges and while commands run. BENCH_WAITING sets the number of
 * waiting mails (100,000).
 */
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../server/dataFolder.ts';
import { createSqliteStore } from '../../server/sqliteStore.ts';
import type { AdmissionStore } from '#core/store/admissionStore.ts';
import { createPostgresStore } from '#core/store/postgresStore.ts';
import { newKey, noLimits, submission } from '../support/admission.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { startPostgrest } from '../support/postgrest.ts';
import { createServerHome, runRequests, sendOne } from '../support/serverHome.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const many = Number(process.env.BENCH_WAITING ?? 100_000);
const few = 10;
const claims = 100;
const month = 31 * 24 * 60 * 60 * 1000;

/** A request with a new mailbox, address and network. */
const another = () => submission({ mailbox: newKey(), clientAddress: newKey(), clientNetwork: newKey() });

/** Stores requests with this many mails in all. */
async function fill(store: AdmissionStore, mails: number): Promise<void> {
  for (let left = mails / 2; left > 0; left -= 500) {
    await Promise.all(Array.from({ length: Math.min(left, 500) }, () => store.submit(another())));
  }
}

/** The median time of a claim of ten mails, in ms. The lease of 0 seconds makes them due again. */
async function claimCost(store: AdmissionStore): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < claims; count += 1) {
    const before = performance.now();
    const mails = await store.claimMails(10, 0);
    times.push(performance.now() - before);
    if (mails.length !== few) throw new Error(`${mails.length} mails claimed`);
  }
  return times.toSorted((a, b) => a - b)[claims / 2] ?? 0;
}

async function claimsOnSqlite(): Promise<void> {
  const folder = temporaryFolder();
  const database = openDatabase(folder.path);
  const store = createSqliteStore(database, noLimits);
  await fill(store, few);
  const little = await claimCost(store);
  await fill(store, many - few);
  database.exec(`update requests set mailbox = 'one@example.dj'`);
  console.log(say('SQLite', little, await claimCost(store)));
  store.close();
  folder.remove();
}

async function claimsOnPostgres(bin: string): Promise<void> {
  const server = await startPostgres(bin);
  const api = await startPostgrest(server);
  const store = createPostgresStore(api.client, noLimits);
  await fill(store, few);
  const little = await claimCost(store);
  await server.execute(`
    insert into admission.requests (reference, idempotency_key, content_hash, locale, mailbox, answers)
      select 'R' || n, 'K' || n, content_hash, locale, mailbox, answers
      from (select * from admission.requests limit 1) one, generate_series(1, ${(many - few) / 2}) n;
    insert into admission.outbox (request, kind)
      select sequence, mail from admission.requests, unnest(array['applicant', 'school']) mail
      where reference like 'R%'`);
  console.log(say('Postgres, through its API', little, await claimCost(store)));
  api.close();
  await server.close();
}

const say = (where: string, little: number, much: number) =>
  `a claim of 10 on ${where}: ${little.toFixed(2)} ms of ${few} waiting, ${much.toFixed(2)} ms of ${many}`;

/** Starts a server that measures its event loop, and a visitor who reads and sends until `stop`. */
async function watch(home: ReturnType<typeof createServerHome>, settings: Record<string, string>) {
  const server = home.start({
    ...settings,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'turns.ts')}`,
  });
  const url = await server.ready();
  let asked = 0;
  const longestTurn = async () => {
    asked += 1;
    process.kill(server.pid, 'SIGUSR2');
    return (await server.output.until(new RegExp(`^turn ${asked}: (.*)$`, 'm')))[1];
  };
  await longestTurn();
  const slowest = { page: 0, request: 0 };
  const timed = async (what: keyof typeof slowest, work: () => Promise<unknown>) => {
    const before = performance.now();
    await work();
    slowest[what] = Math.max(slowest[what], performance.now() - before);
  };
  const visit = { isOver: false };
  const visitor = (async () => {
    for (let count = 0; !visit.isOver; count += 1) {
      await timed('page', async () => (await fetch(`${url}/about`)).text());
      await timed('request', () => sendOne(url, `visitor${count}@example.dj`));
      await sleep(50);
    }
  })();
  return {
    server,
    url,
    /** Prints the longest times since the last report. */
    report: async (during: string) => {
      const turn = await longestTurn();
      const { page, request } = slowest;
      console.log(
        `${during}: longest turn ${turn}, slowest page ${page.toFixed(0)} ms, request ${request.toFixed(0)} ms`,
      );
      slowest.page = slowest.request = 0;
    },
    stop: async () => {
      visit.isOver = true;
      await visitor;
      await server.stop();
    },
  };
}

async function turns(): Promise<void> {
  const home = createServerHome();
  const alone = await watch(home, {});
  await sleep(5_000);
  await alone.report('a visitor and nothing else');
  const idle = Array.from({ length: 2_000 }, (_, index) => {
    const localAddress = `127.0.0.${2 + (index % 4)}`;
    const socket = connect({ port: Number(new URL(alone.url).port), host: '127.0.0.1', localAddress });
    return socket.on('error', () => {}).resume();
  });
  await sleep(5_000);
  await alone.report(`${idle.filter(({ readyState }) => readyState === 'open').length} idle connections`);
  for (const socket of idle) socket.destroy();
  await alone.stop();

  const old = many / 2;
  const database = openDatabase(home.data);
  const longAgo = Date.now() - 13 * month;
  await fill(
    createSqliteStore(database, noLimits, () => longAgo),
    old,
  );
  // The visitor's requests came first, and a purge stops at the first young request.
  database.exec(`update outbox set state = 'sent'; update requests set created_at = ${longAgo}`);
  await fill(createSqliteStore(database, noLimits), many);
  database.close();

  const first = await watch(home, { RETENTION_MONTHS: '0' });
  await sleep(15_000);
  await first.report(`${many} mails waiting, being written`);
  await first.stop();

  const second = await watch(home, { RETENTION_MONTHS: '12' });
  await second.server.output.until(/requests\.purged/);
  await second.report(`${old / 2} requests being purged, mails being written`);
  const path = { cwd: home.path, data: home.data };
  for (const args of [['--backup', join(home.path, 'copy.db')], ['--csv'], ['--json'], ['--retry']]) {
    const { status } = await runRequests(path, ...args);
    if (status !== 0) throw new Error(`${args[0]} fails`);
    await second.report(`${args[0]} beside it`);
  }
  await second.stop();
  await home.dispose();
}

await claimsOnSqlite();
const bin = findPostgres();
if (bin) await claimsOnPostgres(bin);
await turns();
