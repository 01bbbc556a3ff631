import { expect, test } from 'vitest';
import { eventsFrom } from '../../src/content/events.ts';
import { bandsOf, builtPage, dayOfBuild, readBuilt } from '../support/builtSite.ts';
import { shownHours } from '../support/editedData.ts';

const home = bandsOf('/');

function section(number: number) {
  const band = home[number - 1];
  if (!band) throw new Error(`The home page has no section ${number}.`);
  return band;
}

test('the home page has ten sections, each with one heading', () => {
  expect(home.map((band) => band.parts('h1, h2').length)).toEqual(Array(10).fill(1));
});

test('1: the hero shows rating, reviews, partners and place, and links for each kind of visitor', () => {
  const hero = section(1);
  expect(hero.texts('h1')).toHaveLength(1);
  expect(readBuilt('index.html')).toContain('<span aria-hidden="true">4,9/5</span>');
  expect(hero.texts('ul[aria-label] li')).toEqual([
    '4,9 sur 5 d’après 247 avis',
    '25+ établissements partenaires',
    'Salines ouest Djibouti',
  ]);
  expect(hero.text).toContain('École agréée, diplômes d’État');
  expect(hero.links()).toEqual([
    ['Découvrir nos formations', '/programs'],
    ['Former vos équipes', '/programs/executive#customPrograms'],
    ['Enseigner chez nous', '/#enseigner'],
  ]);
  expect(hero.buttons()).toEqual(['Vidéo pas encore disponible']);
});

test('2: the key figures are prerendered with their final values', () => {
  expect(section(2).texts('li')).toEqual([
    '95 % d’insertion professionnelle',
    '500+ étudiants et diplômés',
    '60+ enseignants et intervenants',
    '25+ établissements partenaires',
    '7 années d’expérience, de 2018 à 2025',
  ]);
});

test('3: the reasons to choose the school include contracts and internships', () => {
  const reasons = section(3);
  expect(reasons.texts('h2')[0]).toMatch(/^Pourquoi choisir/);
  expect(reasons.parts('li h3').length).toBeGreaterThanOrEqual(3);
  expect(reasons.text).toMatch(
    /85 % de nos diplômés signent un contrat à durée indéterminée dans les 6 mois/,
  );
  expect(reasons.text).toContain('agréée par l’État et membre d’une fédération');
  expect(reasons.text).toContain('stage d’au moins 4 mois');
  const [[, validity = ''] = []] = reasons.links();
  const [certificate] = builtPage('/certifications').parts(validity.replace('/certifications', ''));
  expect(certificate?.text, 'where “sa validité” leads').toContain('30 août 2025');
});

test('4: three cards say what each family offers', () => {
  const offer = section(4);
  const cards = offer.parts('article');
  expect(cards.map((card) => [card.texts('h3')[0], card.texts('h3 + p')[0]])).toEqual([
    ['Licences professionnelles', '3 ans, du baccalauréat à Bac+3'],
    ['Masters professionnels', '2 ans, jusqu’à Bac+5'],
    ['Executive education', 'Formations courtes, de 40 à 70 heures'],
  ]);
  expect(cards[2]?.texts('li')).toEqual([
    'Management d’équipe 70 h',
    'Finance pour non-financiers 40 h',
    'Transformation numérique 60 h',
    'Gestion de la chaîne logistique 50 h',
  ]);
});

test('5: the learning platform shows its figures, and its login opens in a new tab', () => {
  const platform = section(5);
  expect(platform.links()).toEqual([
    ['Se connecter à la plateforme (nouvel onglet)', expect.stringMatching(/^https:\/\/.*login$/)],
    ['Voir toutes les formations', '/programs'],
  ]);
  const [login] = platform.parts('a').map(({ element }) => element.attributes);
  expect(login).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  expect(platform.texts('li')).toEqual([
    '98 % de satisfaction sur la plateforme',
    '2 500+ apprenants',
    '15 000 heures de cours et d’exercices',
  ]);
});

test('6: the partners are grouped in four sectors, with the benefits of a partnership in figures', () => {
  const partners = section(6);
  expect(partners.texts('dt')).toEqual(['Télécommunications', 'Assurance', 'Finance', 'Infrastructure']);
  const names = partners.texts('dd');
  expect(names.length).toBeGreaterThanOrEqual(4);
  expect(new Set(names).size).toBe(names.length);
  expect(partners.texts('li h4')).toEqual([
    '150+ recrutements',
    '200+ stages',
    '20+ organisations formées',
    '15+ projets par an',
  ]);
  expect(partners.texts('li h4 + p').filter((description) => description.length > 20)).toHaveLength(4);
  expect(partners.links()).toEqual([
    ['Nous contacter', '/contact?subject=partnership#ecrire'],
    ['Former vos équipes', '/programs/executive#customPrograms'],
  ]);
});

test('7: student life lists events with date, title and description', () => {
  const life = section(7);
  expect(life.text).toContain('au moins 10 associations');
  const events = life.parts('ol > li');
  expect(events.length).toBeGreaterThanOrEqual(2);
  const hours = eventsFrom(dayOfBuild).map(({ time }) => time);
  for (const [index, event] of events.entries()) {
    expect(event.times()).toHaveLength(hours[index] ? 2 : 1);
    expect(event.texts('h4')).toHaveLength(1);
    expect(event.texts('h4 ~ p').at(-1)?.length).toBeGreaterThan(20);
  }
  expect(life.links()).toContainEqual(['Découvrir le campus', '/campus']);
});

test('8: three articles have a category, date, title and excerpt, and a link leads to all news', () => {
  const news = section(8);
  const items = news.parts('ol > li');
  expect(items).toHaveLength(3);
  for (const item of items) {
    expect(item.times()[0]?.[1]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(item.links()[0]?.[1]).toMatch(/^\/news\//);
    expect(item.texts('h3 + p')[0]?.length).toBeGreaterThan(40);
  }
  expect(news.links()[0]).toEqual(['Toutes les actualités', '/news']);
});

test('9: three testimonials have a name, position, company, class year and achievement', () => {
  const testimonials = section(9);
  const items = testimonials.parts('figure');
  expect(items).toHaveLength(3);
  for (const item of items) {
    expect(item.texts('blockquote')[0]).toMatch(/^« .{40,} »$/);
    expect(item.text).toMatch(/Note : [45] sur 5/);
    expect(item.texts('figcaption > *')).toHaveLength(4);
    expect(item.texts('figcaption')[0]).toMatch(/, promotion 20\d\d/);
  }
  const ofItems = [1, 2, 3].map((number) => expect.stringContaining(`Témoignage ${number}, `));
  expect(testimonials.buttons()).toEqual(['Témoignage précédent', 'Témoignage suivant', ...ofItems]);
  expect(testimonials.links()).toEqual([['Connaître l’école et son histoire', '/about']]);
});

test('10: the contact section shows phone number, opening hours and links to contact and campus', () => {
  const contact = section(10);
  expect(contact.links()).toEqual([
    [expect.stringMatching(/^Appeler l’école \+253( \d\d){4}$/), expect.stringMatching(/^tel:\+253\d{8}$/)],
    ['Nous écrire', '/contact'],
    ['Visiter l’école', '/campus'],
  ]);
  // Each row has its hours in words, for screen readers.
  expect(contact.texts('tbody tr')).toEqual(shownHours('school'));
});
