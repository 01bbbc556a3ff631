/** The part of the back end that the embedded server and the Edge Functions share. */
import { type DossierOptions, createDossierHandler, scanWaiting } from './acts/dossierHandler.ts';
import type { Health } from './http/replies.ts';
import { createRequestHandler } from './acts/requestHandler.ts';
import type { RequestHandler } from './http/jsonHandler.ts';
import { type ReadKey, createLinks } from './model/links.ts';
import { errorClass } from './log.ts';
import type { DeliveryOptions, SendMail } from './mail/deliverOutbox.ts';
import { composeMail } from './mail/mails.ts';
import { type AgeingFact, queueMorning } from './mail/morning.ts';
import { queueReminders } from './mail/reminders.ts';
import { dossierFunction, officeFunction } from './model/linkedPages.ts';
import { createOfficeHandler } from './acts/officeHandler.ts';
import { kindFacts, requestKinds } from './questions/requestKinds.ts';
import { type Settings, allowedOriginsOf } from './settings.ts';
import { correctedNow } from './time/schoolTime.ts';

interface BackendOptions extends Omit<DossierOptions, 'allowedOrigins' | 'links'> {
  settings: Pick<Settings<'functions'>, keyof Settings<'functions'> & keyof Settings<'server'>>;
  /** The address that mailed links point to. */
  siteUrl: string | undefined;
  /** Returns the key that signs mailed links; without it, dossiers and the office's page do not exist. */
  readKey: ReadKey | undefined;
  /** The problems that need a person; the morning mail has them. Never rejects. */
  checkHealth: () => Promise<Health>;
  /** For the morning mail. */
  findOutdatedFacts?: (day: string) => readonly AgeingFact[];
}

export function createBackend({ settings, siteUrl, readKey, ...options }: BackendOptions) {
  const { store, files, texts, log } = options;
  const links = readKey && createLinks(readKey, { siteUrl, officeNumber: settings.OFFICE_LINKS });
  const shared = { ...options, allowedOrigins: allowedOriginsOf(settings) };
  const kinds = settings.DELIVER_MESSAGES ? requestKinds : (['admission'] as const);

  const functions = new Map<string, RequestHandler>();
  for (const kind of kinds)
    functions.set(kindFacts[kind].functionName, createRequestHandler({ ...shared, kind, links }));
  if (links) {
    functions.set(dossierFunction, createDossierHandler({ ...shared, links }));
    functions.set(officeFunction, createOfficeHandler({ ...shared, links }));
  }

  const delivery = (send: SendMail, contact: { email: string; phone: string }): DeliveryOptions => ({
    store,
    compose: (mail) =>
      composeMail(mail, texts, contact, { ...options, cvInMail: settings.CV_IN_MAIL, links }),
    queueMorning: () => queueMorning(store, correctedNow()),
    send,
    log,
  });
  const jobs = {
    purge: async () => {
      const { removed, held } = await store.purge();
      if (removed > 0) log('requests.purged', { removed });
      if (held > 0) log('requests.purgeHeld', { held });
    },
    /** Queues the reminders that are due. Without the address of the site their mails would have no link. */
    remind: async () => {
      if (settings.SITE_URL && links) await queueReminders(store, correctedNow());
    },
    scanWaiting: async () => {
      if (files.scan) await scanWaiting(options);
    },
  };
  return {
    functions,
    delivery,
    /** Runs what is due each hour, and the jobs of the caller. Never rejects: logs a job that fails, and runs the next one. */
    runJobs: async (own: Record<string, () => Promise<void>>) => {
      for (const [job, run] of Object.entries({ ...jobs, ...own }))
        await run().catch((error: unknown) => log('job.failed', { job, error: errorClass(error) }));
    },
  };
}
