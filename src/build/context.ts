import { school } from '../content/school.ts';
import type { SocialImage } from '../content/socialImages.ts';
import { type FormatTexts, createFormats } from '#core/texts/formats.ts';
import { defaultLanguage, localisePath } from '#core/texts/languages.ts';
import { createTexts, pluralRule } from '#core/texts/plurals.ts';
import { origin } from './settings.ts';
import type { Catalog } from '../catalogs/catalog.ts';
import { type PagePath, pagesIn } from './pages.ts';

export type JsonLdNode = { '@type': string } & Record<string, unknown>;

/** Returns what a page's JSON-LD nodes are made with: texts and formats of its language, and addresses of the site. */
export function createLanguageContext(language: string, catalog: Catalog) {
  const { t, getFixedT } = createTexts({
    lng: language,
    fallbackLng: false,
    resources: { [language]: catalog },
    ns: Object.keys(catalog),
    defaultNS: 'common',
  });
  // Safe cast: the slice `formats` has the same shape in every language.
  const formats = createFormats(catalog.formats as object as FormatTexts, pluralRule(language));
  const existing = new Set<string>(pagesIn(catalog).map(({ path }) => path));
  const hasPage = (path: PagePath) => existing.has(path);
  const pageUrl = (path: PagePath) => origin + localisePath(path, hasPage(path) ? language : defaultLanguage);
  const schoolName = t('common:schoolName');
  // The address names the district first, then the town and the country, which have their own fields.
  const [streetAddress, addressLocality] = t('common:address').split(/[,،]\s*/);
  return {
    language,
    t,
    programNames: getFixedT(null, 'programNames'),
    programFacts: getFixedT(null, 'programFacts'),
    hasPage,
    /** The absolute address of a page: in this language if it has the page, else in French. */
    pageUrl,
    file: (name: string) => `${origin}/${name}`,
    socialImage: (name: SocialImage) => `${origin}/social/${name}.png`,
    formats,
    /** A reference from another node to the school, with its name and URL for readers that do not follow `@id`. */
    schoolReference: {
      '@type': 'CollegeOrUniversity',
      '@id': `${origin}/#school`,
      name: schoolName,
      url: pageUrl('/'),
    } satisfies JsonLdNode,
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality,
      addressCountry: school.address.countryCode,
    } satisfies JsonLdNode,
  };
}

export type LanguageContext = ReturnType<typeof createLanguageContext>;
