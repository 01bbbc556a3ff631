import { expect, test } from 'vitest';
import { builtPage } from '../support/builtPage.ts';

const about = builtPage('/about');

test('the sections stand in their order: history, mission, values and vision, governance, figures', () => {
  const marks = [/histoire/, /mission/, /valeurs/, /vision/, /décide/, /chiffres/, /connaissance/];
  expect(about.texts('h2')).toEqual(marks.map((mark) => expect.stringMatching(mark)));
});

test('the school was founded in 2018, holds ISO 21001:2018, is state-approved and in a federation', () => {
  expect(about.facts().slice(0, 4)).toEqual([
    ['Fondée en', '2018'],
    ['Certifiée', expect.stringContaining('ISO 21001:2018')],
    ['Agrément', 'Agréée par l’État'],
    ['Réseau', expect.stringContaining('Membre d’une fédération')],
  ]);
});

test('its history begins with the foundation and runs in the order of the years', () => {
  const years = about
    .under(/histoire/)
    .texts('time')
    .map(Number);
  expect(years[0]).toBe(2018);
  expect(years.length).toBeGreaterThanOrEqual(4);
  expect(years).toEqual(years.toSorted((one, other) => one - other));
});

test('its mission has four objectives', () => {
  const mission = about.under(/mission/);
  expect(mission.texts('h3')).toEqual(['Quatre objectifs']);
  expect(mission.parts('ol > li')).toHaveLength(4);
  expect(mission.texts('li h4 + p').every((text) => text.length > 40)).toBe(true);
});

test('it names six values and says what each means, and a vision', () => {
  const values = about.under(/valeurs/).facts();
  expect(values).toHaveLength(6);
  expect(new Set(values.map(([name]) => name)).size).toBe(6);
  expect(values.every(([, meaning]) => meaning.length > 40)).toBe(true);
  expect(about.under(/vision/).texts('p')[0]?.length).toBeGreaterThan(40);
});

test('its governance: board, general management, academic council and student office, with their people', () => {
  const bodies = about.under(/décide/).parts('ol > li');
  expect(bodies.map((body) => body.texts('h3')[0])).toEqual([
    'Conseil d’administration',
    'Direction générale',
    'Conseil académique',
    'Bureau des étudiants',
  ]);
  for (const body of bodies) {
    expect(body.texts('h3 + p')[0]?.length).toBeGreaterThan(40);
    expect(body.facts().length).toBeGreaterThanOrEqual(1);
  }
});

test('its figures are those of the home page', () => {
  expect(about.under(/chiffres/).texts('li')).toEqual([
    '95 % d’insertion professionnelle',
    '500+ étudiants et diplômés',
    '60+ enseignants et intervenants',
    '25+ établissements partenaires',
    '7 années d’expérience',
  ]);
});

test('it ends with the ways to the programmes and to contact', () => {
  expect(about.under(/connaissance/).links()).toEqual([
    ['Voir les formations', '/programs'],
    ['Nous contacter', '/contact'],
  ]);
});
