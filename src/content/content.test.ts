import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { flatten } from '../catalogs/catalog.ts';
import { menuLinks } from '../layout/menus.ts';
import { claims } from './claims.ts';
import { programAtPath } from './programs.ts';
import { subjects } from './schemas.ts';
import { whatsAppHref } from './school.ts';

const readDrawing = (name: string) =>
  readFileSync(new URL(`../scenes/figures/${name}.svg`, import.meta.url), 'utf8');
const count = (text: string, shape: RegExp) => [...text.matchAll(shape)].length;

/** The share of a drawing's diamonds that are filled; each is a subpath `M… l…z`. */
function filledShare(name: string): number {
  const diamonds = /l(\d+) \1-\1 \1-\1-\1z/g;
  const paths = readDrawing(name).match(/<path[^>]*>/g) ?? [];
  const outlined = paths.filter((path) => path.includes('fill="none"')).join('');
  return 1 - count(outlined, diamonds) / count(paths.join(''), diamonds);
}

test('the drawings of figures show the figures', () => {
  const rows = readDrawing('amphitheatre-seats').matchAll(/pathLength="(\d+)/g);
  expect({
    contracts: filledShare('contract-rate'),
    satisfaction: filledShare('elearning-screens'),
    doors: count(readDrawing('classroom-doors'), /a27 27/g),
    seats: Array.from(rows, ([, gaps]) => Number(gaps) + 1).reduce((sum, seats) => sum + seats),
  }).toEqual({
    contracts: claims.permanentContract.rate,
    satisfaction: claims.platform.satisfaction,
    doors: claims.campus.classrooms,
    seats: claims.campus.amphitheatreSeats,
  });
});

test('without a number of the school no page leads to WhatsApp; with one, the text is in the message', () => {
  expect(whatsAppHref('Bonjour', '')).toBeUndefined();
  expect(whatsAppHref('Bonjour, ADM-7 ?', '+253 77 00 00 00')).toBe(
    'https://wa.me/25377000000?text=Bonjour%2C%20ADM-7%20%3F',
  );
});

test('the name of the school stands in one text, so that it is changed in one place', () => {
  const texts = [...flatten(catalog)].filter(([, text]) => text.includes(catalog.common.schoolName));
  expect(texts.map(([path]) => path)).toEqual(['common.schoolName']);
});

test('every page that an article may be about has a name for the link at its end', () => {
  expect(subjects.length).toBeGreaterThan(10);
  const unnamed = subjects.filter((path) => !programAtPath(path) && !menuLinks.some(({ to }) => to === path));
  expect(unnamed).toEqual([]);
});
