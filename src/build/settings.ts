import { join } from 'node:path';
import { describeFailure } from '../../server/serverTexts.ts';
import { readBuildSettings, readEnvironment } from '../../server/settings.ts';

const root = join(import.meta.dirname, '../..');

const settings = readSettings();

/** The public origin of the site, without a trailing slash. Empty when unset; canonical links are then paths. */
export const origin = settings.SITE_URL ?? '';

/** The origin of the addresses on printed pages. Without SITE_URL, the default address of `npm start`. */
export const printedOrigin = origin || 'http://localhost:3000';

/** The URL of the Supabase project; undefined when the embedded server handles the functions. */
export const supabaseUrl = settings.VITE_SUPABASE_URL;

export const {
  BROTLI_QUALITY: brotliQuality,
  DELIVER_MESSAGES: deliverMessages,
  SCHOOL_EMAIL: schoolEmail,
  SCHOOL_PHONE: schoolPhone,
  SCHOOL_WHATSAPP: schoolWhatsApp = '',
} = settings;

// Vite replaces these two in the browser's code by their value in the environment.
for (const name of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'] as const)
  if (settings[name]) process.env[name] = settings[name];

function readSettings() {
  try {
    return readBuildSettings(readEnvironment(root));
  } catch (error) {
    throw new Error(describeFailure(error), { cause: error });
  }
}
