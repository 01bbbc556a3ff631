import { createInstance } from 'i18next';
import { defaultLanguage } from '#core/texts/languages.ts';
import { pluralForms, pluralRule } from '#core/texts/plurals.ts';
import { Failure } from './failure.ts';
import { readFrench } from './catalogs.ts';

const slices = ['server', 'admissionRequest', 'contactForm', 'teacherApplication'] as const;

/** The texts of the server and its commands, in French. Throws a `Failure` when that catalog cannot be read. */
export function createServerTexts(localesFolder: string) {
  const i18n = createInstance();
  const words = readFrench(localesFolder);
  void i18n.use(pluralForms(pluralRule)).init({
    resources: {
      [defaultLanguage]: Object.fromEntries(slices.map((slice) => [slice, words[slice] ?? {}])),
    },
    lng: defaultLanguage,
    ns: slices,
    defaultNS: 'server',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return i18n.getFixedT(defaultLanguage, slices);
}

/** Reads the slice `server` by default, and those of the forms. */
export type TranslateServer = ReturnType<typeof createServerTexts>;

/** One line for a person: the catalog's text of a foreseen failure, the bare reason of any other. */
export function describeFailure(error: unknown, t: TranslateServer): string {
  if (!(error instanceof Failure))
    return t('error.unexpected', { reason: String(error).split('\n')[0] ?? '' });
  // The problem names a key and brings that key's variables: which ones depends on the key.
  const translate = t as (key: string, variables: object) => string;
  const { expected, ...details } = error.details;
  return translate(`error.${error.problem}`, {
    ...details,
    ...(expected !== undefined && { expected: translate(`expected.${expected}`, {}) }),
  });
}
