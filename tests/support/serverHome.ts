import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Log } from '#core/log.ts';
import { type RequestStore, createSqlStore } from '#core/store/store.ts';
import { createEmbeddedBackend } from '../../server/backend.ts';
import { databasePath, openDatabase } from '../../server/dataFolder.ts';
import { createSiteServer, createStop } from '../../server/http.ts';
import { type ServerStore, openStore } from '../../server/openStore.ts';
import { describeFailure } from '../../server/serverTexts.ts';
import { type Environment, readServerSettings } from '../../server/settings.ts';
import { createSqliteDriver } from '../../server/sqlite.ts';
import { dossierClient, dossierSecrets, openDossier, post } from './clients.ts';
import { listen, temporaryFolder } from './machine.ts';
import { academicRequest, noLimitSettings, noLimits } from './requests.ts';
import { makeSite, readMails, spawnServer } from './serverProcess.ts';

/** Keeps the object, whose changes `tmpdir()` sees. */
function replaceEnvironment(next: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, next);
}

/** A temporary site and data folder, with the servers started on them. `settings` are those of its servers and commands. */
export function createServerHome(settings: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  const stops: (() => Promise<unknown>)[] = [];
  const SITE_DIR = makeSite(join(folder.path, 'site'));
  const env = { SITE_DIR, DATA_DIR: data, ...noLimitSettings, ...settings };

  const start = (changes: Record<string, string> = {}) => {
    const server = spawnServer({ ...env, ...changes });
    stops.push(() => server.stop('SIGKILL'));
    return server;
  };

  /** Starts a server in this process, ten times faster than `start`. `log` returns its events, one a line. */
  async function serve(changes: Record<string, string> = {}, built?: Environment) {
    const serverSettings = readServerSettings({ ...env, ...changes }, built);
    const events: string[] = [];
    const log: Log = (event, details) => void events.push(JSON.stringify({ event, ...details }));
    const backend = await createEmbeddedBackend(serverSettings, log);
    const server = createSiteServer(serverSettings, backend, log);
    const stopServer = createStop(server);
    let stopping: Promise<void> | undefined;
    const stop = () => (stopping ??= stopServer().then(backend.close));
    stops.push(stop);
    return { url: `http://127.0.0.1:${await listen(server)}`, log: () => events.join('\n'), stop };
  }

  /** Opens the store beside a running server, as `npm run requests` does. */
  async function withStore<Result>(work: (store: ServerStore) => Result | Promise<Result>): Promise<Result> {
    const store = await openStore(readServerSettings(env), { asServer: false });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Runs `npm run requests` with changed settings in this process, from a folder without an `.env` file. */
  async function requestsWith(changes: Record<string, string>, ...args: string[]) {
    const { argv } = process;
    const environment = { ...process.env };
    const [cwd, umask] = [process.cwd(), process.umask()];
    let output = '';
    const write = (text: string | Uint8Array) => {
      output += String(text);
      return true;
    };
    const streams = [process.stdout, process.stderr];
    const written = streams.map((stream) => vi.spyOn(stream, 'write').mockImplementation(write));
    process.chdir(folder.path);
    Object.assign(process, { argv: [...argv.slice(0, 2), ...args], exitCode: 0 });
    replaceEnvironment({ DATA_DIR: data, ...settings, ...changes });
    try {
      const { run } = await import('../../server/requests.ts');
      await run();
      // French puts narrow no-break spaces before its colons.
      return { status: Number(process.exitCode), output: output.replaceAll('\u202f', ' ') };
    } finally {
      for (const one of written) one.mockRestore();
      process.chdir(cwd);
      process.umask(umask);
      Object.assign(process, { argv, exitCode: 0 });
      replaceEnvironment(environment);
    }
  }

  return {
    path: folder.path,
    data,
    env,
    start,
    serve,
    withStore,
    /** Changes the rows of the data file beside a running server. */
    execute: (statements: string) => {
      const database = new DatabaseSync(databasePath(data), { timeout: 10_000 });
      database.exec(statements);
      database.close();
    },
    requestsWith,
    requests: (...args: string[]) => requestsWith({}, ...args),
    /** What `npm run requests` lists or exports, as JSON. */
    requestsJson: async (...args: string[]) => JSON.parse((await requestsWith({}, ...args)).output),
    /** What a server says that refuses to start. */
    refusal: async (changes: Record<string, string> = {}) => {
      const started = serve(changes).then(() => 'The server starts.');
      return (await started.catch(describeFailure)).replaceAll('\u202f', ' ');
    },
    references: async () => {
      const requests = await withStore((store) => store.listRequests({ limit: 1_000_000 }));
      return requests.map(({ reference }) => reference);
    },
    waitingMails: () => withStore((store) => store.listOutbox()),
    /** The `.eml` files in the outbox folder, with soft line breaks removed. */
    mailFiles: () =>
      (existsSync(join(data, 'outbox')) ? readdirSync(join(data, 'outbox')) : [])
        .filter((file) => file.endsWith('.eml'))
        .map((file) => readFileSync(join(data, 'outbox', file), 'utf8').replaceAll('=\r\n', '')),
    dispose: async () => {
      await Promise.all(stops.map((stop) => stop()));
      folder.remove();
    },
  };
}

export let home: ReturnType<typeof createServerHome>;

/** What a command of `home` resolves with when it ended with this status and said this. */
export const ended = (status: 0 | 1, said: string | RegExp = '') => ({
  status,
  output: typeof said === 'string' ? expect.stringContaining(said) : expect.stringMatching(said),
});

/** Gives each test of a file a new `home`, and stops its servers afterwards. */
export function makeHomeForEachTest(): void {
  beforeEach(() => {
    home = createServerHome();
  });
  afterEach(() => home.dispose());
}

export async function allMails() {
  return (await readMails(home.data)).map(({ to, replyTo, subject = '', text = '' }) => ({
    to: [to].flat()[0]?.text ?? '',
    replyTo: replyTo?.text ?? '',
    subject,
    text,
  }));
}

/** Resolves with the mails to an address or with a subject, once there are `count` of them. */
export async function mailsWith(part: string | RegExp, count = 1) {
  const matching = async () =>
    (await allMails()).filter(({ to, subject }) =>
      typeof part === 'string' ? to === part : part.test(subject),
    );
  await expect.poll(async () => (await matching()).length).toBe(count);
  return matching();
}

/** The client of a dossier with the link of the only mail that a server with `SITE_URL` sent to this address. */
export async function mailedDossier(url: string, email = academicRequest.email) {
  const [mail] = await mailsWith(email);
  return dossierClient(url, dossierSecrets(mail?.text ?? '')[0] ?? '');
}

/** Sends an admission request and returns its dossier's client with the mailed link. */
export async function openMailedDossier(url: string, email = academicRequest.email) {
  const { reference } = await openDossier(url, email);
  return { reference, ...(await mailedDossier(url, email)) };
}

/** Sends a new request and returns its reference; throws when it is not acknowledged. */
export async function sendNewRequest(url: string, email = academicRequest.email): Promise<string> {
  const response = await post(url, { ...academicRequest, email });
  const body = await response.json();
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return body.reference;
}

/** The store of a data folder. */
export const openSqliteStore = (folder: string): RequestStore =>
  createSqlStore(createSqliteDriver(openDatabase(folder)), noLimits);
