import type { i18n as I18n } from 'i18next';
import { type SocialImage, openGraphLocale, socialImageSize } from '../content/socialImages.ts';
import { defaultLanguage, localisePath } from '#core/texts/languages.ts';
import { hasPage, languages } from '../i18n/languages.ts';
import type { Slice } from '../i18n/i18n.ts';
import type { Resources } from '../i18n/resources.gen.ts';
import { unlistedPaths } from './menus.ts';

/** A slice that has the `meta` of a page: description, keywords and, unless the page makes it, the title. */
export type PageSlice = {
  [S in Slice]: Resources[S] extends { meta: Record<'description' | 'keywords', string> } ? S : never;
}[Slice];

interface HeadInput {
  match: { pathname: string; context: { i18n: I18n } };
}

const noIndex = { name: 'robots', content: 'noindex' };

/** The public origin of the site. Empty when SITE_URL is unset; links are then paths. */
const origin = import.meta.env.SITE_URL;

const absoluteUrl = (path: string, language: string): string => origin + localisePath(path, language);

/**
 * Returns a route's head: title, description, keywords, Open Graph tags, canonical link and hreflang links. The build
 * adds the Open Graph locales of other languages, the alt text of the Open Graph image and structured data
 * (`src/build/finishPages.ts`).
 */
export function pageHead(slice: PageSlice, socialImage: SocialImage = 'school', title?: string) {
  return ({ match: { pathname, context } }: HeadInput) => {
    const { i18n } = context;
    // The router gives an index route a trailing slash.
    const path = pathname.replace(/(.)\/$/, '$1');
    const { language } = i18n;
    const url = absoluteUrl(path, language);
    return {
      meta: [
        ...descriptionTags(i18n, slice, socialImage, title),
        { property: 'og:url', content: url },
        ...(unlistedPaths.includes(path) ? [noIndex] : []),
      ],
      links: [{ rel: 'canonical', href: url }, ...hreflangLinks(path)],
    };
  };
}

/**
 * The head of the not-found page. It is not indexed, and without a canonical link, because it appears at any address.
 */
export function notFoundHead({ match: { context } }: HeadInput) {
  return {
    meta: [...descriptionTags(context.i18n, 'notFound', 'school'), noIndex],
  };
}

/** The tags with the page's texts and its Open Graph image. */
function descriptionTags(
  i18n: I18n,
  slice: PageSlice,
  socialImage: SocialImage,
  title: string = i18n.t(`${slice}:meta.title` as 'home:meta.title'),
) {
  const description = i18n.t(`${slice}:meta.description` as 'home:meta.description');
  const keywords = i18n.t(`${slice}:meta.keywords` as 'home:meta.keywords');
  const schoolName = i18n.t('common:schoolName');
  const fullTitle = `${title} | ${schoolName}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: schoolName },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: openGraphLocale(i18n.language) },
    { property: 'og:image', content: `${origin}/social/${socialImage}.png` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(socialImageSize.width) },
    { property: 'og:image:height', content: String(socialImageSize.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The hreflang links of the page, one for each language that has it. Empty for a site in one language. */
function hreflangLinks(path: string) {
  if (languages.length === 1) return [];
  return [
    ...languages
      .filter((language) => hasPage(path, language))
      .map((language) => ({ rel: 'alternate', hrefLang: language, href: absoluteUrl(path, language) })),
    { rel: 'alternate', hrefLang: 'x-default', href: absoluteUrl(path, defaultLanguage) },
  ];
}
