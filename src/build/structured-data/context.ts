import { createInstance } from 'i18next';
import { school } from '../../content/school.ts';
import type { SocialImage } from '../../content/socialImages.ts';
import { localisePath } from '../../i18n/localisePath.ts';
import { type FormatTexts, createFormats } from '#core/texts/formats.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { pluralForms, pluralRule } from '#core/texts/plurals.ts';
import { origin } from '../settings.ts';
import type { Catalog } from '../../catalogs/catalog.ts';
import { type PagePath, pagesIn } from '../pages.ts';

/** A node of JSON-LD. */
export type Node = { '@type': string } & Record<string, unknown>;

/** The language of the lessons, in whichever language the page is. */
export const teachingLanguage = 'fr';

/** What the nodes of a page are made with: its language's texts and formats, and absolute addresses. */
export function createContext(language: string, catalog: Catalog) {
  const i18n = createInstance();
  void i18n.use(pluralForms(pluralRule)).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: catalog },
    ns: Object.keys(catalog),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const { t } = i18n;
  // The catalog's slice, which was checked against the French one's shape.
  const formats = createFormats(catalog.formats as object as FormatTexts, pluralRule(language));
  const existing = new Set<string>(pagesIn(catalog).map(({ path }) => path));
  const hasPage = (path: PagePath) => existing.has(path);
  const url = (path: PagePath) => origin + localisePath(path, hasPage(path) ? language : defaultLanguage);
  const pageUrl = (path: PagePath, hash?: string) => (hash ? `${url(path)}#${hash}` : url(path));
  const schoolName = t('common:schoolName');
  return {
    language,
    t,
    /** Whether a page exists in this language. */
    hasPage,
    /** The address of a page in this language, else in French, or of a place on it. */
    pageUrl,
    file: (name: string) => `${origin}/${name}`,
    socialImage: (name: SocialImage) => `${origin}/social/${name}.png`,
    formats,
    /** The school as another node names it, complete enough for a reader that does not follow `@id`. */
    schoolReference: {
      '@type': 'CollegeOrUniversity',
      '@id': `${origin}/#school`,
      name: schoolName,
      url: pageUrl('/'),
    } satisfies Node,
    address: {
      '@type': 'PostalAddress',
      // The address names the district first, then the town and the country, which have their own fields.
      streetAddress: t('common:address').split(/[,،]/)[0] ?? '',
      addressLocality: t('common:location'),
      addressCountry: school.address.countryCode,
    } satisfies Node,
  };
}

export type Context = ReturnType<typeof createContext>;
