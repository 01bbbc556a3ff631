/**
 * The catalogs as the build sees them: one JSON file a language in `locales/`, one top-level key a slice.
 * Serves each slice as its own hashed JSON file, so that a page costs its own words only, and writes the
 * types of every key from the French catalog, the reference.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:catalogs';
const resolvedId = '\0virtual:catalogs';
const assetPath = /^\/catalogs\/([\w-]+)\/(\w+)\.\w+\.json$/;

type Catalog = Record<string, unknown>;

/** Every catalog of a folder by language code; a file that is not a JSON object stops the build with its name. */
export function readCatalogs(folder: string): Record<string, Catalog> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

/** Writes the reference catalog as a type: its literal texts let TypeScript check keys and variables. */
export function writeCatalogTypes(root: string): void {
  const reference = readFileSync(join(root, 'locales/fr.json'), 'utf8').trim();
  writeIfChanged(
    join(root, 'src/i18n/resources.gen.ts'),
    `// Written from locales/fr.json by src/build/catalogs.ts.\nexport type Resources = ${reference};\n`,
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

function versionOf(catalog: Catalog): string {
  return createHash('sha256').update(JSON.stringify(catalog)).digest('hex').slice(0, 8);
}

/** The Vite plugin behind `virtual:catalogs`; see `src/i18n/catalogs.d.ts` for what the module exports. */
export function catalogsPlugin(root: string): Plugin {
  const folder = join(root, 'locales');
  return {
    name: 'catalogs',
    buildStart() {
      writeCatalogTypes(root);
    },
    resolveId(id) {
      return id === virtualId ? resolvedId : undefined;
    },
    load(id) {
      if (id !== resolvedId) return undefined;
      const catalogs = readCatalogs(folder);
      const versions = Object.fromEntries(
        Object.entries(catalogs).map(([language, catalog]) => [language, versionOf(catalog)]),
      );
      // Only the prerender needs the words in memory; the browser fetches the slice it shows.
      const words = this.environment.config.consumer === 'server' ? catalogs : null;
      return `export const versions = ${JSON.stringify(versions)};\nexport const words = ${JSON.stringify(words)};`;
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const [language, catalog] of Object.entries(readCatalogs(folder))) {
        for (const [slice, texts] of Object.entries(catalog)) {
          this.emitFile({
            type: 'asset',
            fileName: `catalogs/${language}/${slice}.${versionOf(catalog)}.json`,
            source: JSON.stringify(texts),
          });
        }
      }
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        if (!file.startsWith(folder)) return;
        writeCatalogTypes(root);
        for (const environment of Object.values(server.environments)) {
          const module = environment.moduleGraph.getModuleById(resolvedId);
          if (module) environment.moduleGraph.invalidateModule(module);
        }
        server.environments.client?.hot.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const [, language, slice] = assetPath.exec(request.url ?? '') ?? [];
        const texts = language && slice && readCatalogs(folder)[language]?.[slice];
        if (!texts) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(texts));
      });
    },
  };
}
