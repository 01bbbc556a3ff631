import { createClient } from '@supabase/supabase-js';
import catalogs from '../catalogs.gen.json' with { type: 'json' };
import { composeWithCv } from '../mail/composeWithCv.ts';
import { type DeliveryOptions, deliverOutbox } from '../mail/deliverOutbox.ts';
import { errorClass, logToConsole } from '../log.ts';
import { createPostgresStore } from '../store/postgresStore.ts';
import { createResendSender } from '../mail/resendSender.ts';
import { createStorageCvs } from '../store/storageCvs.ts';
import { limitsFrom, readSettings } from '../settings.ts';
import { createTexts } from '../texts/texts.ts';

/**
 * The settings of the deployed functions (`supabase secrets set`). The log names an invalid one, and its default holds:
 * a mistyped limit must not refuse admission requests.
 */
export function readEdgeSettings() {
  return readSettings(
    'functions',
    (name) => Deno.env.get(name),
    ({ name, expected }) => logToConsole('setting.invalid', { setting: name, expected }),
  );
}

/** Without one of these no mail can be written or sent. */
const deliverySettings = ['RESEND_API_KEY', 'MAIL_FROM', 'SCHOOL_EMAIL', 'SCHOOL_PHONE'] as const;

/** What the functions are made of, from the project's settings. */
export function createEdgeBackend() {
  const settings = readEdgeSettings();
  const client = createClient(settings.SUPABASE_URL, settings.SUPABASE_SERVICE_ROLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const store = createPostgresStore(client, limitsFrom(settings));
  const cvs = createStorageCvs(client);
  const cvInMail = settings.CV_IN_MAIL;
  const texts = createTexts(catalogs);
  const [apiKey, from, email, phone] = deliverySettings.map((name) => settings[name]);
  const language = texts.negotiate(settings.SCHOOL_LANGUAGE);
  const url = settings.RESEND_URL;
  const delivery: DeliveryOptions | undefined =
    apiKey && from && email && phone
      ? {
          store,
          compose: (mail) =>
            composeWithCv(mail, { texts, contact: { email, phone, language }, cvs, cvInMail }),
          send: createResendSender({ apiKey, from, ...(url && { url }) }),
          log: logToConsole,
          // Each may carry a CV, read and written as base64: ten of 5 MB take more than a function has (256 MB).
          mailsAtOnce: 3,
        }
      : undefined;

  /** Sends what is due. Without its settings the mails wait, and the log says so. Never rejects. */
  async function deliver(): Promise<{ sent: number; failed: number } | undefined> {
    if (!delivery) {
      const missing = deliverySettings.filter((name) => !settings[name]);
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

  /** Removes the CVs that a crash, or the removal of their application, left. Never rejects. */
  async function sweepCvs(): Promise<void> {
    const unavailable = (error: unknown) => logToConsole('cvs.unavailable', { error: errorClass(error) });
    const orphans = await store.orphanCvs().catch(unavailable);
    // One that stays keeps none of the others.
    for (const name of orphans ?? []) await cvs.remove(name).catch(unavailable);
  }

  return { settings, store, cvs, texts, deliver, sweepCvs };
}
