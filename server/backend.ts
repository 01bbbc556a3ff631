import { setTimeout as sleep } from 'node:timers/promises';
import { clientAddress } from '#core/http/clientAddress.ts';
import { composeMailWithCv } from '#core/mail/mails.ts';
import { createRequestHandler } from '#core/http/handler.ts';
import type { Problem } from '#core/http/replies.ts';
import { type Log, errorClass } from '#core/log.ts';
import { type RequestKind, kindFacts, requestKinds } from '#core/questions/requestKinds.ts';
import { limitsFrom } from '#core/settings.ts';
import { createMailTexts } from '#core/texts/mailTexts.ts';
import { school } from '../src/content/school.ts';
import { readCatalogs } from './catalogs.ts';
import { createCvFolder, removeOrphanCvs } from './cvFolder.ts';
import { createCvLinks } from './cvLinks.ts';
import { lockDataFolder, openDatabase, prepareDataFolder } from './dataFolder.ts';
import { createEmlSender } from './emlSender.ts';
import { Failure } from './failure.ts';
import { createHealthCheck } from './health.ts';
import { startOutboxWorker } from './outboxWorker.ts';
import { purgeRequests } from './purge.ts';
import type { ServerSettings } from './settings.ts';
import { createSmtpSender } from './smtpSender.ts';
import { createSqliteStore } from './sqliteStore.ts';
import { startStore } from './threadedStore.ts';

/** Where the functions are on the site: the path that supabase-js calls under the project's address. */
export const functionsPath = '/functions/v1/';

/** Where the CVs are that a signed link names. */
const cvLinkPath = `${functionsPath}teacher-cv`;

const functionPath = (kind: RequestKind) => functionsPath + kindFacts[kind].functionName;

const purgeInterval = 6 * 60 * 60 * 1000;

/** Milliseconds for the mails in hand when the server stops. */
const longestFarewell = 10_000;

export interface EmbeddedBackend {
  /** The path that takes CVs, and more time for them; undefined where none does. */
  uploadPath: string | undefined;
  /** The function at a path, if there is one. It answers a call; `socketAddress` is the peer's. Never rejects. */
  functionAt(path: string): ((request: Request, socketAddress: string) => Promise<Response>) | undefined;
  /** What a person should look at; nothing when all is well. Never rejects. */
  checkHealth(): Promise<Problem[]>;
  /** Finishes the mails in hand, brings the data to the disk and lets the data folder go. */
  close(): Promise<void>;
}

/**
 * The function with its SQLite store and its mails, in this process. Throws a `Failure` when the school's language
 * has no catalog or the data folder cannot be used; only one at a time can use a folder.
 */
export function createEmbeddedBackend(
  settings: ServerSettings,
  { log, localesFolder }: { log: Log; localesFolder: string },
): EmbeddedBackend {
  const catalogs = readCatalogs(localesFolder);
  const language = settings.SCHOOL_LANGUAGE;
  if (!Object.hasOwn(catalogs, language)) {
    throw new Failure('setting', { name: 'SCHOOL_LANGUAGE', value: language, expected: 'language' });
  }
  const texts = createMailTexts(catalogs);
  const limits = limitsFrom(settings);
  const folder = prepareDataFolder(settings.DATA_DIR);
  const unlock = lockDataFolder(folder);
  const secret = prepareStore();
  const store = startStore({ dataFolder: folder, limits });
  const links = createCvLinks((settings.SITE_URL ?? '') + cvLinkPath, secret, (name) => cvs.read(name));
  const cvs = createCvFolder(folder, links.link);

  const smtp = settings.SMTP_URL ? createSmtpSender(settings.SMTP_URL, settings.MAIL_FROM) : undefined;
  const contact = { email: settings.SCHOOL_EMAIL, phone: school.phone, language };
  const worker = startOutboxWorker({
    store,
    compose: (mail) => composeMailWithCv(mail, { texts, contact, cvs, cvInMail: settings.CV_IN_MAIL }),
    send: smtp?.send ?? createEmlSender(folder, settings.MAIL_FROM),
    log,
  });
  let isProxyNoted = false;
  const kinds = settings.DELIVER_MESSAGES ? requestKinds : (['admission'] as const);
  const functions = new Map(
    kinds.map((kind) => {
      const { ALLOWED_ORIGINS: allowedOrigins, TRUST_PROXY: trustedProxies } = settings;
      const handle = createRequestHandler({
        kind,
        store,
        ...(kind === 'teacher' && { cvs }),
        texts,
        log,
        allowedOrigins,
        onStored: worker.wake,
      });
      const answer = (request: Request, socketAddress: string) => {
        const forwarded = request.headers.get('x-forwarded-for');
        if (forwarded && trustedProxies === 0) noteProxy();
        return handle(request, clientAddress(forwarded, socketAddress, trustedProxies));
      };
      return [functionPath(kind), answer];
    }),
  );

  /** Says once that there may be a proxy: if so, all visitors have its address, and share the limits of one. */
  function noteProxy(): void {
    if (!isProxyNoted) log('proxy.notTrusted', { setting: 'TRUST_PROXY' });
    isProxyNoted = true;
  }

  /** Brings the data file up to date and puts right what a crash left, before anybody is served; gives its secret. */
  function prepareStore(): Uint8Array {
    try {
      const store = createSqliteStore(openDatabase(folder), limits);
      store.releaseLeases();
      removeOrphanCvs(folder, store.hasCv);
      const secret = store.secret();
      store.close();
      return secret;
    } catch (error) {
      unlock();
      throw error;
    }
  }

  let isStopping = false;
  let purging: Promise<void> | undefined;
  async function purge(): Promise<void> {
    try {
      const old = { store, dataFolder: folder, months: settings.RETENTION_MONTHS };
      const removed = await purgeRequests(old, () => isStopping);
      if (removed > 0) log('requests.purged', { removed });
    } catch (error) {
      log('requests.purgeFailed', { error: errorClass(error) });
    }
    purging = undefined;
  }
  const startPurge = () => (purging ??= purge());

  startPurge();
  const timer = setInterval(startPurge, purgeInterval);
  const checkHealth = createHealthCheck(store, folder);
  return {
    uploadPath: settings.DELIVER_MESSAGES ? functionPath('teacher') : undefined,
    functionAt: (path) =>
      path === cvLinkPath && settings.DELIVER_MESSAGES ? links.answer : functions.get(path),
    checkHealth,
    close: async () => {
      isStopping = true;
      clearInterval(timer);
      const inHand = Promise.all([worker.stop(), purging]);
      // A mail server that stalls keeps the site from nobody: what it was sending is due again.
      await Promise.race([inHand, sleep(longestFarewell, undefined, { ref: false })]);
      smtp?.close();
      await inHand;
      await store.close();
      unlock();
    },
  };
}
