/**
 * `npm run bench:server`: the embedded server under load, compared with durable inserts into its store without HTTP.
 * BENCH_REQUESTS sets the number of requests in each step, BENCH_CONNECTIONS the connections of the steps (`1,10,50`).
 * That no request is lost or stored twice is tested in `tests/server`.
 */
import { readFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { academicRequest, newIdempotencyKey, submission } from '../support/requests.ts';
import { createServerHome, openSqliteStore } from '../support/serverHome.ts';
import { temporaryFolder } from '../support/machine.ts';

const requestCount = Number(process.env.BENCH_REQUESTS ?? 2_000);
const connectionCounts = (process.env.BENCH_CONNECTIONS ?? '1,10,50').split(',').map(Number);
const functionPath = '/functions/v1/send-admission-email';

const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

function percentile(times: number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const before = performance.now();
  const result = await work();
  return [performance.now() - before, result];
}

/** Inserts per second into an empty table, each flushed to the disk before the next. */
async function measureInserts(): Promise<number> {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder.path);
  const [duration] = await timed(async () => {
    for (let index = 0; index < requestCount; index += 1) {
      await store.submit(submission({ clientAddress: newAddress() }));
    }
  });
  await store.close();
  folder.remove();
  return (requestCount / duration) * 1000;
}

/**
 * Opens a keep-alive connection that sends one request at a time. Written by hand, because Node's own client takes as
 * much CPU as the server and would distort the figures.
 */
async function openConnection(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  return {
    /** Resolves with the status of the answer. */
    ask: (message: string) =>
      new Promise<number>((resolve, reject) => {
        let answer = '';
        const onData = (chunk: Buffer) => {
          answer += chunk.toString('latin1');
          const head = answer.indexOf('\r\n\r\n');
          const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
          if (head < 0 || answer.length < head + 4 + length) return;
          socket.off('data', onData).off('close', reject);
          resolve(Number(answer.slice(9, 12)));
        };
        socket.on('data', onData).once('close', reject).write(message);
      }),
    close: () => socket.destroy(),
  };
}

const pageMessage = 'GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** The HTTP message of a valid, unique admission request from a new IP address. */
function requestMessage(): string {
  const key = newIdempotencyKey();
  const body = JSON.stringify({ ...academicRequest, email: `${key}@example.dj` });
  return [
    `POST ${functionPath} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Idempotency-Key: ${key}`,
    `X-Forwarded-For: ${newAddress()}`,
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

async function measureServer(url: string, connections: number) {
  const [times, pageTimes]: [number[], number[]] = [[], []];
  const state = { left: requestCount, errors: 0, done: false };
  const reader = async () => {
    const connection = await openConnection(url);
    while (!state.done) {
      const [duration] = await timed(() => connection.ask(pageMessage));
      pageTimes.push(duration);
      await new Promise((next) => setTimeout(next, 10));
    }
    connection.close();
  };
  const sender = async () => {
    const connection = await openConnection(url);
    while (state.left > 0) {
      state.left -= 1;
      const message = requestMessage();
      const [duration, answer] = await timed(() => connection.ask(message));
      times.push(duration);
      if (answer !== 200) state.errors += 1;
    }
    connection.close();
  };
  const reading = reader();
  const [duration] = await timed(() => Promise.all(Array.from({ length: connections }, sender)));
  state.done = true;
  await reading;
  return { rate: (requestCount / duration) * 1000, times, pageTimes, errors: state.errors };
}

const home = createServerHome();
const server = home.start({ TRUST_PROXY: '1' });
const url = await server.ready();
const serverMemory = () =>
  `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024)} MB`;
console.log(`Requests a step: ${requestCount}. Memory before: ${serverMemory()}`);
for (const connections of connectionCounts) {
  const bare = await measureInserts();
  const { rate, times, pageTimes, errors } = await measureServer(url, connections);
  console.log(
    `${connections} connections: ${rate.toFixed(0)}/s, ${(rate / bare).toFixed(2)} of the bare insert (${bare.toFixed(0)}/s), ` +
      `p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms, errors ${errors}, ` +
      `static p99 ${percentile(pageTimes, 0.99)} ms, memory ${serverMemory()}`,
  );
}
await home.dispose();
