import { type TFunction, createInstance } from 'i18next';
import { type FormatTexts, type Formats, createFormats } from './formats.ts';
import { defaultLanguage, preferredLanguage } from './languages.ts';
import { pluralForms, pluralRule } from './plurals.ts';

/** The complete slices of each published language, or the part of them that the function needs. */
export type Catalogs = Record<string, Record<string, object>>;

const slices = ['mail', 'admissionRequest', 'contactForm', 'teacherApplication', 'common'] as const;

/** Reads the slice `mail` by default, those of the forms, and `common`. */
export type Translate = TFunction<typeof slices>;

export interface MailTexts {
  /** The words of one language; French for each slice that it lacks. */
  in(language: string): Translate;
  /** How that language writes dates and numbers. */
  formats(language: string): Formats;
  /** The language of mails to a reader of this one: French until the slice `mail` is complete. */
  mailLanguage(language: string): string;
  /** The published language that an Accept-Language header prefers; French without one. */
  negotiate(acceptLanguage: string | null): string;
}

/** The words of mails and of the function's replies, in every published language. */
export function createMailTexts(catalogs: Catalogs): MailTexts {
  const i18n = createInstance();
  void i18n.use(pluralForms(pluralRule)).init({
    resources: catalogs as Record<string, Record<string, Record<string, string>>>, // i18next wants an index signature
    fallbackLng: defaultLanguage,
    lng: defaultLanguage,
    ns: slices,
    defaultNS: 'mail',
    initAsync: false,
    // Escaped where HTML is made, because mails are plain text too.
    interpolation: { escapeValue: false },
  });
  return {
    formats: (language) => {
      const texts = catalogs[language]?.formats ?? catalogs[defaultLanguage]?.formats;
      return createFormats(texts as FormatTexts, pluralRule(language)); // the slice of this shape
    },
    in: (language) => i18n.getFixedT(language, slices),
    mailLanguage: (language) => (catalogs[language]?.mail ? language : defaultLanguage),
    negotiate: (header) =>
      preferredLanguage(preferredTags(header ?? ''), Object.keys(catalogs)) ?? defaultLanguage,
  };
}

/** The tags of an Accept-Language header, the preferred ones first. */
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
