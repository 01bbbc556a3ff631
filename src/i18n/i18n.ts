import { type i18n as I18n, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { hasPartial, pluralRules, versions, words } from 'virtual:catalogs';
import { defaultLanguage } from '#core/texts/languages.ts';
import { withoutGapMarks } from '#core/texts/gapMarks.ts';
import { directionOf, isPartial } from './languages.ts';
import { pluralForms } from '#core/texts/pluralForms.ts';
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
  await Promise.all(slices.map((slice) => loadSlice(i18n, i18n.language, slice)));
}

/** Makes sure that a slice of a language is there; rejects when it cannot be fetched. */
export async function loadSlice(i18n: I18n, language: string, slice: Slice): Promise<void> {
  if (i18n.hasResourceBundle(language, slice)) return;
  i18n.addResourceBundle(language, slice, await readSlice(language, slice));
}

async function readSlice(language: string, slice: Slice): Promise<object> {
  if (words) return words[language]?.[slice] ?? {};
  const response = await fetch(`/catalogs/${language}/${slice}.${versions[language]}.json`);
  if (!response.ok) throw new Error(`Catalog slice ${language}/${slice}: ${response.status}`);
  return response.json();
}

/** The words of the prerendered page, as they came with it. */
let wordsWithMarks: Readonly<Record<string, object>> = {};

/** Adds the words that came with the prerendered page, as it shows them. */
export function addPageWords(i18n: I18n, language: string, words: Readonly<Record<string, object>>): void {
  if (hasPartial) wordsWithMarks = words;
  // In development no build took the marks of gaps out of the page.
  const isMarked = hasPartial && isPartial(language) && !import.meta.env.DEV;
  const shown: typeof words = isMarked ? JSON.parse(withoutGapMarks(JSON.stringify(words))) : words;
  for (const [slice, texts] of Object.entries(shown)) i18n.addResourceBundle(language, slice, texts);
}

/** In the browser, once all of the page is live: keeps French marked as such where the language's catalog has gaps. */
export async function watchGaps(i18n: I18n, texts: ReadonlyMap<Element, string>): Promise<void> {
  if (!isPartial(i18n.language)) return;
  const { keepFrenchMarked } = await import('./keepFrenchMarked.ts');
  keepFrenchMarked(i18n, wordsWithMarks, texts);
  // What was rendered since the page became live is rendered anew, from words with marks.
  await i18n.changeLanguage(i18n.language);
}
