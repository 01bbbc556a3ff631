/**
 * The catalogs as the build sees them: one JSON file a language in `locales/`, one top-level key a slice.
 * Serves each slice as its own hashed JSON file, so that a page costs its own words only, and writes what is
 * generated from the catalogs.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLanguage, directionByCldr } from '#core/texts/languages.ts';
import { pluralRuleName } from '#core/texts/pluralRules.ts';
import { type CompletedCatalog, describeGaps } from '../catalogs/completeCatalog.ts';
import { readCompletedLocales } from '../catalogs/readLocales.ts';
import { flatten } from '../catalogs/texts.ts';
import { functionCatalogs } from './functionCatalogs.ts';
import { pageGaps } from './pageGaps.ts';
import { pagesOf, readRouteFiles } from './routeFiles.ts';

const virtualId = 'virtual:catalogs';
const resolvedId = '\0virtual:catalogs';
const assetPath = /^\/catalogs\/([\w-]+)\/(\w+)\.\w+\.json$/;

/**
 * Writes the reference catalog as a type, whose literal texts let TypeScript check keys and variables, and the words of
 * the functions on the edge.
 */
function writeGenerated(root: string): void {
  const locales = join(root, 'locales');
  const reference = readFileSync(join(locales, `${defaultLanguage}.json`), 'utf8').trim();
  writeIfChanged(
    join(root, 'src/i18n/resources.gen.ts'),
    `// Written from locales/fr.json by src/build/catalogsPlugin.ts.\nexport type Resources = ${reference};\n`,
  );
  writeIfChanged(
    join(root, 'supabase/functions/_shared/catalogs.gen.json'),
    `${JSON.stringify(functionCatalogs(locales))}\n`,
  );
}

function writeIfChanged(file: string, text: string): void {
  let current: string | undefined;
  try {
    current = readFileSync(file, 'utf8');
  } catch {
    // The first run on a fresh machine.
  }
  if (current !== text) writeFileSync(file, text);
}

/** One a language, not one a slice: every page would carry the list. */
function versionOf({ catalog }: CompletedCatalog): string {
  return createHash('sha256').update(JSON.stringify(catalog)).digest('hex').slice(0, 8);
}

const isRightToLeft = (language: string) => directionByCldr(language) === 'rtl';

/** What `virtual:catalogs` exports: see `src/i18n/catalogs.d.ts`. Only the prerender needs the words in memory. */
function moduleSource(root: string, withWords: boolean): string {
  const locales = readCompletedLocales(join(root, 'locales'));
  const byLanguage = (read: (completed: CompletedCatalog) => unknown) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(locales).map(([language, completed]) => [language, read(completed)])),
    );
  const rules = Object.keys(locales).map(
    (language) => `${JSON.stringify(language)}: cardinals.${pluralRuleName(language)}`,
  );
  const gaps = pageGaps(locales, readRouteFiles(root).flatMap(pagesOf));
  return [
    `import * as cardinals from 'make-plural/cardinals';`,
    `export const pluralRules = { ${rules.join(', ')} };`,
    `export const versions = ${byLanguage(versionOf)};`,
    `export const names = ${byLanguage(({ catalog }) => flatten(catalog).get('language.name'))};`,
    `export const rightToLeft = ${JSON.stringify(Object.keys(locales).filter(isRightToLeft))};`,
    `export const gaps = ${JSON.stringify(gaps)};`,
    `export const hasChoice = ${Object.keys(locales).length > 1};`,
    `export const hasPartial = ${Object.keys(gaps).length > 0};`,
    `export const words = ${withWords ? byLanguage(({ catalog }) => catalog) : 'null'};`,
  ].join('\n');
}

/** The Vite plugin behind `virtual:catalogs`. With I18N_STRICT=1 a catalog with gaps fails the build. */
export function catalogsPlugin(root: string): Plugin {
  const folder = join(root, 'locales');
  return {
    name: 'catalogs',
    configResolved: () => writeGenerated(root),
    buildStart() {
      const gaps = describeGaps(readCompletedLocales(folder));
      if (gaps && process.env.I18N_STRICT === '1') this.error(gaps);
      // Once, although the site is built for the prerender too.
      if (gaps && this.environment.config.consumer === 'client') this.warn(gaps);
    },
    resolveId(id) {
      return id === virtualId ? resolvedId : undefined;
    },
    load(id) {
      if (id !== resolvedId) return undefined;
      return moduleSource(root, this.environment.config.consumer === 'server');
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const [language, completed] of Object.entries(readCompletedLocales(folder))) {
        for (const [name, texts] of Object.entries(completed.catalog)) {
          this.emitFile({
            type: 'asset',
            fileName: `catalogs/${language}/${name}.${versionOf(completed)}.json`,
            source: JSON.stringify(texts),
          });
        }
      }
    },
    configureServer(server) {
      server.watcher.add(folder);
      const isCatalog = (file: string) => dirname(file) === folder && file.endsWith('.json');
      server.watcher.on('change', (file) => {
        if (!isCatalog(file)) return;
        writeGenerated(root);
        for (const environment of Object.values(server.environments)) {
          const module = environment.moduleGraph.getModuleById(resolvedId);
          if (module) environment.moduleGraph.invalidateModule(module);
        }
        server.environments.client?.hot.send({ type: 'full-reload' });
      });
      // A language more or less: the configuration lists them.
      const restart = (file: string) => void (isCatalog(file) && server.restart());
      server.watcher.on('add', restart).on('unlink', restart);
      server.middlewares.use((request, response, next) => {
        const [, language, name] = assetPath.exec(request.url ?? '') ?? [];
        const completed = language && readCompletedLocales(folder)[language];
        const texts = completed && name && completed.catalog[name];
        if (!texts) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(texts));
      });
    },
  };
}
