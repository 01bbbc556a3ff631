/**
 * `npm run requests`, or `school-requests` where a release is installed: shows and manages the stored requests, whether the
 * server runs or not.
 */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type OutboxEntry, maxListedMails } from '#core/store/outbox.ts';
import { type RequestStore, createSqlStore } from '#core/store/store.ts';
import { StoreUnavailable } from '#core/store/driver.ts';
import type { StoredRequest } from '#core/model/request.ts';
import { createLinks, fingerprintOf } from '#core/model/links.ts';
import { limitsFrom, officeLimits } from '#core/limits.ts';
import { listAll, localTime } from '#core/exports/requestTable.ts';
import { nameParts } from '#core/model/answerTexts.ts';
import { readReference } from '#core/model/reference.ts';
import { openPostgres } from '#core/store/postgres.ts';
import { minuteMs } from '#core/time/schoolTime.ts';
import { readBuiltSettings } from './buildStamp.ts';
import {
  createDossierKey,
  databasePath,
  lastBackupPath,
  readDossierKey,
  sqliteCorrupt,
  sqliteReason,
} from './dataFolder.ts';
import { type ServerStore, openStore } from './openStore.ts';
import { backUpFiles, paperFolder } from './paperFolder.ts';
import { databaseFailures, moveTo } from './move.ts';
import { readChanges, readStatus, restore, testMail, verify, verifyBackup } from './operations.ts';
import { Failure, describeFailure, reasonOf, t } from './serverTexts.ts';
import { linkOriginOf, readEnvironment, readServerSettings, settingWarnings } from './settings.ts';

const options = {
  json: { type: 'boolean' },
  link: { type: 'boolean' },
  outbox: { type: 'boolean' },
  retry: { type: 'boolean' },
  'purge-held': { type: 'boolean' },
  export: { type: 'string' },
  delete: { type: 'string' },
  backup: { type: 'string' },
  verify: { type: 'boolean' },
  restore: { type: 'string' },
  'test-mail': { type: 'string' },
  status: { type: 'boolean' },
  alert: { type: 'boolean' },
  settings: { type: 'boolean' },
  'new-key': { type: 'boolean' },
  'move-to': { type: 'string' },
} as const;

async function runCommand(): Promise<string> {
  const { values, file } = readArguments();
  const environment = readEnvironment();
  const settings = readServerSettings(environment, readBuiltSettings(environment));
  if (values.settings) {
    const names = settings.unbuilt.join(', ');
    const build = settings.unbuilt.map((name) => `${name}='${environment[name]}' `).join('');
    if (names) throw new Failure('unbuilt', { names, build: `${build}npm run release` });
    return [t('requests.settings'), ...settingWarnings(settings)].join('\n');
  }
  if (values.status || values.alert) {
    const { isFine, ...status } = await (values.alert ? readChanges : readStatus)(settings);
    if (!isFine) process.exitCode = 1;
    return JSON.stringify(status, null, 2);
  }
  if (values['test-mail'] !== undefined) return testMail(values['test-mail'], settings);
  if (values['move-to'] !== undefined) return moveTo(values['move-to'], environment, settings);
  // The rows of the functions on Supabase. Their files and their key are out of reach.
  const { DATABASE_URL: databaseUrl } = environment;
  if (databaseUrl) {
    if (values.verify || values.link || values['new-key'] || (values.restore ?? values.backup) !== undefined)
      throw new Failure('functionsHaveFiles');
    const store = createSqlStore(openPostgres(databaseUrl), limitsFrom(settings));
    return runOnRows(store, values)
      .catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error;
        const reason = error.message;
        throw new Failure(databaseFailures[reason] ?? 'databaseUnavailable', { reason });
      })
      .finally(() => store.close());
  }
  const dataFile = databasePath(resolve(settings.DATA_DIR));
  if (file !== undefined) return verifyBackup(resolve(file), settings);
  if (values.restore !== undefined) restore(resolve(values.restore), resolve(settings.DATA_DIR));
  // In a wrong folder, an empty list or backup would look like a real one.
  if (!existsSync(dataFile)) throw new Failure('noData', { path: dataFile });
  // A server that runs has read the key.
  const store = openStore(settings, { asServer: values['new-key'] === true });
  const { folder } = store;
  try {
    if (values['new-key']) {
      const path = createDossierKey(folder);
      await store.noteKey(fingerprintOf(readDossierKey(folder)), true);
      return t('requests.newKey', { path });
    }
    if (values.link) {
      const site = { siteUrl: linkOriginOf(settings), officeNumber: settings.OFFICE_LINKS };
      const links = createLinks(() => readDossierKey(folder), site);
      const until = Date.now() + officeLimits.listMinutes * minuteMs;
      return links.officeLink(links.officeSecret('list', until)) ?? '';
    }
    if (values.restore !== undefined || values.verify)
      return await verify(store, { files: paperFolder(folder), keyFolder: folder });
    if (values.backup !== undefined) {
      const path = resolve(values.backup);
      await backUp(store, path);
      return t('requests.backedUp', { path });
    }
    return await runOnRows(store, values, folder);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const isCorrupt = sqliteCorrupt.some((code) => error.message === `sqlite${code}`);
    throw new Failure(isCorrupt ? 'dataCorrupted' : 'dataBusy', { path: dataFile, reason: error.message });
  } finally {
    await store.close();
  }
}

