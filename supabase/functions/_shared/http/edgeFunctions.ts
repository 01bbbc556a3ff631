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
import { type RequestHandler, createRequestHandler } from './handler.ts';

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

/** The store, files, texts and mail delivery of the Edge Functions, made from the project's settings. */
export function createEdgeBackend() {
  const settings = readEdgeSettings();
  const client = createClient(settings.SUPABASE_URL, settings.SUPABASE_SERVICE_ROLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const store = createPostgresStore(client, limitsFrom(settings));
  const cvInMail = settings.CV_IN_MAIL;
  const papers = createStoragePapers(client, settings.SUPABASE_URL);
  const dossierKey = settings.DOSSIER_KEY;
  const siteUrl = settings.SITE_URL;
  const secrets = dossierKey
    ? {
        dossier: createDossierSecrets(() => dossierKey, siteUrl),
        office: createOfficeSecrets(() => dossierKey, { siteUrl, number: settings.OFFICE_LINKS }),
      }
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
              { cvInMail, files: papers, secrets: secrets?.dossier, office: secrets?.office, store },
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
      await papers.remove(id).catch(logFailure);
  }

  const contact = email && phone ? { email, phone } : undefined;
  return { settings, store, papers, secrets, texts, language, contact, deliver, removeOrphans };
}

type EdgeBackend = ReturnType<typeof createEdgeBackend>;

/**
 * Serves the Edge Function of one kind of request. The functions of contact messages and teacher applications respond
 * with 404 unless `DELIVER_MESSAGES` is true.
 */
export function serveRequests(kind: RequestKind): void {
  if (kind !== 'admission' && !readEdgeSettings().DELIVER_MESSAGES) {
    logToConsole(`${kind}.notDelivered`, { setting: 'DELIVER_MESSAGES' });
    Deno.serve(() => new Response(null, { status: 404 }));
    return;
  }
  const backend = createEdgeBackend();
  const { settings, papers, deliver, secrets } = backend;
  serve(
    settings,
    createRequestHandler({
      ...sharedOptions(backend),
      kind,
      ...(kind === 'teacher' && { files: papers }),
      ...(kind === 'admission' && secrets && { secrets: secrets.dossier }),
      // In the background, so that the visitor does not wait for the mail service.
      onStored: () => EdgeRuntime.waitUntil(deliver()),
    }),
  );
}

/** Serves the Edge Function `dossier`. */
export function serveDossier(): void {
  serveLinks('dossier', (backend, { dossier }) =>
    createDossierHandler({
      ...linkOptions(backend),
      secrets: dossier,
      limits: limitsFrom(backend.settings),
      inBackground: (work) => EdgeRuntime.waitUntil(work),
    }),
  );
}

/** Serves the Edge Function `office`. */
export function serveOffice(): void {
  serveLinks('office', (backend, { office }) =>
    createOfficeHandler({ ...linkOptions(backend), secrets: office, language: backend.language }),
  );
}

/** Serves a function that mailed links call. It responds with 404 unless `DOSSIER_KEY` is set. */
function serveLinks(
  name: string,
  createHandler: (backend: EdgeBackend, secrets: NonNullable<EdgeBackend['secrets']>) => RequestHandler,
): void {
  const backend = createEdgeBackend();
  if (backend.secrets) {
    serve(backend.settings, createHandler(backend, backend.secrets));
    return;
  }
  logToConsole(`${name}.settingsMissing`, { settings: 'DOSSIER_KEY' });
  Deno.serve(() => new Response(null, { status: 404 }));
}

const linkOptions = (backend: EdgeBackend) => ({
  ...sharedOptions(backend),
  files: backend.papers,
  onMails: () => EdgeRuntime.waitUntil(backend.deliver()),
});

const sharedOptions = ({ settings, store, texts, contact }: EdgeBackend) => ({
  store,
  texts,
  contact,
  log: logToConsole,
  allowedOrigins: settings.ALLOWED_ORIGINS,
});

/** Calls a handler with the address of the client. */
function serve(settings: EdgeBackend['settings'], handle: RequestHandler): void {
  // On Supabase, Cloudflare overwrites CF-Connecting-IP, so a client cannot forge it. Self-hosted: the gateway appends to
  // X-Forwarded-For, and TRUST_PROXY counts the proxies. A client can forge every other header.
  const trustedProxies = settings.TRUST_PROXY;

  Deno.serve((request, { remoteAddr }) => {
    const address =
      trustedProxies > 0
        ? clientAddress(request.headers.get('x-forwarded-for'), remoteAddr.hostname, trustedProxies)
        : clientAddress(request.headers.get('cf-connecting-ip'), remoteAddr.hostname, 1);
    return handle(request, address);
  });
}
