/** `--move-to`: moves the requests, with their files and mails, between the data folder and Supabase. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOf } from '#core/model/links.ts';
import { readSettings, settingNames } from '#core/settings.ts';
import { openPostgres } from '#core/store/postgres.ts';
import { tables } from '#core/store/schema.ts';
import {
  type Driver,
  type Row,
  type SqlValue,
  StoreUnavailable,
  type Transaction,
  list,
  raw,
  sql,
} from '#core/store/driver.ts';
import { dayMs } from '#core/time/schoolTime.ts';
import {
  createDossierKey,
  databasePath,
  dossierKeyPath,
  lockDataFolder,
  openDatabase,
  prepareDataFolder,
  readDossierKey,
  syncFolder,
} from './dataFolder.ts';
import { ignoreMissing, paperFolder, removeOrphans } from './paperFolder.ts';
import { Failure, reasonOf, t } from './serverTexts.ts';
import { type Environment, type ServerSettings, throwInvalidSetting } from './settings.ts';
import { createSqliteDriver } from './sqlite.ts';

/** Nobody can send a request meanwhile: less than the minute that the operator was promised. */
const maxPauseMs = 55_000;

/** SQLite takes 32,766 values. */
const rowsPerStatement = 1_000;

/** Two papers of 4 MB take `maxPauseMs`, the timeout of each, on a line of 1.2 Mbit/s. */
const filesAtOnce = 2;

/** By the code of a database that answers, but not to this command. */
export const databaseFailures: Readonly<Record<string, Failure['problem']>> = {
  moved: 'movedToFolder',
  ownerLogin: 'ownerLogin',
};

interface Place {
  driver: Driver;
  /** Undefined for a file that does not exist. */
  read(id: string): Promise<Uint8Array | undefined>;
  write(id: string, content: Uint8Array): Promise<void>;
}

/** Moves to `supabase` or to the `folder`. Until all is there and compared, the requests stay where they were. */
export async function moveTo(
  place: string,
  environment: Environment,
  { DATA_DIR }: ServerSettings,
): Promise<string> {
  const isToFolder = place === 'folder';
  if (!isToFolder && place !== 'supabase') throw new Failure('usage');
  if (!isToFolder) nameSecrets(environment);
  const functions = readSettings('functions', (name) => environment[name], throwInvalidSetting);
  const needed = ['DATABASE_URL', 'SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY', 'DOSSIER_KEY'] as const;
  const { DATABASE_URL: url, DOSSIER_KEY: key } = functions;
  const missing = needed.filter((name) => !functions[name]);
  if (!url || !key || missing.length > 0) throw new Failure('moveSettings', { names: missing.join(', ') });
  const root = prepareDataFolder(DATA_DIR);
  const path = databasePath(root);
  if (!isToFolder && !existsSync(path)) throw new Failure('noData', { path });
  const unlock = isToFolder ? lockDataFolder(root) : () => {};
  const folder = openFolder(root, isToFolder);
  const supabase = openSupabase(url, functions.SUPABASE_URL, functions.SUPABASE_SERVICE_ROLE_KEY);
  const [from, to] = isToFolder ? [supabase, folder] : [folder, supabase];
  try {
    const hasKey = existsSync(dossierKeyPath(root));
    if (hasKey && fingerprintOf(readDossierKey(root)) !== fingerprintOf(key))
      throw new Failure('moveKey', { path: dossierKeyPath(root) });
    const { key_fingerprint: fingerprint } =
      (await from.driver.read(({ get }) => get`select key_fingerprint from installation`)) ?? {};
    if (fingerprint && fingerprint !== fingerprintOf(key)) throw new Failure('moveOtherKey');
    if (isToFolder && !hasKey) createDossierKey(root, key);
    const moved = await moveAll(from, to);
    if (!isToFolder) {
      await removeOrphans(root, { findFiles: async () => new Set() });
      await folder.driver.checkpoint();
    }
    return t('requests.moved', moved);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const reason = reasonOf(error);
    if (reason === 'moved' && !isToFolder) throw new Failure('moved', { path: root });
    throw new Failure(databaseFailures[reason] ?? 'moveFailed', { reason });
  } finally {
    await folder.driver.close();
    await supabase.driver.close();
    unlock();
  }
}

/** With other settings, the functions would open void links of the office again. */
function nameSecrets(environment: Environment): void {
  const own = settingNames('server');
  const secrets = settingNames('functions').flatMap((name) =>
    own.includes(name) && environment[name] ? `${name}='${environment[name]}'` : [],
  );
  if (secrets.length > 0)
    process.stderr.write(`${t('requests.moveSecrets', { secrets: secrets.join(' ') })}\n`);
}

