/** What is done to the prerendered site after Vite: run by `npm run build`, in this order. */
import { join } from 'node:path';
import { readCatalogs } from './catalogs.ts';
import { completeHeads } from './completeHeads.ts';
import { compressSite } from './compress.ts';
import { markFrenchPages } from './markFrench.ts';
import { writeSiteFiles } from './siteFiles.ts';

const root = join(import.meta.dirname, '../..');
const site = join(root, 'dist/client');
const locales = join(root, 'locales');
const catalogs = readCatalogs(locales);

await completeHeads(site, catalogs);
await markFrenchPages(site, locales);
await writeSiteFiles(site, catalogs);
await compressSite(site);
