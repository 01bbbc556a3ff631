import { createClient } from '@supabase/supabase-js';
import catalogs from '../catalogs.gen.json' with { type: 'json' };
import { createDossierHandler } from '../dossier/dossierHandler.ts';
import { createDossierSecrets } from '../dossier/secrets.ts';
import { createStoragePapers } from '../dossier/storagePapers.ts';
import { createOfficeHandler } from '../office/officeHandler.ts';
import { createOfficeSecrets } from '../office/secrets.ts';
import { errorClass, logToConsole } from '../log.ts';
import { type DeliveryOptions, deliverOutbox } from '../mail/deliverOutbox.ts';
import { composeMailWithFiles } from '../mail/mails.ts';
import { createMorningQueue } from '../mail/morning.ts';
import { createResendSender } from '../mail/resendSender.ts';
import type { RequestKind } from '../questions/requestKinds.ts';
import { limitsFrom, readSettings } from '../settings.ts';
import { createPostgresStore } from '../store/postgresStore.ts';
import { createMailTexts } from '../texts/mailTexts.ts';
import { clientAddress } from './clientAddress.ts';
import { createRequestHandler } from './handler.ts';
import type { RequestHandler } from './jsonHandler.ts';

/**
 * The settings of the project (`supabase secrets set`). Logs an invalid setting and uses its default, so that a mistyped
 * limit does not refuse admission requests.
 */
function readEdgeSettings() {
  return readSettings(
    'functions',
    (name) => Deno.env.get(name),
    ({ name, expected }) => logToConsole('setting.invalid', { setting: name, expected }),
  );
}

/** The settings that are required to write and send mails. */
const mailSettings = ['RESEND_API_KEY', 'MAIL_FROM', 'SCHOOL_EMAIL', 'SCHOOL_PHONE'] as const;

/** What the Edge Functions are made of, from the project's settings. */
export function createEdgeBackend() {
  const settings = readEdgeSettings();
  const client = createClient(settings.SUPABASE_URL, settings.SUPABASE_SERVICE_ROLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const limits = limitsFrom(settings);
  const store = createPostgresStore(client, limits);
  const files = createStoragePapers(client, settings.SUPABASE_URL);
  const dossierKey = settings.DOSSIER_KEY;
  const siteUrl = settings.SITE_URL;
  const secrets = dossierKey ? createDossierSecrets(() => dossierKey, siteUrl) : undefined;
  const office = dossierKey
    ? createOfficeSecrets(() => dossierKey, { siteUrl, number: settings.OFFICE_LINKS })
    : undefined;
  const texts = createMailTexts(catalogs);
  const [apiKey, from, email, phone] = mailSettings.map((name) => settings[name]);
  const language = texts.negotiate(settings.SCHOOL_LANGUAGE);
  const url = settings.RESEND_URL;
  const delivery: DeliveryOptions | undefined =
    apiKey && from && email && phone
      ? {
          store,
          compose: (mail) =>
            composeMailWithFiles(
              mail,
              texts,
              { email, phone, language },
              { cvInMail: settings.CV_IN_MAIL, files, secrets, office, store },
            ),
          queueMorning: createMorningQueue(store),
          send: createResendSender({ apiKey, from, ...(url && { url }) }),
          log: logToConsole,
          // A mail may carry a CV of 5 MB, also held as base64. Ten at once would exceed the 256 MB of a function.
          batchSize: 3,
        }
      : undefined;

  /** Sends the due mails. When a mail setting is missing, logs its name and leaves the mails queued. Never rejects. */
  async function deliver(): Promise<{ sent: number; failed: number } | undefined> {
    if (!delivery) {
      const missing = mailSettings.filter((name) => !settings[name]);
      logToConsole('mail.settingsMissing', { settings: missing.join(', ') });
      return undefined;
    }
    try {
      return await deliverOutbox(delivery);
    } catch (error) {
      logToConsole('outbox.unavailable', { error: errorClass(error) });
      return undefined;
    }
  }

  /** Removes files that no request has. Never rejects; the next call tries again. */
  async function removeOrphans(): Promise<void> {
    const logFailure = (error: unknown) => logToConsole('files.unavailable', { error: errorClass(error) });
    for (const id of (await store.listOrphanPapers().catch(logFailure)) ?? [])
      await files.remove(id).catch(logFailure);
  }

  /** The options of a handler. */
  const shared = {
    store,
    files,
    secrets,
    limits,
    texts,
    language,
    contact: email && phone ? { email, phone } : undefined,
    log: logToConsole,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    // In the background, so that the visitor does not wait for the mail service.
    onMails: () => EdgeRuntime.waitUntil(deliver()),
    inBackground: (work: Promise<void>) => EdgeRuntime.waitUntil(work),
  };
  return { settings, store, secrets, office, shared, deliver, removeOrphans };
}

/** Serves the Edge Function of one kind of request. */
export function serveRequests(kind: RequestKind): void {
  const { settings, shared } = createEdgeBackend();
  const isServed = kind === 'admission' || settings.DELIVER_MESSAGES;
  serve(settings, isServed ? createRequestHandler({ ...shared, kind }) : 'DELIVER_MESSAGES');
}

/** Serves the Edge Function `dossier`. */
export function serveDossier(): void {
  const { settings, shared, secrets } = createEdgeBackend();
  serve(settings, secrets ? createDossierHandler({ ...shared, secrets }) : 'DOSSIER_KEY');
}

/** Serves the Edge Function `office`. */
export function serveOffice(): void {
  const { settings, shared, office } = createEdgeBackend();
  serve(settings, office ? createOfficeHandler({ ...shared, secrets: office }) : 'DOSSIER_KEY');
}

/** Serves requests with a handler, or with 404 when the setting of this name is missing or turns the function off. */
function serve(settings: ReturnType<typeof readEdgeSettings>, handle: RequestHandler | string): void {
  if (typeof handle === 'string') {
    logToConsole('function.notServed', { setting: handle });
    Deno.serve(() => new Response(null, { status: 404 }));
    return;
  }
  // On Supabase, Cloudflare overwrites CF-Connecting-IP, so a client cannot forge it. Self-hosted: the gateway appends to
  // X-Forwarded-For, and TRUST_PROXY counts the proxies. A client can forge every other header.
  const trustedProxies = settings.TRUST_PROXY;
  const header = trustedProxies > 0 ? 'x-forwarded-for' : 'cf-connecting-ip';
  Deno.serve((request, { remoteAddr }) =>
    handle(request, clientAddress(request.headers.get(header), remoteAddr.hostname, trustedProxies || 1)),
  );
}
