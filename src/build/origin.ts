import { join } from 'node:path';
import { loadEnv } from 'vite';
import { siteOrigin } from '../../server/siteOrigin.ts';

const { SITE_URL = '' } = loadEnv('production', join(import.meta.dirname, '../..'), 'SITE_URL');

/**
 * The public origin of the site, without a slash at its end: SITE_URL at build time, from the environment or `.env`.
 * Empty when it is not set: canonical addresses are then bare paths, which are those of whatever host serves the site.
 */
export const origin = readOrigin(SITE_URL.trim());

function readOrigin(text: string): string {
  if (text === '') return '';
  const site = siteOrigin(text);
  if (site === undefined) {
    throw new Error(
      `SITE_URL is “${text}”, not the address of a site without a path: https://www.example.dj`,
    );
  }
  return site;
}
