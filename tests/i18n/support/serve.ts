/**
 * Copies the tree, adds the pseudo-languages, builds and serves it: what the browser tests of the languages look at. A
 * copy that an earlier run made of the same is served as it is.
 */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stampOf } from '../../../src/build/buildStamp.ts';
import { buildCopy, copyTree } from '../../support/copyTree.ts';
import { begunLanguage, buildLog, copyFolder, dataFolder, siteUrl } from './site.ts';
import { writeBegunCatalog, writePartialCatalog, writePseudoCatalogs } from './writePseudoCatalogs.ts';

const root = join(import.meta.dirname, '../../..');
const makers = readdirSync(import.meta.dirname).map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
);
// The tree by its path too: the copy's packages are this tree's, and another tree may since be gone.
const madeOf = JSON.stringify([root, stampOf(root), makers, begunLanguage]);
const stamp = join(copyFolder, 'made-of.json');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== madeOf) {
  copyTree(copyFolder);
  writePseudoCatalogs(join(copyFolder, 'locales'));
  writePartialCatalog(join(copyFolder, 'locales'));
  writeBegunCatalog(join(copyFolder, 'locales'));
  writeFileSync(
    buildLog,
    buildCopy(copyFolder, { SITE_URL: siteUrl, I18N_STRICT: '', DELIVER_MESSAGES: 'true' }),
  );
  writeFileSync(stamp, madeOf);
}
rmSync(dataFolder, { recursive: true, force: true });
process.chdir(copyFolder);
await import(pathToFileURL(join(copyFolder, 'server/main.ts')).href);
