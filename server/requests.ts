/** `npm run requests`: shows and manages the stored requests, whether the server runs or not. */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type RequestChange,
  type RequestStore,
  type OutboxEntry,
  StoreUnavailable,
} from '#core/store/store.ts';
import type { StoredRequest } from '#core/model/request.ts';
import { answeredChange } from '#core/acts/changeDossier.ts';
import { fingerprintOf } from '#core/model/links.ts';
import { readReference } from '#core/model/reference.ts';
import { isLate } from '#core/model/status.ts';
import {
  type Column,
  kindsOf,
  listAll,
  localTime,
  requestColumns,
  writeSpreadsheet,
} from '#core/exports/requestTable.ts';
import { shorten } from '#core/texts/cleanText.ts';
import { schoolTime } from '#core/time/schoolTime.ts';
import { databasePath, lastBackupPath, sqliteReason } from './dataFolder.ts';
import { type ServerStore, openFunctionsStore, openStore } from './openStore.ts';
import { createDossierKey, readDossierKey } from './dossierKey.ts';
import { backUpFiles, paperFolder } from './paperFolder.ts';
import { readStatus, restore, testMail, verify, verifyBackup } from './operations.ts';
import { toTable } from './textTable.ts';
import {
  Failure,
  type TranslateServer,
  createServerTexts,
  describeFailure,
  reasonOf,
} from './serverTexts.ts';
import { type ServerSettings, readEnvironment, readServerSettings } from './settings.ts';

// Only the owner may read a backup or an export.
process.umask(0o077);

const serverColumns = ['reference', 'due', 'answeredAt', 'program', 'papers', 'withdrawn', 'earlier'];
const textColumns = ['subject', 'specialization', 'name', 'firstName', 'lastName', 'phone', 'email'];

/** Longer texts are shortened, because one long cell widens every row. */
const maxCellCharacters = 40;

const options = {
  json: { type: 'boolean' },
  outbox: { type: 'boolean' },
  retry: { type: 'boolean' },
  purge: { type: 'boolean' },
  'purge-held': { type: 'boolean' },
  export: { type: 'string' },
  answered: { type: 'string' },
  open: { type: 'string' },
  'void-links': { type: 'string' },
  delete: { type: 'string' },
  backup: { type: 'string' },
  spreadsheet: { type: 'string' },
  verify: { type: 'boolean' },
  restore: { type: 'string' },
  'test-mail': { type: 'string' },
  status: { type: 'boolean' },
  'new-key': { type: 'boolean' },
} as const;

async function runCommand(t: TranslateServer): Promise<string> {
  const { values, file } = readArguments();
  const environment = readEnvironment();
  const settings = readServerSettings(environment);
  if (values.status) {
    const { isFine, ...status } = await readStatus(settings, t);
    if (!isFine) process.exitCode = 1;
    return JSON.stringify(status, null, 2);
  }
  if (values['test-mail'] !== undefined) return testMail(values['test-mail'], settings, t);
  // The rows of the functions on Supabase. Their files and their key are out of reach.
  const { DATABASE_URL: databaseUrl } = environment;
  if (databaseUrl) {
    if (values.verify || values['new-key'] || (values.restore ?? values.backup) !== undefined)
      throw new Failure('functionsHaveFiles');
    const store = openFunctionsStore(databaseUrl, settings);
    return runOnRows(store, values, settings, t)
      .catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error;
        throw new Failure('databaseUnavailable', { reason: error.message });
      })
      .finally(() => store.close());
  }
  const dataFile = databasePath(resolve(settings.DATA_DIR));
  if (file !== undefined) return verifyBackup(resolve(file), settings, t);
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
    if (values.restore !== undefined || values.verify)
      return await verify(store, { files: paperFolder(folder), keyFolder: folder }, t);
    if (values.backup !== undefined) {
      const path = resolve(values.backup);
      const files = await backUp(store, path);
      return [
        t('requests.backedUp', { path }),
        ...(files ? [t('requests.backedUpFiles', { folder: files })] : []),
      ].join('\n');
    }
    return await runOnRows(store, values, settings, t, folder);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new Failure('dataBusy', { path: dataFile, reason: error.message });
  } finally {
    await store.close();
  }
}

/** `folder` has the files, unless Supabase has them. */
async function runOnRows(
  store: RequestStore,
  values: ReturnType<typeof readArguments>['values'],
  settings: ServerSettings,
  t: TranslateServer,
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
    return t('requests.deleted', { reference });
  }
  for (const isAnswered of [true, false]) {
    const given = isAnswered ? values.answered : values.open;
    if (given === undefined) continue;
    const stored = await findOrFail(store, given);
    const { reference, answeredAt } = stored;
    // Keep the date of the first answer.
    if (isAnswered && answeredAt) return t('requests.alreadyAnswered', { reference });
    await saveOrFail(store, stored, answeredChange(isAnswered, Date.now()));
    return t(isAnswered ? 'requests.answered' : 'requests.open', { reference });
  }
  if (values['void-links'] !== undefined) {
    const stored = await findOrFail(store, values['void-links']);
    await saveOrFail(store, stored, { officeGeneration: stored.officeGeneration + 1 });
    return t('requests.linksVoided', { reference: stored.reference });
  }
  if (values.retry) return t('requests.retried', { count: await store.retryMails() });
  if (values.purge || values['purge-held']) {
    const months = settings.RETENTION_MONTHS;
    if (months === 0) return t('requests.keptForEver');
    const isConfirmed = values['purge-held'] === true;
    const { removed: count, held } = await store.purge(months, isConfirmed);
    if (held > 0)
      throw new Failure('purgeHeld', { held, months, clock: localTime(new Date().toISOString()) });
    return t('requests.purged', { count, age: t('requests.age', { count: months }) });
  }
  if (values.outbox) return await showOutbox(store, t);
  if (values.spreadsheet !== undefined) {
    const path = resolve(values.spreadsheet);
    await writeFile(path, (await writeSpreadsheet(store, t, schoolTime(new Date()))).body);
    return t('requests.spreadsheet', { path });
  }
  const requests = await listAll(store);
  if (values.json) return JSON.stringify(requests, null, 2);
  return showRequests(requests, await store.listOutbox(), t);
}

