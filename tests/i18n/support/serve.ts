/**
 * Copies the working tree, adds the generated languages, builds and serves the copy for the browser tests. Reuses the
 * copy of an earlier run if the sources are the same.
 */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stampOf } from '../../../server/buildStamp.ts';
import { buildCopy, copyTree } from '../../support/machine.ts';
import { writePseudoCatalogs } from './pseudoCatalogs.ts';
import { copyFolder, dataFolder, schoolContact, siteUrl } from './site.ts';

const root = join(import.meta.dirname, '../../..');
const generatorSources = readdirSync(import.meta.dirname).map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
);
// Includes `root`, because the copy links to its node_modules: a copy of another working tree is not reusable.
const copyStamp = JSON.stringify([root, stampOf(root), generatorSources]);
const stampFile = join(copyFolder, 'made-of.json');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== copyStamp) {
  copyTree(copyFolder);
  writePseudoCatalogs(join(copyFolder, 'locales'));
  buildCopy(copyFolder, { SITE_URL: siteUrl, DELIVER_MESSAGES: 'true', ...schoolContact });
  writeFileSync(stampFile, copyStamp);
}
rmSync(dataFolder, { recursive: true, force: true });
process.chdir(copyFolder);
await import(pathToFileURL(join(copyFolder, 'server/main.ts')).href);
