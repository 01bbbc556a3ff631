import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFrenchTest } from '../i18n/frenchTexts.ts';
import { decodeText } from './decodeText.ts';
import { fileOf, pages } from './pages.ts';
import { gapTexts } from '../catalogs/completeCatalog.ts';
import { readCompletedLocales } from '../catalogs/readLocales.ts';

const rightToLeft = /<html[^>]* dir="rtl"/;
const voidElements = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
/** A script or style with its content, a comment, a tag, or a text, as React writes them. */
const tokens = /<(script|style)\b.*?<\/\1>|<!--.*?-->|<!.*?>|<\/?([a-zA-Z][\w-]*)(?:"[^"]*"|[^">])*>|[^<]+/gs;

/** Puts `lang="fr"` on the elements of prerendered pages that show French for want of a translation. */
export async function markFrenchPages(site: string, locales: string): Promise<void> {
  for (const [language, completed] of Object.entries(readCompletedLocales(locales))) {
    if (completed.missing.length === 0) continue;
    const isFrench = createFrenchTest(gapTexts(completed));
    await Promise.all(
      [...pages.map(({ path }) => path), '/404'].map(async (path) => {
        const file = join(site, fileOf(path, language));
        await writeFile(file, markFrench(await readFile(file, 'utf8'), isFrench));
      }),
    );
  }
}

/**
 * The same page with the innermost element around each French text marked, and the translated elements beside that
 * text marked as what they are. What names its language already keeps it.
 */
export function markFrench(html: string, isFrench: (text: string) => boolean): string {
  const body = html.indexOf('<body');
  const [, language = ''] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
  const isRightToLeft = rightToLeft.test(html);
  const parts = html.slice(body).match(tokens) ?? [];
  const open: number[] = [];
  const parents = new Map<number, number>();
  const french = new Set<number>();
  const lettered = new Set<number>();
  parts.forEach((part, index) => {
    const [, tag = ''] = /^<\/?([a-zA-Z][\w-]*)/.exec(part) ?? [];
    if (part.startsWith('</')) open.pop();
    else if (tag && !/^<(script|style)\b/.test(part)) {
      parents.set(index, open.at(-1) ?? -1);
      if (!voidElements.has(tag) && !part.endsWith('/>')) open.push(index);
    } else if (!part.startsWith('<')) {
      if (isFrench(decodeText(part).trim())) french.add(open.at(-1) ?? 0);
      else if (/\p{L}/u.test(part)) for (const element of open) lettered.add(element);
    }
  });
  const direction = (own: string) => (isRightToLeft ? ` dir="${own}"` : '');
  for (const [element, parent] of parents) {
    const start = parts[element] ?? '';
    if (/ lang="/.test(start)) continue;
    const mark = french.has(element)
      ? ` lang="fr"${direction('ltr')}`
      : french.has(parent) && lettered.has(element)
        ? ` lang="${language}"${direction('rtl')}`
        : '';
    parts[element] = start.replace(/^<[\w-]+/, `$&${mark}`);
  }
  return html.slice(0, body) + parts.join('');
}
