import { expect, test } from 'vitest';
import { builtPage } from '../support/builtPage.ts';

const overview = builtPage('/programs');

const groups = [
  {
    heading: 'Licences professionnelles',
    facts: ['3 ans · Bac+3', '5 spécialités', 'Un stage de 4 mois au moins'],
    cards: [
      ['Comptabilité, contrôle et audit', '/programs/license-cca', 'Sans date limite'],
      [
        'Stratégie et gestion des entreprises',
        '/programs/license-strategie-gestion',
        'Avant le 30 septembre',
      ],
      ['Logistique et transport international', '/programs/license-logistique', 'Avant le 15 octobre'],
      ['Systèmes, réseaux et sécurité', '/programs/license-systemes-reseaux', 'Avant le 20 septembre'],
      [
        'Génie électrique et développement durable',
        '/programs/license-genie-electrique',
        'Jusqu’au 25 septembre',
      ],
    ],
  },
  {
    heading: 'Masters professionnels',
    facts: ['2 ans · Bac+5', '4 spécialités', 'Un stage de 4 mois au moins'],
    cards: [
      ['Comptabilité, contrôle et audit', '/programs/master-cca', 'Avant le 31 août'],
      ['Management et stratégie des entreprises', '/programs/master-management', 'Avant le 15 juillet'],
      ['Logistique et transport international', '/programs/master-logistique', 'Avant le 30 juillet'],
      ['Systèmes, réseaux et sécurité', '/programs/master-systemes-reseaux', 'Avant le 1er août'],
    ],
  },
  {
    heading: 'Executive education',
    facts: ['De 40 à 70 heures par programme', 'Certificats sur 3 à 12 mois'],
    cards: [
      ['Programmes courts certifiants', '/programs/executive#shortPrograms', ''],
      ['Programmes sur mesure pour les organisations', '/programs/executive#customPrograms', ''],
    ],
  },
] as const;

test('the overview has three groups: licences, masters, executive education', () => {
  expect(overview.texts('section[id] > div > :first-child h2, section[id] h2')).toEqual(
    groups.map(({ heading }) => heading),
  );
});

test.each(groups)('$heading: length, every card with its page, its description and its deadline', (group) => {
  const { facts, cards, heading } = group;
  const part = overview.under(heading);
  expect(part.texts('li')).toEqual(expect.arrayContaining([...facts]));
  const found = part.parts('li').filter((item) => item.element.querySelector('h3 > a'));
  expect(found.map((card) => card.links()[0]?.[1])).toEqual(cards.map(([, path]) => path));
  for (const [index, [name, , deadline]] of cards.entries()) {
    const card = found[index];
    expect(card?.texts('h3')[0]?.startsWith(name)).toBe(true);
    expect(card?.texts('h3 ~ p, p')[0]?.length).toBeGreaterThan(20);
    expect(card?.text).toContain(deadline);
  }
});

test.each(groups)('$heading: advantages, careers and a testimonial', ({ heading }) => {
  const part = overview.under(heading);
  expect(part.under('Ce que la formation apporte').texts('li').length).toBeGreaterThanOrEqual(3);
  expect(part.under('Métiers visés').texts('li').length).toBeGreaterThanOrEqual(3);
  expect(part.texts('blockquote')).toHaveLength(1);
  expect(part.texts('figcaption > *')).toHaveLength(3);
});

test('the overview closes with the way to the admissions', () => {
  expect(overview.links().at(-1)).toEqual(['Voir la procédure d’admission', '/admissions']);
});
