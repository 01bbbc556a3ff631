import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileOf } from '../../src/build/pages.ts';
import { readBuilt, siteFolder } from './builtSite.ts';

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