async function moveAll(from: Place, to: Place) {
  const copied = new Set<string>();
  /** Whether all files are there, as their browsers announced them. */
  async function copyFiles({ papers }: Rows): Promise<boolean> {
    const isDue = ({ id, state }: Row) => state === 'received' && !copied.has(String(id));
    const copy = async ({ id, sha256 }: Row) => {
      const [name, content] = [String(id), await from.read(String(id))];
      const hash = hashOf(content);
      if (!content || (sha256 && hash !== sha256)) return;
      await to.write(name, content);
      if (hashOf(await to.read(name)) === hash) copied.add(name);
    };
    const due = papers.filter(isDue);
    while (due.length > 0) await Promise.all(due.splice(0, filesAtOnce).map(copy));
    return !papers.some(isDue);
  }

  // Until their rows follow, the cleaning of the functions would remove the files. A place that was left has no installation.
  await to.driver.write(
    { all: true },
    ({ run, time }) => run`update installation set cleaned_at = ${time + dayMs}`,
  );
  await copyFiles(await from.driver.read(readRows));
  return from.driver.write({ all: true }, async (source) => {
    const pausedAt = performance.now();
    const rows = await readRows(source);
    if (!(await copyFiles(rows))) throw new StoreUnavailable('files');
    // Before the other side commits, so that a delete that fails leaves no copy there. Rolled back if that side fails.
    for (const table of tables) await source.run`delete from ${raw(table)}`;
    await to.driver.write({ all: true }, async (target) => {
      await insertRows(target, rows);
      const there = new Set(linesOf(await readRows(target)));
      if (!linesOf(rows).every((line) => there.has(line))) throw new StoreUnavailable('rows');
      if (performance.now() - pausedAt > maxPauseMs) throw new StoreUnavailable('pause');
    });
    const seconds = Math.ceil((performance.now() - pausedAt) / 1000);
    const files = rows.papers.filter(({ state }) => state === 'received').length;
    return { requests: rows.requests.length, files, seconds };
  });
}

const hashOf = (content: Uint8Array | undefined) =>
  content && createHash('sha256').update(content).digest('hex');

type Rows = Awaited<ReturnType<typeof readRows>>;

/** The rows by table, each after those that it refers to, with references in place of numbers, which each database counts. */
async function readRows({ all }: Transaction) {
  const requests = await all`select * from requests order by sequence`;
  const references = new Map(requests.map(({ sequence, reference = null }) => [sequence, reference]));
  const partsOf = async (table: string): Promise<Row[]> =>
    (await all`select * from ${raw(table)} order by 1`).map((row) => ({
      ...withoutSequence(row),
      request: references.get(row.request) ?? null,
    }));
  return {
    installation: await all`select * from installation`,
    requests: requests.map(withoutSequence),
    papers: await partsOf('papers'),
    events: await partsOf('events'),
    outbox: await partsOf('outbox'),
  };
}

function withoutSequence(row: Row): Row {
  const { sequence: _, ...others } = row;
  return others;
}

const linesOf = (rows: Rows) =>
  Object.entries(rows).flatMap(([table, some]) => some.map((row) => JSON.stringify([table, row])));

/** What identifies a row in both databases, unless it is the `id`. */
const keys: Record<string, string> = { installation: 'salt', requests: 'idempotency_key' };

/** Replaces what an earlier attempt left, and keeps other requests. */
async function insertRows({ all, run }: Transaction, rows: Rows): Promise<void> {
  const sequences = new Map<SqlValue | undefined, SqlValue>();
  await run`delete from installation`;
  for (const [table, some] of Object.entries<Row[]>(rows))
    for (let start = 0; start < some.length; start += rowsPerStatement) {
      const batch = some
        .slice(start, start + rowsPerStatement)
        .map((row) => ('request' in row ? { ...row, request: sequences.get(row.request) ?? null } : row));
      const key = keys[table] ?? 'id';
      await run`delete from ${raw(table)} where ${raw(key)} in (${list(batch.map((row) => row[key] ?? null))})`;
      const columns = Object.keys(batch[0] ?? {}).map((name) => raw(name));
      const values = batch.map((row) => sql`(${list(Object.values(row))})`);
      const inserted =
        await all`insert into ${raw(table)} (${list(columns)}) values ${list(values)} returning *`;
      for (const { reference, sequence = null } of inserted) sequences.set(reference, sequence);
    }
}

function openFolder(root: string, isLocked: boolean) {
  const papers = paperFolder(root);
  return {
    driver: createSqliteDriver(openDatabase(root, { asServer: isLocked })),
    read: (id) => readFile(join(papers, id)).catch(ignoreMissing),
    write: async (id, content) => {
      await mkdir(papers, { recursive: true, mode: 0o700 });
      await writeFile(join(papers, id), content, { mode: 0o600, flush: true });
      await syncFolder(papers);
    },
  } satisfies Place;
}

function openSupabase(databaseUrl: string, projectUrl: string, key: string): Place {
  const headers = {
    apikey: key,
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/pdf',
    'x-upsert': 'true',
  };
  async function call(id: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(maxPauseMs);
    const response = await fetch(`${projectUrl}/storage/v1/object/papers/${id}`, {
      ...init,
      headers,
      signal,
    });
    // 400 (later versions: 404) for a file that does not exist.
    if (!response.ok && ![400, 404].includes(response.status))
      throw new StoreUnavailable(`storage-${response.status}`);
    return response;
  }
  return {
    driver: openPostgres(databaseUrl),
    read: async (id) => {
      const response = await call(id, {});
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    write: async (id, content) => void (await call(id, { method: 'POST', body: Buffer.from(content) })),
  };
}
