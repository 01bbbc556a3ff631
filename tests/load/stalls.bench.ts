/**
 * `npm run bench:server`, second part: the slowest page and the slowest request of a visitor while the server mails and
 * purges and while commands run. BENCH_WAITING sets the number of waiting mails (100,000).
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../server/dataFolder.ts';
import { createSqliteStore } from '../../server/sqliteStore.ts';
import type { AdmissionStore } from '#core/store/admissionStore.ts';
import { newKey, noLimits, submission } from '../support/admission.ts';
import { createServerHome, sendOne } from '../support/serverHome.ts';

const waitingMails = Number(process.env.BENCH_WAITING ?? 100_000);
const monthMs = 31 * 24 * 60 * 60 * 1000;

/** Stores requests with this many mails in all, each from a new mailbox, address and network. */
async function fillStore(store: AdmissionStore, mails: number): Promise<void> {
  const submitOne = () =>
    store.submit(submission({ mailbox: newKey(), clientAddress: newKey(), clientNetwork: newKey() }));
  for (let left = mails / 2; left > 0; left -= 500) {
    await Promise.all(Array.from({ length: Math.min(left, 500) }, submitOne));
  }
}

const home = createServerHome();

/** Starts a server, and a visitor who reads and sends until `stop`. */
async function startWithVisitor(settings: Record<string, string>) {
  const server = home.start(settings);
  const url = await server.ready();
  const slowestMs = { page: 0, request: 0 };
  const timed = async (what: keyof typeof slowestMs, work: () => Promise<unknown>) => {
    const before = performance.now();
    await work();
    slowestMs[what] = Math.max(slowestMs[what], performance.now() - before);
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
    /** Prints the longest times since the last report. */
    report: (during: string) => {
      const { page, request } = slowestMs;
      console.log(`${during}: slowest page ${page.toFixed(0)} ms, request ${request.toFixed(0)} ms`);
      slowestMs.page = slowestMs.request = 0;
    },
    stop: async () => {
      visit.isOver = true;
      await visitor;
      await server.stop();
    },
  };
}

const alone = await startWithVisitor({});
await sleep(5_000);
alone.report('a visitor and nothing else');
await alone.stop();

const database = openDatabase(home.data);
const longAgo = Date.now() - 13 * monthMs;
await fillStore(
  createSqliteStore(database, noLimits, () => longAgo),
  // Less than a tenth of the store, or a person must confirm the purge.
  waitingMails / 20,
);
database.exec(`update outbox set state = 'sent'`);
await fillStore(createSqliteStore(database, noLimits), waitingMails);
database.close();

const mailing = await startWithVisitor({ RETENTION_MONTHS: '0' });
await sleep(15_000);
mailing.report(`${waitingMails} mails waiting, being written`);
await mailing.stop();

const purging = await startWithVisitor({ RETENTION_MONTHS: '12' });
await purging.server.output.until(/requests\.purged/);
purging.report(`${waitingMails / 40} requests being purged, mails being written`);
for (const args of [['--backup', join(home.path, 'copy.db')], ['--csv'], ['--json'], ['--retry']]) {
  const { status } = await home.requests(...args);
  if (status !== 0) throw new Error(`${args[0]} fails`);
  purging.report(`${args[0]} beside it`);
}
await purging.stop();
await home.dispose();
