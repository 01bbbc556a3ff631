import { pages } from '../content/pages.ts';

const defaultLanguage = 'fr';

/** The prerender list of TanStack Start: every page in every language that has a catalog, and its 404 page. */
export function pagesToPrerender(languages: readonly string[]) {
  return languages.flatMap((language) => {
    const prefix = language === defaultLanguage ? '' : `/${language}`;
    return [
      ...pages.map((page) => ({
        path: `${prefix}${page.path}`.replace(/(.)\/$/, '$1'),
        sitemap: { exclude: 'aliasOf' in page },
      })),
      { path: `${prefix}/404`, prerender: { outputPath: `${prefix}/404.html` }, sitemap: { exclude: true } },
    ];
  });
}
