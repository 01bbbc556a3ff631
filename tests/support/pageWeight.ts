import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileOf } from '../../src/build/pages.ts';
import { readBuilt, siteFolder } from './builtSite.ts';

/** What a page loads at first, by kind: compressed bytes of each file, by its name without hash. */
export interface PageWeight {
  html: Record<string, number>;
  /** A part of the HTML, counted on its own. */
  style: Record<string, number>;
  script: Record<string, number>;
  font: Record<string, number>;
}

/** Weighs a built page: the HTML and every file that it loads before the visitor does anything. */
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

/** The sum of a kind's files. */
export function total(files: Record<string, number>): number {
  return Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
}

function nameOf(url: string): string {
  return url.replace('/assets/', '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

/** As they travel: fonts are compressed in themselves. */
function bytesOf(url: string): number {
  const file = join(siteFolder, url);
  return statSync(url.endsWith('.woff2') ? file : `${file}.br`).size;
}
