import { clientAddress } from '../supabase/functions/_shared/clientAddress.ts';
import { createAdmissionHandler } from '../supabase/functions/_shared/handler.ts';
import { type Log, errorClass } from '../supabase/functions/_shared/log.ts';
import { composeMail } from '../supabase/functions/_shared/mails.ts';
import { createTexts } from '../supabase/functions/_shared/texts.ts';
import { school } from '../src/content/school.ts';
import { readCatalogs } from './catalogs.ts';
import { lockDataFolder, openDatabase, prepareDataFolder } from './dataFolder.ts';
import { createEmlSender } from './emlSender.ts';
import { removeOrphanMails } from './orphanMails.ts';
import { startOutboxWorker } from './outboxWorker.ts';
import type { Settings } from './settings.ts';
import { createSmtpSender } from './smtpSender.ts';
import { createSqliteStore } from './sqliteStore.ts';

/** Where the function is on the site: the path that supabase-js calls under the project's address. */
export const functionPath = '/functions/v1/send-admission-email';

const purgeInterval = 6 * 60 * 60 * 1000;

export interface EmbeddedBackend {
  /** Answers a call of the function; `socketAddress` is the peer's. Never rejects. */
  handle(request: Request, socketAddress: string): Promise<Response>;
  /** Whether the store answers. */
  isHealthy(): Promise<boolean>;
  /** Finishes the mails in hand, brings the data to the disk and lets the data folder go. */
  close(): Promise<void>;
}

/**
 * The function with its SQLite store and its mails, in this process. Throws a `Failure` when the data folder cannot be
 * used; only one at a time can use a folder.
 */
export function createEmbeddedBackend(
  settings: Settings,
  { log, localesFolder }: { log: Log; localesFolder: string },
): EmbeddedBackend {
  const texts = createTexts(readCatalogs(localesFolder));
  const folder = prepareDataFolder(settings.dataFolder);
  const unlock = lockDataFolder(folder);
  const store = openStore();
  store.releaseLeases();

  const smtp = settings.smtpUrl ? createSmtpSender(settings.smtpUrl, settings.mailFrom) : undefined;
  const contact = { email: settings.schoolEmail, phone: school.phone };
  const worker = startOutboxWorker({
    store,
    compose: (mail) => composeMail(mail, texts, contact),
    send: smtp?.send ?? createEmlSender(folder, settings.mailFrom),
    log,
  });
  const handle = createAdmissionHandler({
    store,
    texts,
    log,
    allowedOrigins: settings.allowedOrigins,
    onStored: worker.wake,
  });

  function openStore() {
    try {
      return createSqliteStore(openDatabase(folder), settings.limits);
    } catch (error) {
      unlock();
      throw error;
    }
  }

  async function purge(): Promise<void> {
    try {
      const removed = await store.purge(settings.retentionMonths);
      if (removed > 0) log('requests.purged', { removed });
      removeOrphanMails(folder, store);
      store.checkpoint();
    } catch (error) {
      log('requests.purgeFailed', { error: errorClass(error) });
    }
  }

  void purge();
  const timer = setInterval(purge, purgeInterval);
  return {
    handle: (request, socketAddress) => {
      const forwarded = request.headers.get('x-forwarded-for');
      return handle(request, clientAddress(forwarded, socketAddress, settings.trustedProxies));
    },
    isHealthy: () =>
      store.listRequests({ limit: 1 }).then(
        () => true,
        () => false,
      ),
    close: async () => {
      clearInterval(timer);
      await worker.stop();
      smtp?.close();
      // Closing the last connection brings the write-ahead log into the data file.
      store.close();
      unlock();
    },
  };
}
