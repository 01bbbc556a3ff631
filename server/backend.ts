import { existsSync, statSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBackend } from '#core/backend.ts';
import { clientAddress } from '#core/http/clientAddress.ts';
import { noSuchFunction } from '#core/http/noSuchFunction.ts';
import type { Health, Problem } from '#core/http/replies.ts';
import type { Log } from '#core/log.ts';
import { correctClock, dayMs, hourMs } from '#core/time/schoolTime.ts';
import { allowedOriginsOf } from '#core/settings.ts';
import { createMailTexts } from '#core/texts/mailTexts.ts';
import { findOutdatedFacts } from '../src/content/facts.ts';
import { databasePath, dossierKeyPath, isInside, lastBackupPath, openDossierKey } from './dataFolder.ts';
import { createEmlSender, createSmtpSender } from './mailSenders.ts';
import { type ServerStore, openStore } from './openStore.ts';
import { startOutboxWorker } from './outboxWorker.ts';
import { checkFiles, paperFolder, receivedFiles } from './paperFolder.ts';
import { createPaperUploads } from './paperUploads.ts';
import { scan } from './scanner.ts';
import { Failure, readCatalogs, requestsCommand } from './serverTexts.ts';
import { type ServerSettings, linkOriginOf } from './settings.ts';

/** The path that supabase-js appends to the project's URL to call a function. */
export const functionsPath = '/functions/v1/';

const uploadFunction = 'dossier-upload';

const uploadId = new RegExp(`^${uploadFunction}/[\\w-]+$`);

const publicFolder = join(import.meta.dirname, '../public');

/** Erased and withdrawn requests are gone an hour after it can no longer be undone. */
const jobIntervalMs = hourMs;

/** Grace period for mails being sent during shutdown. */
const mailGraceMs = 10_000;

/** `/healthz` is public, and each check writes to the disk. */
const healthValidMs = 5_000;

/** Below it, the disk counts as full: a health check writes less than a request, so it could still succeed. */
const minFreeBytes = 1_000_000;

export type EmbeddedBackend = Awaited<ReturnType<typeof createEmbeddedBackend>>;

/**
 * Creates the functions with their store and mails, in this process. Throws a `Failure` when a catalog cannot be read or the
 * data folder cannot be used, such as by a second process.
 */
