import { createClient } from '@supabase/supabase-js';
import { createBackend } from '#core/backend.ts';
import catalogs from './catalogs.gen.json' with { type: 'json' };
import { createStoragePapers, removeOrphans } from './storagePapers.ts';
import { noSuchFunction } from '#core/http/noSuchFunction.ts';
import type { Health } from '#core/http/replies.ts';
import { fingerprintOf } from '#core/model/links.ts';
import { errorClass, logToConsole } from '#core/log.ts';
import { deliverOutbox } from '#core/mail/deliverOutbox.ts';
import { createResendSender } from './resendSender.ts';
import { dossierFunction, officeFunction } from '#core/model/linkedPages.ts';
import { readSettings } from '#core/settings.ts';
import { limitsFrom } from '#core/limits.ts';
import { openPostgres } from '#core/store/postgres.ts';
import { createSqlStore } from '#core/store/store.ts';
import { findOutdatedFacts } from '../../../src/content/facts.ts';
import { createMailTexts } from '#core/texts/mailTexts.ts';
import { clientAddress } from '#core/http/clientAddress.ts';

/** Less than an hour, so that a withdrawn request, which is kept for 48 hours, is gone within 49. */
const cleaningSeconds = 50 * 60;

const mailSettings = ['RESEND_API_KEY', 'MAIL_FROM', 'SCHOOL_EMAIL', 'SCHOOL_PHONE'] as const;

export function createEdgeBackend() {
  const settings = readSettings(
    'functions',
    (name) => Deno.env.get(name),
    // An invalid setting gets its default, so that a mistyped limit does not refuse admission requests.
    ({ name, expected }) => logToConsole('setting.invalid', { setting: name, expected }),
  );
  const client = createClient(settings.SUPABASE_URL, settings.SUPABASE_SERVICE_ROLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { DATABASE_URL: databaseUrl } = settings;
  if (!databaseUrl) logToConsole('setting.missing', { setting: 'DATABASE_URL' });
  const store = createSqlStore(
    // Without an address nothing can be stored: the forms answer 503 with the school's phone.
    // As the URL says: a Deno before 2.5 would check Supabase's own certificate, and nothing could be stored.
    openPostgres(databaseUrl ?? 'postgres://missing.invalid', { connections: 3, asksForTls: false }),
    limitsFrom(settings),
  );
  const files = createStoragePapers(client, settings.SUPABASE_URL);
  const texts = createMailTexts(catalogs);
  const [apiKey, from, email, phone] = mailSettings.map((name) => settings[name]);
  const contact = email && phone ? { email, phone } : undefined;
  const { DOSSIER_KEY: key, RESEND_URL: url } = settings;
  const backend = createBackend({
    settings,
    siteUrl: settings.SITE_URL,
    store,
    files,
    readKey: key ? () => key : undefined,
    checkHealth,
    findOutdatedFacts,
    texts,
    contact,
    log: logToConsole,
    // In the background, so that the visitor does not wait for the mail service.
    onMails: () => EdgeRuntime.waitUntil(deliver()),
    inBackground: (work) => EdgeRuntime.waitUntil(work),
  });

  const delivery = apiKey &&
    from &&
    contact && {
      ...backend.delivery(createResendSender(apiKey, from, url), contact),
      // A mail may carry a CV of 5 MB, also held as base64 and as JSON. Ten at once could exceed a function's 256 MB.
      batchSize: 3,
    };

  /** When a mail setting is missing, logs its name and leaves the mails queued. False if so, or if the store fails. */
  async function deliver(): Promise<boolean> {
    if (!delivery) {
      const missing = mailSettings.filter((name) => !settings[name]);
      logToConsole('mail.settingsMissing', { settings: missing.join(', ') });
      return false;
    }
    try {
      await deliverOutbox(delivery);
      return true;
    } catch (error) {
      logToConsole('outbox.unavailable', { error: errorClass(error) });
      return false;
    }
  }

  /** Runs what is due each hour, and removes files without a request, unless a call did so lately. Never rejects. */
  async function clean(): Promise<void> {
    try {
      const isDue = await store.startCleaning(cleaningSeconds);
      if (isDue) await backend.runJobs({ removeOrphans: () => removeOrphans(client, store) });
    } catch (error) {
      logToConsole('cleaning.failed', { error: errorClass(error) });
    }
  }

  async function checkHealth(): Promise<Health> {
    try {
      const problems: Health['problems'] = await store.health();
      if (!key) problems.push('dossierKey');
      else if (!(await store.noteKey(fingerprintOf(key)))) problems.push('keyReplaced');
      return { problems, failing: await store.listOutbox(true) };
    } catch {
      return { problems: ['storage'], failing: [] };
    }
  }

  return { settings, checkHealth, functions: backend.functions, deliver, clean };
}

/** Serves the Edge Function of this name, or 404 when a setting is missing or turns it off. */
export function serveFunction(name: string): void {
  const handle = createEdgeBackend().functions.get(name);
  if (!handle) {
    const setting = [dossierFunction, officeFunction].includes(name) ? 'DOSSIER_KEY' : 'DELIVER_MESSAGES';
    logToConsole('function.notServed', { setting });
    Deno.serve(noSuchFunction);
    return;
  }
  // On Supabase, Cloudflare overwrites CF-Connecting-IP; a client can forge every other header.
  Deno.serve((request, { remoteAddr }) =>
    handle(request, clientAddress(request.headers.get('cf-connecting-ip'), remoteAddr.hostname, 1)),
  );
}
