import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claims } from './claims.ts';

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
