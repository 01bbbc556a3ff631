import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '../content/pages.ts';
import { createFrenchTest } from '../i18n/frenchTexts.ts';
import { gapTexts } from './catalogs.ts';
import { decodeText } from './decodeText.ts';
import { fileOf } from './pages.ts';
import { readCompletedLocales } from './translations/readLocales.ts';

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

/** The same page with the innermost element around each French text marked; what has a language keeps it. */
export function markFrench(html: string, isFrench: (text: string) => boolean): string {
  const body = html.indexOf('<body');
  const mark = rightToLeft.test(html) ? ' lang="fr" dir="ltr"' : ' lang="fr"';
  const parts = html.slice(body).match(tokens) ?? [];
  const open: number[] = [];
  parts.forEach((part, index) => {
    const [, tag = ''] = /^<\/?([a-zA-Z][\w-]*)/.exec(part) ?? [];
    if (part.startsWith('</')) open.pop();
    else if (tag && !/^<(script|style)\b/.test(part)) {
      if (!voidElements.has(tag) && !part.endsWith('/>')) open.push(index);
    } else if (!part.startsWith('<') && isFrench(decodeText(part).trim())) {
      const element = open.at(-1) ?? 0;
      const start = parts[element] ?? '';
      if (!/ lang="/.test(start)) parts[element] = start.replace(/^<[\w-]+/, `$&${mark}`);
    }
  });
  return html.slice(0, body) + parts.join('');
}
