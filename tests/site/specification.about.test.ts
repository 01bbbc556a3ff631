import { expect, test } from 'vitest';
import { bandsOf, builtPage } from '../support/builtPage.ts';

const about = builtPage('/about');

test('the sections are history, mission, values, vision, governance, figures and links to other pages', () => {
  const headings = [/histoire/, /mission/, /valeurs/, /vision/, /Gouvernance/, /chiffres/, /maintenant/];
  expect(about.texts('h2')).toEqual(headings.map((heading) => expect.stringMatching(heading)));
});

test('the school was founded in 2018, is ISO 21001:2018 certified, state-approved and in a federation', () => {
  expect(about.facts().slice(0, 4)).toEqual([
    ['Fondée en', '2018'],
    ['Certifiée', expect.stringContaining('ISO 21001:2018')],
    ['Agrément', 'Agréée par l’État'],
    ['Réseau', expect.stringContaining('Membre d’une fédération')],
  ]);
});

test('the history begins with the foundation and is in chronological order', () => {
  const years = about
    .under(/histoire/)
    .texts('time')
    .map(Number);
  expect(years[0]).toBe(2018);
  expect(years.length).toBeGreaterThanOrEqual(4);
  expect(years).toEqual(years.toSorted((one, other) => one - other));
});

test('the mission has four objectives', () => {
  const mission = about.under(/mission/);
  expect(mission.texts('h3')).toEqual(['Quatre objectifs']);
  expect(mission.parts('ol > li')).toHaveLength(4);
  expect(mission.texts('li h4 + p').filter((text) => text.length > 40)).toHaveLength(4);
});

test('six values are explained, and the vision is stated', () => {
  const values = about.under(/valeurs/).facts();
  expect(values).toHaveLength(6);
  expect(new Set(values.map(([name]) => name)).size).toBe(6);
  expect(values.every(([, meaning]) => meaning.length > 40)).toBe(true);
  expect(about.under(/vision/).texts('p')[0]?.length).toBeGreaterThan(40);
});

test('the governance lists board, management, academic council and student office with their members', () => {
  const bodies = about.under(/Gouvernance/).parts('ol > li');
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

test('the key figures are the same as on the home page', () => {
  expect(about.under(/chiffres/).texts('li')).toEqual(bandsOf('/')[1]?.texts('li'));
});

test('the page ends with links to the programmes and to contact', () => {
  expect(about.under(/maintenant/).links()).toEqual([
    ['Voir les formations', '/programs'],
    ['Nous contacter', '/contact'],
  ]);
});
