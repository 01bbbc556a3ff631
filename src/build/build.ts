/** Builds the site: run by `npm run build`, in this order. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { readCatalogs } from '../catalogs/readLocales.ts';
import { buildStamp, stampOf, startedStamp } from './buildStamp.ts';
import { completeHeads } from './completeHeads.ts';
import { compressSite } from './compress.ts';
import { writeContentPolicies } from './contentPolicy.ts';
import { headersFile, nginxFile, redirectsFile } from './hostFiles.ts';
import { markFrenchPages } from './markFrench.ts';
import { keepOlderFiles, setOlderFilesAside } from './olderBuilds.ts';
import { pages } from './pages.ts';
import { linkPageScripts } from './pageScripts.ts';
import { writeSearchIndexes } from './searchIndexes.ts';
import { writeServiceWorker } from './serviceWorker.ts';
import { writeSecurityTxt, writeSiteFiles } from './siteFiles.ts';
import { hstsSubdomains, schoolEmail, supabaseUrl } from './settings.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const site = join(dist, 'client');
const locales = join(root, 'locales');

mkdirSync(dist, { recursive: true });
rmSync(join(root, buildStamp), { force: true });
writeFileSync(join(root, startedStamp), stampOf(root));
// Vite empties the built site.
setOlderFilesAside(dist);
const builder = await createBuilder({ root });
await builder.buildApp();
const catalogs = readCatalogs(locales);

await completeHeads(site, catalogs);
// With the marks of gaps, by which what is found says its language.
await writeSearchIndexes(site, Object.keys(catalogs));
await markFrenchPages(site, locales);
await linkPageScripts(site, root);
const policies = await writeContentPolicies(site, supabaseUrl);
await writeSiteFiles(site, catalogs);
await writeSecurityTxt(site, schoolEmail);
await writeServiceWorker(site, root);
await writeFile(join(site, '_headers'), headersFile({ hstsSubdomains, policies }));
const paths = pages.map(({ path }) => path);
await writeFile(join(site, '_redirects'), redirectsFile(Object.keys(catalogs), paths));
const forNginx = nginxFile(Object.keys(catalogs), { hstsSubdomains, policies });
await writeFile(join(dist, 'nginx.conf'), forNginx);
await rm(join(site, '.vite'), { recursive: true });
await compressSite(site);
keepOlderFiles(dist);
await rename(join(root, startedStamp), join(root, buildStamp));
// The form library waits for a panel of development tools: five seconds, with nothing left to do.
process.exit();
