import type { i18n as I18n } from 'i18next';
import { school } from '../content/school.ts';
import { type SocialImage, socialImageSize } from '../content/socialImages.ts';
import { defaultLanguage } from '../../supabase/functions/_shared/languages.ts';
import { languages } from '../i18n/languages.ts';
import { localisePath } from '../i18n/localisePath.ts';
import type { Slice } from '../i18n/i18n.ts';
import type { Resources } from '../i18n/resources.gen.ts';

/** A slice that describes a page: its `meta` has a title, a description and keywords. */
export type PageSlice = {
  [S in Slice]: Resources[S] extends { meta: Record<'title' | 'description' | 'keywords', string> }
    ? S
    : never;
}[Slice];

interface HeadInput {
  match: { pathname: string; context: { i18n: I18n } };
}

/** The public origin of the site; empty when the build was not told, and addresses are paths on whatever host it has. */
const origin = import.meta.env.SITE_URL;

function absolute(pathname: string, language: string): string {
  // The router matches an index route with a slash at its end, which its address has not.
  const localised = localisePath(pathname.replace(/(.)\/$/, '$1'), language);
  return localised === '/' ? `${origin}/` : origin + localised;
}

/**
 * A route's head: title, description, keywords, social tags, canonical link (origin + current path), alternates.
 * The build adds the image's text alternative and the structured data (`src/build/completeHeads.ts`).
 */
export function pageHead(slice: PageSlice, socialImage: SocialImage = 'school') {
  return ({ match: { pathname, context } }: HeadInput) => {
    const { i18n } = context;
    const url = absolute(pathname, i18n.language);
    return {
      meta: [...describe(i18n, slice, socialImage), { property: 'og:url', content: url }],
      links: [{ rel: 'canonical', href: url }, ...alternates(pathname)],
    };
  };
}

/** The head of the page that is shown at any unknown address: it has none of its own, and search engines pass it by. */
export function notFoundHead({ match: { context } }: HeadInput) {
  return { meta: [...describe(context.i18n, 'notFound', 'school'), { name: 'robots', content: 'noindex' }] };
}

/** The tags that say in the page's language what it shows. */
function describe(i18n: I18n, slice: PageSlice, socialImage: SocialImage) {
  const title = i18n.t(`${slice}:meta.title` as 'home:meta.title');
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

/** The form that Open Graph wants, with a territory: the school's, unless the language's code names one. */
function openGraphLocale(code: string): string {
  const { language, region = school.address.countryCode } = new Intl.Locale(code);
  return `${language}_${region}`;
}

function alternates(pathname: string) {
  if (languages.length === 1) return [];
  return [
    ...languages.map((language) => ({
      rel: 'alternate',
      hrefLang: language,
      href: absolute(pathname, language),
    })),
    { rel: 'alternate', hrefLang: 'x-default', href: absolute(pathname, defaultLanguage) },
  ];
}
