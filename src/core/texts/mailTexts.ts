import type { TFunction } from 'i18next';
import Negotiator from 'negotiator';
import { type FormatTexts, type Formats, createFormats } from './formats.ts';
import { defaultLanguage } from './languages.ts';
import { createTexts, pluralRule } from './plurals.ts';

/** The complete slices of each published language; the functions get only the slices that they need. */
export type Catalogs = Record<string, Record<string, object>>;

/** What every mail is written with, besides the slice of the form that it is about. */
export const mailSlices = ['mail', 'common', 'formats', 'papers'] as const;

const slices = ['mail', 'admissionRequest', 'contactForm', 'teacherApplication', 'common', 'papers'] as const;

export const functionSlices: readonly string[] = [...slices, 'formats'];

/** Translates keys of the slice `mail` by default, and of the other `slices`. */
export type Translate = TFunction<typeof slices>;

export type MailTexts = ReturnType<typeof createMailTexts>;

export function createMailTexts(catalogs: Catalogs, command?: string) {
  // Does not escape variables; `renderHtml` escapes the whole text.
  const options = {
    resources: catalogs as Record<string, Record<string, Record<string, string>>>, // Safe cast: i18next's type wants an index signature.
    fallbackLng: defaultLanguage,
    lng: defaultLanguage,
    ns: slices,
    defaultNS: 'mail',
  };
  const i18n = createTexts(options, command);
  return {
    formats: (language: string): Formats => {
      const texts = catalogs[language]?.formats ?? catalogs[defaultLanguage]?.formats;
      return createFormats(texts as FormatTexts, pluralRule(language));
    },
    /** The `t` of a language; French for each slice that the language lacks. */
    translator: (language: string): Translate => i18n.getFixedT(language, slices),
    /** The language of mails about a form to a reader of `language`: French while one of their slices is incomplete. */
    mailLanguage: (language: string, formSlice: string): string =>
      [...mailSlices, formSlice].every((slice) => catalogs[language]?.[slice]) ? language : defaultLanguage,
    /** The published language that an Accept-Language header prefers; French if there is none. */
    negotiate: (header: string | null): string => {
      const request = { headers: { 'accept-language': header?.slice(0, 200) } };
      return new Negotiator(request).language(Object.keys(catalogs)) ?? defaultLanguage;
    },
  };
}
