import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { createBrochure } from './brochure.ts';

const brochureOf = ({ presentation = 'Un texte.', career = 'Un métier.' }) => {
  const sections = [
    '<dl><dt>Rythme</dt><dd>Le soir</dd></dl><p><a href="tel:1">Les frais</a></p>',
    `<p>${presentation}</p><div><h3>Objectifs</h3><ul><li>Un objectif</li></ul></div>`,
    '<div><h3>Première année</h3><ul><li>Un cours</li></ul></div><div><h3>Stage</h3><p>Quatre mois</p></div>',
    '<div><h3>Conditions</h3><ul><li>Une licence</li></ul></div><dl><dt>Dates</dt><dd>En été</dd></dl>',
    `<div><h3>Expert</h3><p>${career}</p></div>`,
    '<dl><dt>Téléphone</dt><dd>1</dd></dl>',
  ].map((content) => `<section><h2>Une partie</h2>${content}</section>`);
  const head = '<div><h1>Master</h1><p>Un sous-titre</p><ul><li>Bac+5</li></ul></div>';
  return createBrochure(parse(`<main>${head}${sections.join('')}</main>`), {
    program: 'masterCca',
    language: 'fr',
    schoolName: 'École',
    address: 'https://ecole.dj',
  });
};

test('a text that makes a brochure too long is named to its editor', async () => {
  expect((await brochureOf({})).length).toBeGreaterThan(1_000);
  const tooLong = 'Un mot. '.repeat(1_500);
  for (const [words, mistake] of [
    [{ presentation: tooLong }, { key: 'masterCca.presentation', message: /première page : raccourcissez/ }],
    [{ career: tooLong }, { key: 'masterCca.years', message: /deuxième page : raccourcissez/ }],
  ] as const) {
    const error: Error = await brochureOf(words).catch((reason) => reason);
    const message = expect.stringMatching(mistake.message);
    // Safe cast: the build reads it so.
    expect(await (error.cause as Response).json()).toEqual([
      { ...mistake, file: 'locales/fr.json', message },
    ]);
  }
});

test('the marks of the translators’ copy take no place in a brochure', async () => {
  const marked = await brochureOf({ presentation: '\u{E0001}\u{E0031}Un texte.\u{E007F}' });
  expect(marked.equals(await brochureOf({}))).toBe(true);
});
