import { join } from 'node:path';
import { createServerTexts, describeFailure } from '../../server/serverTexts.ts';
import { type Settings, loadSettingsFile, readSettings } from '../../server/settings.ts';
import { projectUrl } from './supabaseProject.ts';

const root = join(import.meta.dirname, '../..');

const { siteUrl = '', deliverMessages, hstsSubdomains, schoolEmail } = read();

/**
 * The public origin of the site, without a slash at its end. Empty when it is not set: canonical addresses are then bare
 * paths, which are those of whatever host serves the site.
 */
export const origin = siteUrl;

/** Settings that the server reads too: what it would refuse at its start, the build refuses. */
export { deliverMessages, hstsSubdomains, schoolEmail };

/** The Supabase project that the built site calls; undefined where the server that a page came from answers. */
export const supabaseUrl = projectUrl(process.env);

/** From the environment or `.env`, as the server reads them. */
function read(): Settings {
  try {
    loadSettingsFile(join(root, '.env'));
    return readSettings(process.env);
  } catch (error) {
    throw new Error(describeFailure(error, createServerTexts(join(root, 'locales'))), { cause: error });
  }
}
