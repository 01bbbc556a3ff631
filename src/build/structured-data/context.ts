import { createInstance } from 'i18next';
import { school } from '../../content/school.ts';
import type { SocialImage } from '../../content/socialImages.ts';
import { localisePath } from '../../i18n/localisePath.ts';
import { type FormatTexts, createFormats } from '#core/texts/formats.ts';
import { pluralForms } from '#core/texts/pluralForms.ts';
import { pluralRule } from '#core/texts/pluralRules.ts';
import { origin } from '../settings.ts';
import type { PagePath } from '../pages.ts';

/** A node of JSON-LD. */
export type Node = { '@type': string } & Record<string, unknown>;

/** The language that the school teaches in, whatever the page's own. */
export const teachingLanguage = 'fr';

/** What every node is written with: the words of a page's language, and absolute addresses. */
export function createContext(language: string, catalog: Record<string, unknown>) {
  const i18n = createInstance();
  void i18n.use(pluralForms(pluralRule)).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: catalog as Record<string, object> }, // A slice is an object of texts.
    ns: Object.keys(catalog),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const { t } = i18n;
  // The catalog's slice, which was checked against the French one's shape.
  const formats = createFormats(catalog.formats as FormatTexts, pluralRule(language));
  const url = (path: string) => origin + localisePath(path, language);
  const pageUrl = (path: PagePath, hash?: string) => (hash ? `${url(path)}#${hash}` : url(path));
  const schoolName = t('common:schoolName');
  return {
    language,
    t,
    /** The address of a page in this language, or of a place on it. */
    pageUrl,
    file: (name: string) => `${origin}/${name}`,
    socialImage: (name: SocialImage) => `${origin}/social/${name}.png`,
    formats,
    /** The school where another node names it: enough for a reader that does not follow `@id`. */
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
