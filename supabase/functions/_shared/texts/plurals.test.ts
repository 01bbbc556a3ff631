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
  // A key of this test's own catalog.
  const translate = t as unknown as (key: string, options: object) => string;
  expect(translate('steps', { returnObjects: true })).toEqual(['Choose', 'Send']);
  return counts.map((count) => translate('places', { count }));
}

/** An engine that was built without data for any language but the machine's, English. */
function forgetLanguages(): void {
  class EnglishRules extends Intl.PluralRules {
    constructor() {
      super('en');
    }
  }
  vi.stubGlobal('Intl', { ...Intl, PluralRules: EnglishRules });
}

it('a number takes the form that its language has, where the engine has no data for it either', () => {
  forgetLanguages();
  expect(formsIn('fr', [0, 1, 2, 1_000_000])).toEqual(['one', 'one', 'other', 'many']);
  expect(formsIn('ar', [0, 1, 2, 3, 11, 100])).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  expect(formsIn('so', [0, 1, 2])).toEqual(['other', 'one', 'other']);
  expect(formsIn('pt-BR', [0, 1, 2])).toEqual(['one', 'one', 'other']);
});

it('a language that CLDR lacks has one form for one and one for the others, on every machine', () => {
  forgetLanguages();
  expect(formsIn('aa', [0, 1, 2, 5])).toEqual(['other', 'one', 'other', 'other']);
});

it('a form that a catalog lacks is the one for other numbers', () => {
  expect(formsIn('ar', [0, 1], { places_one: 'one', places_other: 'other' })).toEqual(['other', 'one']);
});