/** Reads the only option; throws a `Failure` for several. `parseArgs` alone would drop A from `--delete A --delete B`. */
function readArguments() {
  // npm takes the options before `--` for itself. Without this check, `npm run requests --purge` would list the requests.
  const isKeptByNpm = ['retry', 'purge', 'purge_held', 'outbox', 'new_key', 'verify', 'status'].some(
    (name) => process.env[`npm_config_${name}`],
  );
  try {
    const { values, positionals, tokens } = parseArgs({ options, tokens: true, allowPositionals: true });
    const isOneOption = tokens.length - positionals.length < 2;
    // Only `--verify` may name a file besides.
    const hasItsFile = positionals.length <= (values.verify ? 1 : 0);
    if (isOneOption && hasItsFile && !isKeptByNpm) return { values, file: positionals[0] };
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

async function saveOrFail(store: RequestStore, stored: StoredRequest, change: RequestChange): Promise<void> {
  if (!(await store.saveRequest(stored, change))) throw new StoreUnavailable('dossierBusy');
}

/**
 * Copies the data to a file, and the papers to a folder beside it. Renames the file last, so that its name stands
 * for a complete backup. Returns the folder if there are files.
 */
async function backUp(store: ServerStore, path: string): Promise<string | undefined> {
  const [unfinished, folder] = [`${path}.tmp`, `${path}.papers`];
  for (const target of [path, folder])
    if (existsSync(target)) throw new Failure('backupExists', { path: target });
  try {
    rmSync(unfinished, { force: true });
    await store.backUp(unfinished);
    const hasFiles = await backUpFiles(store.folder, folder);
    renameSync(unfinished, path);
    writeFileSync(lastBackupPath(store.folder), path);
    return hasFiles ? folder : undefined;
  } catch (error) {
    for (const target of [unfinished, folder]) rmSync(target, { recursive: true, force: true });
    throw new Failure('backupFailed', { path, reason: sqliteReason(error) });
  }
}

/** One table for each kind, because their questions differ. */
function showRequests(requests: StoredRequest[], outbox: readonly OutboxEntry[], t: TranslateServer): string {
  const withDeadMail = new Set(
    outbox.flatMap(({ state, reference }) => (state === 'dead' ? [reference] : [])),
  );
  const marks: Column = {
    name: 'marks',
    heading: t('requests.columns.marks'),
    read: (stored) =>
      [
        ...(isLate(stored, Date.now()) ? [t('requests.marks.late')] : []),
        ...(withDeadMail.has(stored.reference) ? [t('requests.marks.mailGivenUp')] : []),
      ].join(', '),
  };
  const tables = kindsOf(requests).map((kind) => {
    const columns = requestColumns([kind], t).filter(({ name }) =>
      [...serverColumns, ...textColumns].includes(name),
    );
    // After the reference.
    columns.splice(1, 0, marks);
    const rows = requests
      .filter((stored) => stored.kind === kind)
      .map((stored) =>
        columns.map(({ name, read }) =>
          textColumns.includes(name) ? shorten(read(stored), maxCellCharacters) : read(stored),
        ),
      );
    const headings = columns.map(({ heading }) => heading);
    return rows.length === 0 ? [] : [toTable(headings, rows)];
  });
  const withheld = requests.filter(({ confirmation }) => confirmation !== 'queued').length;
  const counts = [
    t('requests.count', { count: requests.length }),
    ...(withheld > 0 ? [t('requests.withheld', { count: withheld })] : []),
  ].join('\n');
  return [...tables.flat(), counts].join('\n\n');
}

async function showOutbox(store: RequestStore, t: TranslateServer): Promise<string> {
  const entries = await store.listOutbox();
  if (entries.length === 0) return t('requests.outboxEmpty');
  const names = ['mail', 'state', 'attempts', 'nextAttemptAt', 'lastError'] as const;
  return toTable(
    [t('mail:table.columns.reference'), ...names.map((name) => t(`requests.columns.${name}`))],
    entries.map((entry) => [
      entry.reference ?? '',
      t(`requests.kinds.${entry.kind}`),
      t(`requests.states.${entry.state}`),
      String(entry.attempts),
      entry.state === 'dead' ? '' : localTime(entry.nextAttemptAt),
      entry.lastError ?? '',
    ]),
  );
}

const texts = createServerTexts(join(import.meta.dirname, '../locales'));

function reportFailure(error: unknown): void {
  process.stderr.write(`${describeFailure(error, texts)}\n`);
  process.exitCode = 1;
}

process.stdout.on('error', (error) => {
  // Ignore EPIPE from a reader that stops early (`| head`), but report a full disk.
  if (reasonOf(error) !== 'EPIPE') reportFailure(error);
});
try {
  // Don't call process.exit() here: it would truncate long output to a pipe.
  process.stdout.write(`${await runCommand(texts)}\n`.replace(/\r\n\n$/, '\r\n'));
} catch (error) {
  reportFailure(error);
}
