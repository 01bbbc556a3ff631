import { type i18n as I18n, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { partial, pluralRules, versions, words } from 'virtual:catalogs';
import { defaultLanguage } from '../../supabase/functions/_shared/languages.ts';
import { directionOf } from './languages.ts';
import { pluralForms } from '../../supabase/functions/_shared/pluralForms.ts';
import type { Resources } from './resources.gen.ts';

/** A top-level key of the catalogs: the words of one page or of one shared part. */
export type Slice = keyof Resources;

/** An i18next instance without words; `loadSlices` brings those that a page shows. */
export function createI18n(): I18n {
  const i18n = createInstance();
  void i18n
    .use(initReactI18next)
    .use(pluralForms((language) => pluralRules[language]))
    .init({
      lng: defaultLanguage,
      fallbackLng: false,
      defaultNS: 'common',
      ns: [],
      resources: {},
      initAsync: false,
      interpolation: {
        // React escapes what it renders. What is isolated here is the direction: a Latin name or number in an Arabic
        // sentence must not turn the words around it.
        escape: (value) => (directionOf(i18n.language) === 'rtl' ? `\u2068${value}\u2069` : value),
      },
      react: { useSuspense: false },
    });
  return i18n;
}

/** Makes sure that these slices of the instance's language are there; rejects when one cannot be fetched. */
export async function loadSlices(i18n: I18n, slices: readonly Slice[]): Promise<void> {
  const { language } = i18n;
  const missing = slices.filter((slice) => !i18n.hasResourceBundle(language, slice));
  await Promise.all(
    missing.map(async (slice) => i18n.addResourceBundle(language, slice, await readSlice(language, slice))),
  );
}

async function readSlice(language: string, slice: Slice): Promise<object> {
  if (words) return words[language]?.[slice] ?? {};
  return fetchPart(language, slice);
}

async function fetchPart(language: string, name: string) {
  const response = await fetch(`/catalogs/${language}/${name}.${versions[language]}.json`);
  if (!response.ok) throw new Error(`Catalog slice ${language}/${name}: ${response.status}`);
  return response.json();
}

/** In the browser, keeps French marked as such on the pages of a language whose catalog has gaps. */
export async function watchGaps(language: string): Promise<void> {
  if (!partial.includes(language)) return;
  const [{ keepFrenchMarked }, texts] = await Promise.all([
    import('./markFrench.ts'),
    fetchPart(language, 'gaps'),
  ]);
  keepFrenchMarked(texts);
}
