import { expect, test } from 'vitest';
import { builtPage } from '../support/builtPage.ts';

const overview = builtPage('/programs');
const cardsUnder = (heading: string) =>
  overview
    .under(heading)
    .parts('li')
    .filter((item) => item.element.querySelector('h3 > a'));

const groups = [
  {
    heading: 'Licences professionnelles',
    facts: ['3 ans · Bac+3', 'Un stage de 4 mois au moins'],
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
    facts: ['2 ans · Bac+5', 'Un stage de 4 mois au moins'],
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
  expect(overview.under(heading).texts('li')).toEqual(expect.arrayContaining([...facts]));
  for (const [name, path, deadline] of cards) {
    const card = cardsUnder(heading).find((found) => found.links()[0]?.[1] === path);
    expect(card?.texts('h3')[0]?.startsWith(name)).toBe(true);
    expect(card?.texts('h3 ~ p, p')[0]?.length).toBeGreaterThan(20);
    expect(card?.text).toContain(deadline);
  }
});

test.each(['Licences professionnelles', 'Masters professionnels'])(
  '%s: says how many there are',
  (heading) => {
    expect(overview.under(heading).texts('li')).toContain(`${cardsUnder(heading).length} spécialités`);
  },
);

test.each(groups)('$heading: advantages, careers and a testimonial', ({ heading }) => {
  const part = overview.under(heading);
  expect(part.under('Ce que la formation apporte').texts('li').length).toBeGreaterThanOrEqual(3);
  expect(part.under('Métiers visés').texts('li').length).toBeGreaterThanOrEqual(3);
  expect(part.texts('blockquote')).toHaveLength(1);
  expect(part.texts('figcaption > p')).toHaveLength(3);
});

test('the overview closes with the way to the admissions', () => {
  expect(overview.links().at(-1)).toEqual(['Voir la procédure d’admission', '/admissions']);
});
