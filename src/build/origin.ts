import { join } from 'node:path';
import { loadEnv } from 'vite';

const { SITE_URL = 'http://localhost:3000' } = loadEnv(
  'production',
  join(import.meta.dirname, '../..'),
  'SITE_URL',
);

/** The address of the site, without a slash at its end: SITE_URL at build time, from the environment or `.env`. */
export const origin = SITE_URL.replace(/\/$/, '');
