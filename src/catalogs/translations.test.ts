import { describe, expect, it, test } from 'vitest';
import { addBidiIsolates, completeCatalogs, readTranslation } from './translations.ts';

const french = {
  language: { name: 'Français' },
  home: {
    heading: 'Apprendre',
    steps: ['Choisir', 'Envoyer'],
    seats_one: 'Une place',
    seats_other: '{{count}} places',
  },
  server: { started: 'Le site est servi' },
};

describe('a translation', () => {
  it('lists missing and empty texts, also of plural categories and at the end of a list', () => {
    const own = {
      language: { name: 'English' },
      home: { heading: ' ', steps: ['Choose'], seats_one: 'One seat', unknown: 'x' },
    };
    const { catalog, missing } = readTranslation(own, french, 'en');
    expect(missing).toEqual(['home.heading', 'home.steps.1', 'home.seats_other']);
    const home = { heading: '', steps: ['Choose', ''], seats_one: 'One seat', seats_other: '' };
    expect(catalog.home).toEqual(home);
  });

  it('lacks every item of a list that is longer than in French, because each may stand at another’s place', () => {
    const pages = ['Choose', 'Wait', 'Send'].map((title) => ({ title, texts: [title] }));
    const steps = [{ title: 'Choisir', texts: ['Choisir'] }];
    const { catalog, missing } = readTranslation({ home: { steps: pages } }, { home: { steps } }, 'en');
    expect(missing).toEqual(['home.steps.0.title', 'home.steps.0.texts.0']);
    expect(catalog).toEqual({ home: { steps: [{ title: '', texts: [''] }] } });
  });

  it('falls back to the French names of people and partners', () => {
    const names = { people: { dean: 'Hodan' }, partnerNames: { bank: 'Crédit' }, home: { author: 'Ali' } };
    expect(readTranslation({}, names, 'ar')).toEqual({ catalog: names, missing: [] });
    const titles = { news: { people: { title: 'Direction' }, author: { title: 'Auteur' } } };
    expect(readTranslation({}, titles, 'ar').missing).toEqual(['news.people.title', 'news.author.title']);
  });

  it('does not include the server’s messages', () => {
    expect(readTranslation({}, french, 'en').catalog).not.toHaveProperty('server');
  });
});

test('mails and replies have the complete slices of a language, and French is the first', () => {
  const fr = { home: { heading: 'Accueil', intro: 'Ici' }, about: { level: 'Bac+3' } };
  const own = { ...fr, home: { heading: 'Home', intro: '' } };
  const complete = completeCatalogs({ ar: own, en: own, fr });
  expect(complete).toEqual({ fr, en: { about: fr.about }, ar: { about: { level: '⁦Bac+3⁩' } } });
  expect(Object.keys(complete)[0]).toBe('fr');
});

describe('in a right-to-left text', () => {
  it.each([
    ['شهادة Bac+{{level}} في', 'شهادة ⁦Bac+{{level}}⁩ في'],
    ['{{rating}}/{{outOf}}', '⁦{{rating}}/{{outOf}}⁩'],
    ['{{number}}+', '⁦{{number}}+⁩'],
    ['{{number}}\u202F%', '⁦{{number}}\u202F%⁩'],
    ['Bac+3', '⁦Bac+3⁩'],
  ])('the expression in %s has direction isolates', (text, isolated) => {
    expect(addBidiIsolates(text)).toBe(isolated);
  });

  it.each(['من {{min}} إلى {{max}}', '{{day}} {{month}} {{year}}', '12,345.6', 'ISO 21001:2018'])(
    '%s does not change',
    (text) => expect(addBidiIsolates(text)).toBe(text),
  );
});
