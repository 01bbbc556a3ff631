import { loadSettingsFile } from '../../server/settings.ts';

loadSettingsFile();

/** The address of the site, without a slash at its end: SITE_URL at build time, from the environment or `.env`. */
export const origin = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');
