import { join } from 'node:path';
import { createServerTexts, describeFailure } from '../../server/serverTexts.ts';
import { readSiteSettings } from '../../server/settings.ts';
import { readEnvironment } from './environment.ts';
import { projectUrl } from './supabaseProject.ts';

const root = join(import.meta.dirname, '../..');
const env = readEnvironment(root);
// Vite gives the browser's code those of the environment.
for (const name of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY']) {
  if (env[name] !== undefined) process.env[name] = env[name];
}

const { siteUrl = '', deliverMessages, hstsSubdomains, schoolEmail } = read();

/**
 * The public origin of the site, without a slash at its end. Empty when it is not set: canonical addresses are then bare
 * paths, which are those of whatever host serves the site.
 */
export const origin = siteUrl;

/** Settings that the server reads too: what it would refuse at its start, the build refuses. */
export { deliverMessages, hstsSubdomains, schoolEmail };

/** The Supabase project that the built site calls; undefined where the server that a page came from answers. */
export const supabaseUrl = projectUrl(env);

function read() {
  try {
    return readSiteSettings(env);
  } catch (error) {
    throw new Error(describeFailure(error, createServerTexts(join(root, 'locales'))), { cause: error });
  }
}
