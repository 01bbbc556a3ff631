import { createInstance } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { pluralPlugin, pluralRule } from './plurals.ts';

afterEach(() => vi.unstubAllGlobals());

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];
const places = Object.fromEntries(categories.map((category) => [`places_${category}`, category]));

function categoriesIn(language: string, counts: readonly number[], texts: object = places): string[] {
  const i18n = createInstance();
  void i18n.use(pluralPlugin(pluralRule)).init({
    lng: language,
    resources: { [language]: { common: { ...texts, steps: ['Choose', 'Send'] } } },
    defaultNS: 'common',
    initAsync: false,
  });
  const { t } = i18n;
  // Safe cast: `t` is typed for the keys of the site's catalogs.
  const translate = t as unknown as (key: string, options: object) => string;
  expect(translate('steps', { returnObjects: true })).toEqual(['Choose', 'Send']);
  return counts.map((count) => translate('places', { count }));
}

/** Stubs an engine that has plural rules for English only. */
function stubEnglishOnlyPlurals(): void {
  class EnglishRules extends Intl.PluralRules {
    constructor() {
      super('en');
    }
  }
  vi.stubGlobal('Intl', { ...Intl, PluralRules: EnglishRules });
}

it('a number gets the plural category of its language, even if the engine lacks the language', () => {
  stubEnglishOnlyPlurals();
  expect(categoriesIn('fr', [0, 1, 2, 1_000_000])).toEqual(['one', 'one', 'other', 'many']);
  expect(categoriesIn('ar', [0, 1, 2, 3, 11, 100])).toEqual(categories);
  expect(categoriesIn('so', [0, 1, 2])).toEqual(['other', 'one', 'other']);
  expect(categoriesIn('pt-BR', [0, 1, 2])).toEqual(['one', 'one', 'other']);
});

it('a language that CLDR lacks has the plural categories “one” and “other”', () => {
  stubEnglishOnlyPlurals();
  expect(categoriesIn('aa', [0, 1, 2, 5])).toEqual(['other', 'one', 'other', 'other']);
});

it('a plural category that a catalog lacks falls back to “other”', () => {
  expect(categoriesIn('ar', [0, 1], { places_one: 'one', places_other: 'other' })).toEqual(['other', 'one']);
});
