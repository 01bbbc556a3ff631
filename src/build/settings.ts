import { join } from 'node:path';
import { createServerTexts, describeFailure } from '../../server/serverTexts.ts';
import { readBuildSettings, readEnvironment } from '../../server/settings.ts';

const root = join(import.meta.dirname, '../..');

const settings = read();

/** The public origin of the site, without a slash at its end. Empty when unset: canonical links are then bare paths. */
export const origin = settings.SITE_URL ?? '';

/** The Supabase project that the built site calls; undefined where the page's own server answers. */
export const supabaseUrl = settings.VITE_SUPABASE_URL;

export const {
  BROTLI_QUALITY: brotliQuality,
  DELIVER_MESSAGES: deliverMessages,
  HSTS_SUBDOMAINS: hstsSubdomains,
  SCHOOL_EMAIL: schoolEmail,
} = settings;

// Vite copies these two from the environment into the browser's code.
for (const name of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'] as const)
  if (settings[name]) process.env[name] = settings[name];

function read() {
  try {
    return readBuildSettings(readEnvironment(root));
  } catch (error) {
    throw new Error(describeFailure(error, createServerTexts(join(root, 'locales'))), { cause: error });
  }
}