export async function createEmbeddedBackend(settings: ServerSettings, log: Log) {
  const texts = createMailTexts(readCatalogs(), requestsCommand);
  const folder = resolve(settings.DATA_DIR);
  for (const served of [settings.SITE_DIR, publicFolder])
    if (isInside(folder, served)) throw new Failure('dataServed', { path: folder, site: resolve(served) });
  const dataFile = databasePath(folder);
  // A restore that lacks the rows: the server would remove the files, because no request has them.
  if (!existsSync(dataFile) && receivedFiles(folder).length > 0)
    throw new Failure('rowsMissing', { path: dataFile });
  correctClock(createClock(settings.SITE_DIR, log));
  const store = openStore(settings);
  let key: Buffer;
  try {
    if (settings.callsSupabase && (await store.listRequests({ limit: 1 })).length > 0)
      throw new Failure('notMoved', { path: dataFile });
    key = await openDossierKey(folder, store);
    await store.releaseLeases();
  } catch (error) {
    await store.close();
    throw error;
  }
  const papers = createPaperUploads(folder, {
    path: functionsPath + uploadFunction,
    key,
    allowedOrigins: allowedOriginsOf(settings),
    store,
    log,
  });

  const contact = { email: settings.SCHOOL_EMAIL, phone: settings.SCHOOL_PHONE };
  const { CLAMD_URL: scanner } = settings;
  const { functions, delivery, runJobs } = createBackend({
    settings,
    siteUrl: linkOriginOf(settings),
    store,
    files: {
      ...papers,
      ...(scanner && {
        scan: async (id) => {
          const content = await papers.read(id);
          return content ? scan(scanner, content) : undefined;
        },
      }),
    },
    readKey: () => key,
    checkHealth,
    findOutdatedFacts,
    texts,
    contact,
    log,
    onMails: () => worker.wake(),
    inBackground: (work) => void work,
  });
  functions.set(uploadFunction, papers.receive);
  const smtp = settings.SMTP_URL ? createSmtpSender(settings.SMTP_URL, settings.MAIL_FROM) : undefined;
  const sendMail = smtp?.send ?? createEmlSender(folder, settings.MAIL_FROM);
  const worker = startOutboxWorker(delivery(sendMail, contact));
  let isProxyLogged = false;

  /** What answers at a path below `functionsPath`. `socketAddress` is the address of the TCP peer. The function never rejects. */
  function functionAt(path: string) {
    if (!path.startsWith(functionsPath)) return undefined;
    const name = path.slice(functionsPath.length).replace(uploadId, uploadFunction);
    const handle = functions.get(name);
    return async (request: Request, socketAddress: string) => {
      if (!handle) return noSuchFunction();
      const forwarded = request.headers.get('x-forwarded-for');
      // Without a trusted proxy, all visitors have its address and share the rate limits.
      if (forwarded && settings.TRUST_PROXY === 0 && !isProxyLogged) {
        log('proxy.notTrusted', { setting: 'TRUST_PROXY' });
        isProxyLogged = true;
      }
      return handle(request, clientAddress(forwarded, socketAddress, settings.TRUST_PROXY));
    };
  }

  let damagedFiles = 0;
  async function findDamagedFiles(): Promise<void> {
    const { damaged } = await checkFiles(store, paperFolder(folder));
    damagedFiles = damaged.length;
    if (damagedFiles > 0) log('papers.missing', { count: damagedFiles });
  }

  let isScannerDown = false;
  async function checkScanner(): Promise<void> {
    isScannerDown = scanner !== undefined && (await scan(scanner, Readable.from([]))) === null;
    if (isScannerDown) log('scanner.unavailable', { setting: 'CLAMD_URL' });
  }

  async function readHealth(): Promise<Health> {
    try {
      const { bavail, bsize } = statfsSync(folder);
      const problems: Problem[] = await store.health();
      const refusal = await papers.refusal();
      if (bavail * bsize < minFreeBytes) problems.unshift('storage');
      if (refusal) problems.push(refusal);
      if (damagedFiles > 0) problems.push('papersMissing');
      if (isScannerDown) problems.push('scannerDown');
      if (await isBackupLate(store)) problems.push('backupLate');
      if (settings.unbuilt.length > 0) problems.push('unbuilt');
      return { problems, failing: await store.listOutbox(true) };
    } catch {
      return { problems: ['storage'], failing: [] };
    }
  }

  let lastCheck: { at: number; health: Promise<Health> } | undefined;
  /** Never rejects. */
  function checkHealth(): Promise<Health> {
    if (!lastCheck || performance.now() - lastCheck.at > healthValidMs)
      lastCheck = { at: performance.now(), health: readHealth() };
    return lastCheck.health;
  }

  let jobs = runJobs({ findDamagedFiles });
  const jobTimer = setInterval(() => {
    // Not at the start: after a reboot, clamd starts later than the server.
    jobs = jobs.then(() => runJobs({ findDamagedFiles, checkScanner }));
  }, jobIntervalMs);
  return {
    /** Has the papers, the key and the mails. */
    folder,
    functionAt,
    checkHealth,
    /** Finishes the mails being sent, flushes the data to the disk and unlocks the data folder. */
    close: async () => {
      clearInterval(jobTimer);
      const finishing = Promise.all([worker.stop(), jobs]);
      // Don't let a stalled mail server block the shutdown: unfinished mails are due again at the next start.
      await Promise.race([finishing, sleep(mailGraceMs, undefined, { ref: false })]);
      smtp?.close();
      await finishing;
      await store.close();
    },
  };
}

/**
 * Returns a clock in ms. A clock earlier than the build of the site is wrong, and would have requests purged too early:
 * until it is set, they are dated as if the server had started with the build.
 */
function createClock(siteFolder: string, log: Log): () => number {
  // In development, the site is not built.
  const builtAt = Math.floor(
    statSync(join(siteFolder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  if (Date.now() < builtAt) log('clock.behind', { built: new Date(builtAt).toISOString() });
  const startedAt = performance.now();
  // It must tick: limits, retries and paces wait for it.
  return () => Math.max(Date.now(), builtAt + Math.floor(performance.now() - startedAt));
}

/** Whether there are requests, and the last backup, or without one the key, is older than two days. */
async function isBackupLate({ folder, listRequests }: ServerStore): Promise<boolean> {
  const [backup, key] = [lastBackupPath(folder), dossierKeyPath(folder)].map((path) =>
    statSync(path, { throwIfNoEntry: false }),
  );
  const since = (backup ?? key)?.mtimeMs ?? 0;
  return Date.now() - since > 2 * dayMs && (await listRequests({ limit: 1 })).length > 0;
}
