import { createInstance } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { pluralForms, pluralRule } from './plurals.ts';

afterEach(() => vi.unstubAllGlobals());

const places = {
  places_zero: 'zero',
  places_one: 'one',
  places_two: 'two',
  places_few: 'few',
  places_many: 'many',
  places_other: 'other',
};

function formsIn(language: string, counts: readonly number[], texts: object = places): string[] {
  const i18n = createInstance();
  void i18n.use(pluralForms(pluralRule)).init({
    lng: language,
    resources: { [language]: { common: { ...texts, steps: ['Choose', 'Send'] } } },
    defaultNS: 'common',
    initAsync: false,
  });
  const { t } = i18n;
  // The types know the site's keys only.
  const translate = t as unknown as (key: string, options: object) => string;
  expect(translate('steps', { returnObjects: true })).toEqual(['Choose', 'Send']);
  return counts.map((count) => translate('places', { count }));
}

/** Stubs an engine that has plural rules for English only. */
function forgetLanguages(): void {
  class EnglishRules extends Intl.PluralRules {
    constructor() {
      super('en');
    }
  }
  vi.stubGlobal('Intl', { ...Intl, PluralRules: EnglishRules });
}

it('a number takes its language’s plural form, even where the engine lacks the language', () => {
  forgetLanguages();
  expect(formsIn('fr', [0, 1, 2, 1_000_000])).toEqual(['one', 'one', 'other', 'many']);
  expect(formsIn('ar', [0, 1, 2, 3, 11, 100])).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  expect(formsIn('so', [0, 1, 2])).toEqual(['other', 'one', 'other']);
  expect(formsIn('pt-BR', [0, 1, 2])).toEqual(['one', 'one', 'other']);
});

it('a language that CLDR lacks has a form for one and a form for all others, on every machine', () => {
  forgetLanguages();
  expect(formsIn('aa', [0, 1, 2, 5])).toEqual(['other', 'one', 'other', 'other']);
});

it('a plural form that a catalog lacks falls back to “other”', () => {
  expect(formsIn('ar', [0, 1], { places_one: 'one', places_other: 'other' })).toEqual(['other', 'one']);
});
