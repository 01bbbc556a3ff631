import { expect, test } from 'vitest';
import { builtPage } from '../support/builtSite.ts';

const executive = builtPage('/programs/executive');

test('the page shows four short certifying programmes with hours, contents and audience', () => {
  const programs = executive.under('Quatre formations courtes').parts('li:has(h3)');
  expect(programs.map((program) => [program.texts('h3')[0], program.texts('p')[0]])).toEqual([
    ['Management d’équipe', '70 h'],
    ['Finance pour non-financiers', '40 h'],
    ['Transformation numérique', '60 h'],
    ['Gestion de la chaîne logistique', '50 h'],
  ]);
  for (const program of programs) {
    expect(program.under('Au programme').texts('li').length).toBeGreaterThanOrEqual(3);
    expect(program.under('Pour qui').text.length).toBeGreaterThan(30);
  }
});

test('each short programme and a course of one’s own lead to the contact form with their subject', () => {
  const links = executive
    .links()
    .filter(([name]) => /^Demander une place en|^Demander plus d’informations$/.test(name));
  expect(links.map(([, href]) => href)).toEqual([
    '/contact?subject=teamManagement#ecrire',
    '/contact?subject=financeForNonFinanciers#ecrire',
    '/contact?subject=digitalTransformation#ecrire',
    '/contact?subject=supplyChain#ecrire',
    '/contact?subject=customProgram#ecrire',
  ]);
});

test('the badges state the certificate and the hours of a programme', () => {
  const badges = executive.under(/^Executive education/).parts('ul');
  expect(badges.map((list) => list.texts('li'))).toContainEqual([
    'Certificat de l’école',
    'Formations courtes : 40 à 70 heures',
  ]);
});

test('the page shows funding options, delivery modes and a note on the calendar', () => {
  for (const heading of [/^Financer/, /^Trois façons/]) {
    const options = executive.under(heading);
    const count = options.texts('li h3').length;
    expect(count).toBeGreaterThanOrEqual(3);
    expect(options.texts('li h3 + p').filter((text) => text.length > 40)).toHaveLength(count);
  }
  expect(executive.under('Le calendrier').texts('p')[0]).toContain('sessions');
});

test('three testimonials have a name, position, company, session, rating and achievement', () => {
  const testimonials = executive.parts('li:has(blockquote)');
  expect(testimonials).toHaveLength(3);
  for (const testimonial of testimonials) {
    expect(testimonial.texts('blockquote')[0]).toMatch(/^« .{60,} »$/);
    expect(testimonial.texts('figcaption > p, figcaption p').length).toBeGreaterThanOrEqual(5);
    expect(testimonial.text).toMatch(/, session 20\d\d/);
    expect(testimonial.text).toMatch(/Note : [45] sur 5/);
  }
});
