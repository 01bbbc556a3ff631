import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readPublishedCatalogs } from '../../src/catalogs/readLocales.ts';
import { type PagePath, fileOf, pagesIn } from '../../src/build/pages.ts';
import { dayMs, todayAtSchool } from '#core/time/schoolTime.ts';
import { stampFile, stampOf } from '../../server/buildStamp.ts';

const root = join(import.meta.dirname, '../..');

/** The folder of the built site. */
export const siteFolder = join(root, 'dist/client');

const sourcesOf = (stamp: string): unknown => JSON.parse(stamp).sources;
if (sourcesOf(readFileSync(join(siteFolder, '..', stampFile), 'utf8')) !== sourcesOf(stampOf(root)))
  throw new Error('The built site is not of these sources: run npm run build.');

/** The published catalogs, by language. */
export const catalogs = readPublishedCatalogs(join(root, 'locales'));

/** Every page in each language that has it. */
export const builtPages: { path: PagePath; language: string }[] = Object.entries(catalogs).flatMap(
  ([language, catalog]) => pagesIn(catalog).map(({ path }) => ({ path, language })),
);

/** A file of the built site, as text. */
export function readBuilt(file: string): string {
  return readFileSync(join(siteFolder, file), 'utf8');
}

const { mtime: timeOfBuild } = statSync(join(siteFolder, 'index.html'));

/** The day at the school on which the site was built. */
export const dayOfBuild = todayAtSchool(timeOfBuild);

/** The years that a page may show: those of the day before and the day after the build, which differ around the New Year. */
export const yearsOfBuild = [-dayMs, dayMs].map((shift) =>
  String(new Date(timeOfBuild.getTime() + shift).getUTCFullYear()),
);

/** A node (an object with a type) of JSON-LD. */
export type JsonLdNode = Record<string, unknown> & { '@type': string };

/** The structured data of a page's HTML; empty when it has none. */
export function structuredDataOf(path: PagePath, language: string): JsonLdNode[] {
  const html = readBuilt(fileOf(path, language));
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (scripts.length > 1) throw new Error(`${path} has ${scripts.length} blocks of structured data.`);
  const [, json] = scripts[0] ?? [];
  if (!json) return [];
  // Safe cast: the build writes this shape, and the tests check the nodes.
  const data = JSON.parse(json) as { '@context': string; '@graph': JsonLdNode[] };
  if (data['@context'] !== 'https://schema.org') throw new Error(`${path}: another vocabulary.`);
  return data['@graph'];
}

/** The text of a page's body, one line per element. */
export function textOf(path: PagePath, language = 'fr'): string {
  const html = readBuilt(fileOf(path, language));
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n+/g, '\n');
}

/** Compressed bytes of a page's HTML, styles, scripts and fonts, by file name without hash. */
export interface PageWeight {
  html: Record<string, number>;
  /** The inline styles, which are part of the HTML too. */
  style: Record<string, number>;
  script: Record<string, number>;
  font: Record<string, number>;
}

/** The weight of a built page and of the scripts and fonts that its HTML loads. */
export function weighPage(path: string): PageWeight {
  const file = fileOf(path, 'fr');
  const html = readBuilt(file);
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, rules = '']) => rules);
  const loaded = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|woff2))"/g)].map(
    ([, url = '']) => url,
  );
  const weigh = (ending: string) =>
    Object.fromEntries(
      [...new Set(loaded)].filter((url) => url.endsWith(ending)).map((url) => [nameOf(url), bytesOf(url)]),
    );
  return {
    html: { [file]: bytesOf(`/${file}`) },
    style: { inline: brotliCompressSync(styles.join('\n')).length },
    script: weigh('.js'),
    font: weigh('.woff2'),
  };
}

/** The bytes of several files together. */
export function sumBytes(files: Record<string, number>): number {
  return Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
}

function nameOf(url: string): string {
  return url.replace('/assets/', '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

/** Compressed size. Fonts are compressed already. */
function bytesOf(url: string): number {
  const file = join(siteFolder, url);
  return statSync(url.endsWith('.woff2') ? file : `${file}.br`).size;
}
