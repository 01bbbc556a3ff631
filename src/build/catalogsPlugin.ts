/**
 * The Vite plugin for the catalogs. Serves each slice as a separate JSON file, so that a page loads only the texts that
 * it shows, and writes the files that are generated from the catalogs.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { defaultLanguage } from '#core/texts/languages.ts';
import { functionSlices } from '#core/texts/mailTexts.ts';
import { pluralRuleName } from '#core/texts/plurals.ts';
import { type Catalog, flatten } from '../catalogs/catalog.ts';
import { hasTeacherApplication, pagesMissingIn, readPublishedCatalogs, slicesByRoute } from './pages.ts';
import { readValidLocales } from '../catalogs/readLocales.ts';
import { completeCatalogs } from '../catalogs/translations.ts';
import { newsItems } from '../content/news.ts';

const virtualId = 'virtual:catalogs';
const resolvedId = '\0virtual:catalogs';

/**
 * Writes the texts of the Supabase functions, and the French catalog as a TypeScript type, whose literal texts let
 * TypeScript check keys and variables.
 */
function writeGenerated(root: string): void {
  const locales = join(root, 'locales');
  const reference = readFileSync(join(locales, `${defaultLanguage}.json`), 'utf8').trim();
  // Only the slices that the functions read, because they are deployed with them.
  const ofFunctions = mapValues(completeCatalogs(readValidLocales(locales)), (catalog) =>
    Object.fromEntries(Object.entries(catalog).filter(([slice]) => functionSlices.includes(slice))),
  );
  writeIfChanged(
    join(root, 'src/i18n/resources.gen.ts'),
    `// Written from locales/fr.json by src/build/catalogsPlugin.ts.\nexport type Resources = ${reference};\n`,
  );
  writeIfChanged(
    join(root, 'supabase/functions/_shared/catalogs.gen.json'),
    `${JSON.stringify(ofFunctions)}\n`,
  );
}

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

function mapValues<In, Out>(record: Record<string, In>, map: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** A content hash for a whole language instead of each slice, because every page contains the list of hashes. */
function versionOf(catalog: Catalog): string {
  return createHash('sha256').update(JSON.stringify(catalog)).digest('hex').slice(0, 8);
}

/** The source of `virtual:catalogs` (`src/vite-env.d.ts`). The build for browsers leaves the texts (`words`) out. */
function moduleSource(root: string, includesWords: boolean): string {
  const catalogs = readPublishedCatalogs(join(root, 'locales'));
  const languages = Object.keys(catalogs);
  const byLanguage = (read: (catalog: Catalog) => unknown) => JSON.stringify(mapValues(catalogs, read));
  const rules = languages.map(
    (language) => `${JSON.stringify(language)}: cardinals.${pluralRuleName(language)}`,
  );
  return [
    `import * as cardinals from 'make-plural/cardinals';`,
    `export const pluralRules = { ${rules.join(', ')} };`,
    `export const versions = ${byLanguage(versionOf)};`,
    `export const names = ${byLanguage((catalog) => flatten(catalog).get('language.name'))};`,
    `export const untranslated = ${byLanguage(untranslatedPaths)};`,
    `export const hasChoice = ${languages.length > 1};`,
    `export const slicesByRoute = ${JSON.stringify(slicesByRoute)};`,
    `export const newsIds = ${JSON.stringify(newsItems.map(({ id }) => id))};`,
    `export const words = ${includesWords ? byLanguage((catalog) => catalog) : 'null'};`,
  ].join('\n');
}

function untranslatedPaths(catalog: Catalog): string[] {
  const dialog = hasTeacherApplication(catalog) ? [] : ['teacherApplication'];
  return [...pagesMissingIn(catalog).map(({ path }) => path), ...dialog];
}

/** Sends changed texts to the open pages, which keep their state, and renders further pages with them. */
function showTexts(server: ViteDevServer, root: string): void {
  writeGenerated(root);
  for (const environment of Object.values(server.environments)) {
    const module = environment.moduleGraph.getModuleById(resolvedId);
    if (!module) continue;
    if (environment.config.consumer === 'server') void environment.reloadModule(module);
    else environment.moduleGraph.invalidateModule(module);
  }
  server.environments.client.hot.send('catalogs', readPublishedCatalogs(join(root, 'locales')));
}

export function catalogsPlugin(root: string): Plugin {
  const folder = join(root, 'locales');
  return {
    name: 'catalogs',
    configResolved: () => writeGenerated(root),
    resolveId(id) {
      return id === virtualId ? resolvedId : undefined;
    },
    load(id) {
      if (id !== resolvedId) return undefined;
      const { config, mode } = this.environment;
      return moduleSource(root, config.consumer === 'server' || mode === 'dev');
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const [language, catalog] of Object.entries(readPublishedCatalogs(folder))) {
        for (const [name, texts] of Object.entries(catalog)) {
          this.emitFile({
            type: 'asset',
            fileName: `catalogs/${language}/${name}.${versionOf(catalog)}.json`,
            source: JSON.stringify(texts),
          });
        }
      }
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('all', (event, file) => {
        if (dirname(file) !== folder || !file.endsWith('.json')) return;
        // Another language means other pages.
        if (event !== 'change') return void server.restart();
        try {
          showTexts(server, root);
        } catch (error) {
          // A file in the middle of an edit.
          server.config.logger.error(String(error));
        }
      });
    },
  };
}
