import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Log } from '#core/log.ts';
import type { Limits } from '#core/model/limits.ts';
import { createSqlStore } from '#core/store/sqlStore.ts';
import type { RequestStore } from '#core/store/store.ts';
import { createEmbeddedBackend } from '../../server/backend.ts';
import { databasePath, openDatabase } from '../../server/dataFolder.ts';
import { createSiteServer, createStop } from '../../server/http.ts';
import { type ServerStore, openStore } from '../../server/openStore.ts';
import { type Environment, readServerSettings } from '../../server/settings.ts';
import { createSqliteDriver } from '../../server/sqlite.ts';
import { dossierClient, dossierSecrets, openDossier, post } from './clients.ts';
import { listen, temporaryFolder } from './machine.ts';
import { academicRequest, noLimitSettings, noLimits } from './requests.ts';
import { compileCache, makeSite, readMails, spawnServer, waitForOutput } from './serverProcess.ts';

/** A temporary site and data folder, with the servers started on them. `settings` are those of its servers and commands. */
export function createServerHome(settings: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  const stops: (() => Promise<unknown>)[] = [];
  const env = {
    SITE_DIR: makeSite(join(folder.path, 'site')),
    DATA_DIR: data,
    ...noLimitSettings,
    ...settings,
  };

  const start = (changes: Record<string, string> = {}) => {
    const server = spawnServer({ ...env, ...changes });
    stops.push(() => server.stop('SIGKILL'));
    return server;
  };

  /** Opens the store beside a running server, as `npm run requests` does. */
  async function withStore<Result>(work: (store: ServerStore) => Result | Promise<Result>): Promise<Result> {
    const store = await openStore(readServerSettings(env), { asServer: false });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Runs `npm run requests` with changed settings, from a folder without an `.env` file. */
  async function requestsWith(
    changes: Record<string, string>,
    ...args: string[]
  ): Promise<{ status: number | null; output: string }> {
    const command = join(import.meta.dirname, '../../server/requests.ts');
    const child = spawn(process.execPath, [command, ...args], {
      cwd: folder.path,
      env: { ...compileCache, DATA_DIR: data, ...settings, ...changes },
    });
    const output = waitForOutput(child);
    const status = await new Promise<number | null>((done) => child.once('close', done));
    return { status, output: output.text() };
  }

  return {
    path: folder.path,
    data,
    env,
    start,
    /** Starts a server in this process, ten times faster than `start`. `log` returns its events, one a line. */
    serve: async (changes: Record<string, string> = {}, built?: Environment) => {
      const serverSettings = readServerSettings({ ...env, ...changes }, built);
      const events: string[] = [];
      const log: Log = (event, details) => void events.push(JSON.stringify({ event, ...details }));
      const backend = await createEmbeddedBackend(serverSettings, {
        log,
        localesFolder: join(import.meta.dirname, '../../locales'),
      });
      const server = createSiteServer({ settings: serverSettings, backend, log });
      const stop = createStop(server);
      stops.push(() => stop().then(backend.close));
      return { url: `http://127.0.0.1:${await listen(server)}`, log: () => events.join('\n') };
    },
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
    /** Starts a server that must refuse to start, and returns what it says. */
    refusal: async (changes: Record<string, string> = {}) => {
      const server = start(changes);
      expect(await server.ended).toBe(1);
      return server.output.text().trim();
    },
    references: async () =>
      (await withStore((store) => store.listRequests({ limit: 1_000_000 }))).map(
        ({ reference }) => reference,
      ),
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

/** Sends an admission request to a server with `SITE_URL` and returns its dossier's client with the mailed link. */
export async function openMailedDossier(url: string, email = academicRequest.email) {
  const { reference } = await openDossier(url, email);
  const [mail] = await mailsWith(email);
  return { reference, ...dossierClient(url, dossierSecrets(mail?.text ?? '')[0] ?? '') };
}

/** Sends a new request and returns its reference; throws when it is not acknowledged. */
export async function sendNewRequest(url: string, email = academicRequest.email): Promise<string> {
  const response = await post(url, { ...academicRequest, email });
  const body = await response.json();
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return body.reference;
}

/** The store of a data folder, or of its open data file. */
export function openSqliteStore(folder: string | DatabaseSync, limits: Limits = noLimits): RequestStore {
  const database = typeof folder === 'string' ? openDatabase(folder) : folder;
  return createSqlStore(createSqliteDriver(database), limits);
}
