/** Copies the tree, adds the pseudo-languages, builds and serves it: what the browser tests of the languages look at. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildCopy, copyTree } from './copyTree.ts';
import { copyFolder } from './site.ts';
import { writePseudoCatalogs } from './writePseudoCatalogs.ts';

copyTree(copyFolder);
writePseudoCatalogs(join(copyFolder, 'locales'));
buildCopy(copyFolder, { I18N_STRICT: '1' });
process.chdir(copyFolder);
await import(pathToFileURL(join(copyFolder, 'server/main.ts')).href);
