import { defaultLanguage } from '../../supabase/functions/_shared/languages.ts';
import { pages } from '../content/pages.ts';
import { localisePath } from '../i18n/localisePath.ts';

/** The file of a prerendered page, below the built site. */
export function fileOf(path: string, language: string): string {
  const bare = localisePath(path, language);
  return bare === '/' ? 'index.html' : `${bare.slice(1)}.html`;
}

/** The prerender list of TanStack Start: every page in every language that has a catalog, and its 404 page. */
export function pagesToPrerender(languages: readonly string[], origin: string) {
  return languages.flatMap((language) => [
    ...pages.map((page) => ({
      path: localisePath(page.path, language),
      sitemap: { exclude: 'aliasOf' in page, ...alternates(page.path, languages, origin) },
    })),
    {
      path: localisePath('/404', language),
      prerender: { outputPath: localisePath('/404.html', language) },
      sitemap: { exclude: true },
    },
  ]);
}

/** The sitemap's word for the same page in the other languages; the same as in the page's head. */
function alternates(path: string, languages: readonly string[], origin: string) {
  if (languages.length === 1) return {};
  const href = (language: string) => origin + localisePath(path, language);
  return {
    alternateRefs: [
      ...languages.map((language) => ({ hreflang: language, href: href(language) })),
      { hreflang: 'x-default', href: href(defaultLanguage) },
    ],
  };
}
