import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SocialImage, socialImages } from '../content/socialImages.ts';
import type { Catalog } from '../catalogs/texts.ts';
import { localisePath } from '../i18n/localisePath.ts';
import { openGraphLocale } from '../layout/openGraphLocale.ts';
import { fileOf, pages } from './pages.ts';
import { createContext } from './structured-data/context.ts';
import { structuredData, structuredDataScript } from './structured-data/structuredData.ts';

/**
 * Adds to every prerendered page what only machines read: structured data, the locales of its other languages, the
 * social image's text alternative and the manifest. Here and not in `pageHead`, because a script that React adds to a
 * head breaks Trusted Types on navigation, and because these words would travel with every page.
 */
export async function completeHeads(folder: string, catalogs: Record<string, Catalog>): Promise<void> {
  for (const [language, catalog] of Object.entries(catalogs)) {
    const context = createContext(language, catalog);
    const manifest = `<link rel="manifest" href="${localisePath('/site.webmanifest', language)}"/>`;
    await Promise.all(
      pages.map(async ({ path }) => {
        const file = join(folder, fileOf(path, language));
        const html = await readFile(file, 'utf8');
        const alt = context.t(`socialImages:${socialImageOf(html, path)}`);
        const head = `${manifest}${alternateLocales(html, language)}<meta property="og:image:alt" content="${escapeAttribute(alt)}"/>`;
        const nodes = structuredData(path, html, context);
        const script = nodes.length > 0 ? structuredDataScript(nodes) : '';
        // The data goes last: it must not delay the first paint.
        await writeFile(file, insertBefore(insertBefore(html, '</head>', head), '</body>', script));
      }),
    );
  }
}

/** The other languages of the page, which its head names by links: the router's head keeps one tag of a name. */
function alternateLocales(html: string, own: string): string {
  return [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)]
    .flatMap(([, language = '']) => (['x-default', own].includes(language) ? [] : openGraphLocale(language)))
    .map((locale) => `<meta property="og:locale:alternate" content="${locale}"/>`)
    .join('');
}

/** The social image that the page's head names. */
function socialImageOf(html: string, path: string): SocialImage {
  const [, name] = /<meta property="og:image" content="[^"]*\/social\/(\w+)\.png"/.exec(html) ?? [];
  const image = socialImages.find((known) => known === name);
  if (!image) throw new Error(`${path} names no social image.`);
  return image;
}

/** Texts of the page may hold the tag's name too, in a script: the document's own is the last of its kind. */
function insertBefore(html: string, tag: '</head>' | '</body>', addition: string): string {
  const at = tag === '</head>' ? html.indexOf(tag) : html.lastIndexOf(tag);
  if (at < 0) throw new Error(`A page without ${tag}`);
  return html.slice(0, at) + addition + html.slice(at);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
