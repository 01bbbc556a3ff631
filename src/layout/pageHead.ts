import type { i18n as I18n } from 'i18next';
import { hasChoice } from 'virtual:catalogs';
import { defaultLanguage, localisePath } from '#core/texts/languages.ts';
import { hasPage, languages } from '../i18n/languages.ts';
import type { Slice } from '../i18n/i18n.ts';
import { loadPage } from '../navigation/loadPage.ts';
import type { Resources } from '../i18n/resources.gen.ts';

/** The slices with the `meta` of a page. The title may be missing, where the page makes it. */
type PageSlice = {
  [S in Slice]: Resources[S] extends { meta: Record<'description' | 'keywords', string> } ? S : never;
}[Slice];

interface HeadInput {
  match: { pathname: string; status: string; context: { i18n: I18n } };
}

/** Empty when SITE_URL is unset; links are then paths. */
const origin = import.meta.env.SITE_URL;

const absoluteUrl = (path: string, language: string): string => origin + localisePath(path, language);

/** What every page's route has: its head, and its loader. */
export function pageOptions(slice: PageSlice) {
  return { loader: loadPage, head: pageHead(slice) };
}

/**
 * Returns a route's head: title, description, keywords, canonical link and hreflang links. A page with a `description` of its
 * own has its title among the keywords. The build adds what no visitor sees (`crawlerData` in `src/build/finishPages.ts`).
 */
export function pageHead(slice: PageSlice, title?: string, description?: string) {
  return ({ match: { pathname, status, context } }: HeadInput) => {
    const { i18n } = context;
    // The texts of a page that did not load are missing.
    if (status === 'error') return { meta: [titleTag(i18n, i18n.t('layout:error.heading'))] };
    // The router gives an index route a trailing slash.
    const path = pathname.replace(/(.)\/$/, '$1');
    return {
      meta: textTags(i18n, slice, title, description),
      links: [{ rel: 'canonical', href: absoluteUrl(path, i18n.language) }, ...hreflangLinks(path)],
    };
  };
}

export function textTags(
  i18n: I18n,
  slice: PageSlice,
  title: string = i18n.t(`${slice}:meta.title` as 'home:meta.title'),
  description?: string,
) {
  const keywords = i18n.t(`${slice}:meta.keywords` as 'home:meta.keywords');
  return [
    titleTag(i18n, title),
    {
      name: 'description',
      content: description ?? i18n.t(`${slice}:meta.description` as 'home:meta.description'),
    },
    { name: 'keywords', content: description ? `${title}, ${keywords}` : keywords },
  ];
}

const titleTag = (i18n: I18n, title: string) => ({ title: `${title} | ${i18n.t('common:schoolName')}` });

/** One for each language that has the page. Empty for a site in one language. */
function hreflangLinks(path: string) {
  if (!hasChoice) return [];
  return [
    ...languages
      .filter((language) => hasPage(path, language))
      .map((language) => ({ rel: 'alternate', hrefLang: language, href: absoluteUrl(path, language) })),
    { rel: 'alternate', hrefLang: 'x-default', href: absoluteUrl(path, defaultLanguage) },
  ];
}
