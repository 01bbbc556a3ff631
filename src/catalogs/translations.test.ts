import { describe, expect, it } from 'vitest';
import { frameSlices, isolateExpressions, publishedCatalogs, readTranslation } from './translations.ts';

const french = {
  language: { name: 'Français' },
  home: {
    heading: 'Apprendre',
    steps: ['Choisir', 'Envoyer'],
    seats_one: 'Une place',
    seats_many: '{{count}} de places',
    seats_other: '{{count}} places',
  },
  partnerNames: { bank: 'Crédit du Goubet' },
  server: { started: 'Le site est servi' },
};

describe('a translation', () => {
  it('lists the texts that are missing or empty, a plural form and the end of a list too', () => {
    const own = { home: { heading: ' ', steps: ['Choose'], seats_one: 'One seat', unknown: 'x' } };
    const { catalog, missing } = readTranslation(own, french, 'en');
    expect(missing).toEqual(['home.heading', 'home.steps.1', 'home.seats_other']);
    expect(catalog.home).toEqual({
      heading: '',
      steps: ['Choose', ''],
      seats_one: 'One seat',
      seats_other: '',
    });
  });

  it('has its language’s own name from the start', () => {
    expect(readTranslation({}, french, 'en').catalog.language).toEqual({ name: 'English' });
    expect(readTranslation({}, french, 'ar').catalog.language).toEqual({ name: 'العربية' });
  });

  it('may leave names of people and partners as in French', () => {
    const own = { partnerNames: { bank: '' } };
    const { catalog, missing } = readTranslation(own, french, 'ar');
    expect(catalog.partnerNames).toEqual(french.partnerNames);
    expect(missing.filter((path) => path.startsWith('partnerNames'))).toEqual([]);
  });

  it('does not include the server’s messages', () => {
    expect(readTranslation({}, french, 'en').catalog).not.toHaveProperty('server');
  });
});

describe('a language', () => {
  const frame = Object.fromEntries(frameSlices.map((slice) => [slice, { text: 'Texte' }]));
  const fr = { ...frame, home: { heading: 'Accueil', intro: 'Ici' } };

  it('is published by whole slices', () => {
    const en = { ...frame, home: { heading: 'Home', intro: '' } };
    expect(publishedCatalogs({ fr, en })).toEqual({ fr, en: frame });
  });

  it('is not published before the slices of the frame are whole', () => {
    const en = { ...fr, layout: { text: '' } };
    expect(Object.keys(publishedCatalogs({ fr, en }))).toEqual(['fr']);
  });
});

describe('in a text from right to left', () => {
  it.each([
    ['شهادة Bac+{{level}} في', 'شهادة ⁦Bac+{{level}}⁩ في'],
    ['{{rating}}/{{outOf}}', '⁦{{rating}}/{{outOf}}⁩'],
    ['{{number}}+', '⁦{{number}}+⁩'],
    ['{{number}}\u202F%', '⁦{{number}}\u202F%⁩'],
    ['Bac+3', '⁦Bac+3⁩'],
  ])('the expression in %s is isolated', (text, isolated) => {
    expect(isolateExpressions(text)).toBe(isolated);
  });

  it.each(['من {{min}} إلى {{max}}', '{{day}} {{month}} {{year}}', '12,345.6', 'ISO 21001:2018'])(
    '%s stays as it is',
    (text) => expect(isolateExpressions(text)).toBe(text),
  );
});
