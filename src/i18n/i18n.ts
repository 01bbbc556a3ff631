import { type i18n as I18n, type InitOptions, type PostProcessorModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { pluralRules, slicesByRoute, versions, words } from 'virtual:catalogs';
import { defaultLanguage, directionOf } from '#core/texts/languages.ts';
import { pluralPlugin } from '#core/texts/plurals.ts';
import type { Resources } from './resources.gen.ts';

/** A top-level key of the catalogs (an i18next namespace): the texts of one page or of one shared part. */
export type Slice = keyof Resources;

/** Of a route by its path, of the `frame` of every page, or of the dialog `teacherApplication`. */
export function slicesOf(route: string): readonly Slice[] {
  // Safe cast: the build reads the names from typed calls (`src/build/slices.ts`).
  return (slicesByRoute[route] ?? []) as Slice[];
}

/** The place of the text that was read last, for the sentence about a page that cannot be rendered (`src/server.ts`). */
export const lastRead = { file: '', key: '' };

/** The messages of the errors, which `src/server.ts` says in French. */
export type TextFault = 'missing' | 'shape' | 'variable';

function fail(language: string, key: string, message: TextFault): never {
  Object.assign(lastRead, { file: `locales/${language}.json`, key });
  throw new Error(message);
}

/** While a page is prerendered, a text that is missing, of another shape or without the value of a variable is an error. */
const strictTexts: InitOptions = {
  saveMissing: true,
  missingKeyHandler: ([language = defaultLanguage], slice, key) =>
    fail(language, `${slice}.${key}`, 'missing'),
  returnedObjectHandler: (key, _, { ns, lng }: { ns: readonly string[]; lng: string }) =>
    fail(lng, `${ns[0]}.${key}`, 'shape'),
  postProcess: 'checkText',
  postProcessPassResolved: true,
};

const checkText: PostProcessorModule = {
  type: 'postProcessor',
  name: 'checkText',
  process(text: string, _, { i18nResolved }) {
    // Safe cast: `postProcessPassResolved`.
    const { usedLng, usedNS, usedKey } = i18nResolved as Record<string, string>;
    Object.assign(lastRead, { file: `locales/${usedLng}.json`, key: `${usedNS}.${usedKey}` });
    if (text.includes('{{')) throw new Error('variable' satisfies TextFault);
    return text;
  },
};

export function createI18n(): I18n {
  const i18n = createInstance();
  if (import.meta.env.SSR) i18n.use(checkText);
  void i18n
    .use(initReactI18next)
    .use(pluralPlugin((language) => pluralRules[language]))
    .init({
      lng: defaultLanguage,
      fallbackLng: false,
      defaultNS: 'common',
      ns: [],
      // In development an edit may bind a slice that `slicesByRoute` does not know yet.
      resources: import.meta.env.DEV ? (words ?? {}) : {},
      initAsync: false,
      ...(import.meta.env.SSR && strictTexts),
      interpolation: {
        // Does not escape HTML, which React does. Isolates the direction of a value, because a Latin name or number
        // would reorder an Arabic sentence.
        escape: (value) => (directionOf(i18n.language) === 'rtl' ? `\u2068${value}\u2069` : value),
      },
      react: { useSuspense: false, ...(import.meta.env.DEV && { bindI18nStore: 'added' }) },
    });
  if (!import.meta.env.SSR) {
    // In development, from `src/build/catalogsPlugin.ts`.
    import.meta.hot?.on('catalogs', (catalogs: Record<string, Record<string, object>>) => {
      for (const [slice, texts] of Object.entries(catalogs[i18n.language] ?? {}))
        i18n.addResourceBundle(i18n.language, slice, texts, false, true);
    });
  }
  return i18n;
}

/** Loads the slices that are not loaded yet. Rejects when one cannot be fetched. */
export async function loadSlices(i18n: I18n, slices: readonly Slice[]): Promise<void> {
  const { language } = i18n;
  const missing = slices.filter((slice) => !i18n.hasResourceBundle(language, slice));
  const load = async (slice: Slice) =>
    i18n.addResourceBundle(language, slice, await readSlice(language, slice));
  await Promise.all(missing.map(load));
}

async function readSlice(language: string, slice: Slice): Promise<object> {
  if (words) return words[language]?.[slice] ?? {};
  const response = await fetch(`/catalogs/${language}/${slice}.${versions[language]}.json`);
  if (!response.ok) throw new Error(`Catalog slice ${language}/${slice}: ${response.status}`);
  return response.json();
}
