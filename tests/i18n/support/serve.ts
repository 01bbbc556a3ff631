/** Copies the tree, adds the pseudo-languages, builds and serves it: what the browser tests of the languages look at. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildCopy, copyTree } from '../../support/copyTree.ts';
import { buildLog, copyFolder, siteUrl } from './site.ts';
import { writePartialCatalog, writePseudoCatalogs } from './writePseudoCatalogs.ts';

copyTree(copyFolder);
writePseudoCatalogs(join(copyFolder, 'locales'));
writePartialCatalog(join(copyFolder, 'locales'));
writeFileSync(buildLog, buildCopy(copyFolder, { SITE_URL: siteUrl, I18N_STRICT: '' }));
process.chdir(copyFolder);
await import(pathToFileURL(join(copyFolder, 'server/main.ts')).href);