/** `folder` has the files, unless Supabase has them. */
async function runOnRows(
  store: RequestStore,
  values: ReturnType<typeof readArguments>['values'],
  folder?: string,
): Promise<string> {
  if (values.export !== undefined) {
    const stored = await findOrFail(store, values.export);
    const papers = stored.papers.map((paper) => ({
      ...paper,
      ...(folder && paper.state === 'received' && { file: resolve(paperFolder(folder), paper.id) }),
    }));
    return JSON.stringify({ ...stored, papers }, null, 2);
  }
  if (values.delete !== undefined) {
    const { reference } = await findOrFail(store, values.delete);
    await store.deleteRequest(reference);
    return t(folder ? 'requests.deleted' : 'requests.deletedThere', { reference });
  }
  if (values.retry) {
    const count = await store.retryMails();
    return count === 0 ? t('requests.retriedNone') : t('requests.retried', { count });
  }
  if (values['purge-held']) {
    const { removed } = await store.purge(true);
    return t('requests.purged', { count: removed });
  }
  if (values.outbox) return showOutbox(await store.listOutbox());
  const requests = await listAll(store);
  if (values.json) return JSON.stringify(requests, null, 2);
  return showRequests(requests);
}

/** Reads the only option; throws a `Failure` for several. `parseArgs` alone would drop A from `--delete A --delete B`. */
function readArguments() {
  try {
    const { values, positionals, tokens } = parseArgs({ options, tokens: true, allowPositionals: true });
    const isOneOption = tokens.length - positionals.length < 2;
    // Only `--verify` may name a file besides.
    const hasItsFile = positionals.length <= (values.verify ? 1 : 0);
    if (isOneOption && hasItsFile) return { values, file: positionals[0] };
  } catch {
    // An unknown option, or one without its value.
  }
  throw new Failure('usage');
}

async function findOrFail(store: RequestStore, reference: string): Promise<StoredRequest> {
  const stored = await store.findRequest(readReference(reference) ?? reference);
  if (!stored) throw new Failure('unknownReference', { reference });
  return stored;
}

/**
 * Copies the data to a file, and the papers to a folder beside it. Renames the file last, so that its name stands
 * for a complete backup.
 */
async function backUp(store: ServerStore, path: string): Promise<void> {
  const [unfinished, folder] = [`${path}.tmp`, `${path}.papers`];
  for (const target of [path, folder])
    if (existsSync(target)) throw new Failure('backupExists', { path: target });
  try {
    rmSync(unfinished, { force: true });
    await store.backUp(unfinished);
    await backUpFiles(store.folder, folder);
    renameSync(unfinished, path);
  } catch (error) {
    try {
      for (const target of [unfinished, folder]) rmSync(target, { recursive: true, force: true });
    } catch {
      // Nothing was written where nothing can be removed.
    }
    throw new Failure('backupFailed', { path, reason: sqliteReason(error) });
  }
  const note = lastBackupPath(store.folder);
  // Another job may have made it as root.
  rmSync(note, { force: true });
  writeFileSync(note, path);
}

function showRequests(requests: readonly StoredRequest[]): string {
  const lines = requests.map(({ reference, createdAt, answers }) =>
    [reference, localTime(createdAt), nameParts(answers).join(' '), answers.email].join('  '),
  );
  return [...lines, t('requests.count', { count: requests.length })].join('\n');
}

function showOutbox(entries: readonly OutboxEntry[]): string {
  if (entries.length === 0) return t('requests.outboxEmpty');
  const lines = entries.map(({ reference, kind, state, attempts, nextAttemptAt, lastError }) => {
    const next = state === 'dead' ? '' : localTime(nextAttemptAt);
    const tried = t('requests.attempts', { count: attempts });
    const [what, how] = [t(`requests.kinds.${kind}`), t(`requests.states.${state}`)];
    return [reference, what, how, tried, next, lastError].filter(Boolean).join('  ');
  });
  if (entries.length === maxListedMails) lines.push(t('requests.outboxCut', { max: maxListedMails }));
  return lines.join('\n');
}

function reportFailure(error: unknown): void {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}

/** Writes what the arguments ask for, or why it failed. */
export async function run(): Promise<void> {
  // Only the owner may read a backup.
  process.umask(0o077);
  try {
    // Don't call process.exit() here: it would truncate long output to a pipe.
    process.stdout.write(`${await runCommand()}\n`);
  } catch (error) {
    reportFailure(error);
  }
}

if (import.meta.main) {
  process.stdout.on('error', (error) => {
    // Ignore EPIPE from a reader that stops early (`| head`), but report a full disk.
    if (reasonOf(error) !== 'EPIPE') reportFailure(error);
  });
  await run();
}
