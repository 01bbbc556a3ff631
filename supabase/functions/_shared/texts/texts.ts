import { type TFunction, createInstance } from 'i18next';
import { type FormatTexts, type Formats, createFormats } from './formats.ts';
import { defaultLanguage } from './languages.ts';
import { pluralForms } from './pluralForms.ts';
import { pluralRule } from './pluralRules.ts';
import { preferredLanguage } from './preferredLanguage.ts';

/** The words of each served language, by slice: what `locales/*.json` hold, or the part that a function needs. */
export type Catalogs = Record<string, Record<string, object>>;

const slices = ['mail', 'admissionRequest', 'contactForm', 'teacherApplication', 'common'] as const;

/** Reads the slice `mail` by default, those of the forms, and `common`. */
export type Translate = TFunction<typeof slices>;

export interface Texts {
  /** The words in one language; French where its catalog has a gap. */
  in(language: string): Translate;
  /** How that language writes dates and numbers. */
  formats(language: string): Formats;
  /** The served language that an Accept-Language header likes best; French without one. */
  negotiate(acceptLanguage: string | null): string;
}

/** The texts of mails and answers in every language that has a catalog. */
export function createTexts(catalogs: Catalogs): Texts {
  const i18n = createInstance();
  void i18n.use(pluralForms(pluralRule)).init({
    resources: catalogs as Record<string, Record<string, Record<string, string>>>, // i18next wants an index signature
    fallbackLng: defaultLanguage,
    lng: defaultLanguage,
    ns: slices,
    defaultNS: 'mail',
    initAsync: false,
    // Mails are text and HTML: what needs it is escaped where the HTML is made.
    interpolation: { escapeValue: false },
  });
  return {
    formats: (language) => {
      const texts = { ...catalogs[defaultLanguage]?.formats, ...catalogs[language]?.formats };
      return createFormats(texts as FormatTexts, pluralRule(language)); // the slice of this shape
    },
    in: (language) => i18n.getFixedT(language, slices),
    negotiate: (header) =>
      preferredLanguage(preferredTags(header ?? ''), Object.keys(catalogs)) ?? defaultLanguage,
  };
}

function preferredTags(header: string): string[] {
  return header
    .slice(0, 200)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/\s*;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
