/** `npm run build`: builds the site into `dist`. */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBuilder } from 'vite';
import { readPublishedCatalogs, readUnpublishedLanguages } from './pages.ts';
import { type Mistake, report } from '../catalogs/report.ts';
import { finishPages } from './finishPages.ts';
import { writeServiceWorker } from './scripts.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { createLanguageContext } from './context.ts';
import type * as Server from '../server.ts';
import { stampFile, stampOf } from '../../server/buildStamp.ts';
import { t } from '../../server/serverTexts.ts';
import { brotliQuality, origin } from './settings.ts';
import { writeSiteFiles } from './siteFiles.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const site = join(dist, 'client');

// Also where a test runner has set another: React then reports its errors in another way.
process.env.NODE_ENV = 'production';
mkdirSync(dist, { recursive: true });
rmSync(join(dist, stampFile), { force: true });
const stamp = stampOf(root);
const builder = await createBuilder({ root });
// An event, because the prerenderer drops the promise.
process.on('uncaughtException', async (error: Error & { cause?: Response }) => {
  // Safe cast: the response of `src/server.ts` for a page that it could not render, or the mistakes in a brochure.
  if (error.cause?.json) report((await error.cause.json()) as Mistake[], root);
  else console.error(error);
  process.exit(1);
});
await builder.buildApp();

const locales = join(root, 'locales');
const catalogs = readPublishedCatalogs(locales);
const unpublished = readUnpublishedLanguages(locales);
await finishPages(site, catalogs);
await writeSiteFiles(site, catalogs, unpublished);
// Safe cast: Vite built this file from `src/server.ts`.
const { loadSocialImages } = (await import(join(dist, 'server/server.js'))) as typeof Server;
const { writeSocialImages } = await loadSocialImages();
await writeSocialImages(site, root, createLanguageContext(defaultLanguage, catalogs[defaultLanguage] ?? {}));
await writeServiceWorker(site);
await rm(join(site, '.vite'), { recursive: true });
await compressSite(site);
await writeFile(join(dist, stampFile), stamp);
if (unpublished.length > 0) console.warn(t('started.unpublished', { languages: unpublished.join(', ') }));
if (!origin) console.log(t('started.relativeAddresses'));
// Exit now: TanStack Form keeps the event loop open for five seconds, waiting for its devtools.
process.exit();

/** Writes `.br` and `.gz` beside every text file, for hosts that serve precompressed files. */
async function compressSite(folder: string): Promise<void> {
  const files = globSync('{.well-known/,}**/*.{html,js,css,json,svg,xml,txt}', { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await Promise.all([
        writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params })),
        writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
      ]);
    }),
  );
}
