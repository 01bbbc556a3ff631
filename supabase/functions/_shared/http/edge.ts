import { createClient } from '@supabase/supabase-js';
import catalogs from '../catalogs.gen.json' with { type: 'json' };
import { composeWithCv } from '../mail/composeWithCv.ts';
import { type DeliveryOptions, deliverOutbox } from '../mail/deliverOutbox.ts';
import { readLimits } from '../store/limits.ts';
import { errorClass, logToConsole } from '../log.ts';
import { createPostgresStore } from '../store/postgresStore.ts';
import { createResendSender } from '../mail/resendSender.ts';
import { createStorageCvs } from '../store/storageCvs.ts';
import { createTexts } from '../texts/texts.ts';

/** A setting of the deployed functions (`supabase secrets set`); undefined when it is unset or empty. */
export function readSetting(name: string): string | undefined {
  return Deno.env.get(name)?.trim() || undefined;
}

function readCount(name: string, fallback: number): number {
  const count = Number(readSetting(name));
  return Number.isSafeInteger(count) && count > 0 ? count : fallback;
}

/** Without one of these no mail can be written or sent. */
const deliverySettings = ['RESEND_API_KEY', 'MAIL_FROM', 'SCHOOL_EMAIL', 'SCHOOL_PHONE'] as const;

/** What the functions are made of, from the project's settings. */
export function createEdgeBackend() {
  const limits = readLimits(readCount);
  // Supabase sets the address and the key by itself.
  const client = createClient(
    readSetting('SUPABASE_URL') ?? '',
    readSetting('SUPABASE_SERVICE_ROLE_KEY') ?? '',
    {
      auth: { persistSession: false, autoRefreshToken: false },
    },
  );
  const store = createPostgresStore(client, limits);
  const cvs = createStorageCvs(client);
  const cvInMail = readSetting('CV_IN_MAIL') === 'link' ? 'link' : 'attachment';
  const texts = createTexts(catalogs);
  const [apiKey, from, email, phone] = deliverySettings.map(readSetting);
  const language = texts.negotiate(readSetting('SCHOOL_LANGUAGE') ?? null);
  const url = readSetting('RESEND_URL');
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
      const missing = deliverySettings.filter((name) => !readSetting(name));
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

  return { store, cvs, texts, deliver, sweepCvs };
}
