/**
 * `npm run bench:server`: the embedded server under load, beside the bare durable insert of its own store.
 * BENCH_REQUESTS sets the requests of each step. Fails when a request is lost or doubled.
 */
import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { openDatabase } from '../../server/dataFolder.ts';
import { createSqliteStore } from '../../server/sqliteStore.ts';
import { academicRequest, newKey, submission } from '../support/admission.ts';
import { createServerHome } from '../support/serverHome.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const count = Number(process.env.BENCH_REQUESTS ?? 2_000);
const functionPath = '/functions/v1/send-admission-email';

function percentile(times: number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const before = performance.now();
  const result = await work();
  return [performance.now() - before, result];
}

/** Inserts a second into an empty store, one after the other, each on the disk before the next. */
async function bareInserts(): Promise<number> {
  const folder = temporaryFolder();
  const limits = { requestsPerHour: 1e9, mailsPerHour: 1e9 };
  const store = createSqliteStore(openDatabase(folder.path), limits);
  const [duration] = await timed(async () => {
    for (let index = 0; index < count; index += 1) await store.submit(submission());
  });
  store.close();
  folder.remove();
  return (count / duration) * 1000;
}

function call(url: string, agent: Agent, body?: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() };
    const outgoing = httpRequest(
      url,
      { agent, method: body ? 'POST' : 'GET', ...(body && { headers }) },
      (response) => {
        text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject);
      },
    );
    outgoing.on('error', reject).end(body);
  });
}

async function load(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const pages = new Agent({ keepAlive: true });
  const [times, pageTimes, references]: [number[], number[], string[]] = [[], [], []];
  const state = { left: count, errors: 0, done: false };
  const reader = async () => {
    while (!state.done) {
      const [duration] = await timed(() => call(`${url}/about`, pages));
      pageTimes.push(duration);
      await new Promise((next) => setTimeout(next, 10));
    }
  };
  const sender = async () => {
    while (state.left > 0) {
      state.left -= 1;
      const body = JSON.stringify({ ...academicRequest, email: `${newKey()}@example.dj` });
      const [duration, answer] = await timed(() => call(url + functionPath, agent, body));
      times.push(duration);
      if (answer.status === 200) references.push(JSON.parse(answer.body).reference);
      else state.errors += 1;
    }
  };
  const reading = reader();
  const [duration] = await timed(() => Promise.all(Array.from({ length: connections }, sender)));
  state.done = true;
  await reading;
  agent.destroy();
  pages.destroy();
  return { rate: (count / duration) * 1000, times, pageTimes, references, errors: state.errors };
}

const home = createServerHome();
const server = home.start();
const url = await server.ready();
const memory = () =>
  `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024)} MB`;
const acknowledged: string[] = [];
let failed = false;
console.log(`Requests a step: ${count}. Memory before: ${memory()}`);
for (const connections of [1, 10, 50]) {
  const bare = await bareInserts();
  const { rate, times, pageTimes, references, errors } = await load(url, connections);
  acknowledged.push(...references);
  failed ||= errors > 0;
  console.log(
    `${connections} connections: ${rate.toFixed(0)}/s, ${(rate / bare).toFixed(2)} of the bare insert (${bare.toFixed(0)}/s), ` +
      `p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms, errors ${errors}, ` +
      `static p99 ${percentile(pageTimes, 0.99)} ms, memory ${memory()}`,
  );
}
const stored = await home.references();
const known = new Set(stored);
const lost = acknowledged.filter((reference) => !known.has(reference)).length;
console.log(`stored ${stored.length}, lost ${lost}, doubled ${stored.length - acknowledged.length}`);
await home.dispose();
if (failed || lost > 0 || stored.length !== acknowledged.length) process.exitCode = 1;
