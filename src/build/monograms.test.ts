import { expect, test } from 'vitest';
import french from '../../locales/fr.json' with { type: 'json' };
import { drawMonograms, monogram } from './monograms.ts';

const initialsOf = (svg: string) => />([^<]*)<\/text>/.exec(svg)?.[1]?.replace('\u200c', '');

test('a monogram has the initials of the first and the last word of the name, in any script', () => {
  expect(initialsOf(monogram('Hodan Abdillahi Waïs'))).toBe('HW');
  expect(initialsOf(monogram('هودان وايس'))).toBe('هو');
  expect(initialsOf(monogram('Hodan'))).toBe('H');
});

test('one letter changes the pattern, not only the initials', () => {
  const pattern = (name: string) => monogram(name).replace(/<text.*/, '');
  expect(pattern('Ali Houmed')).not.toBe(pattern('Ali Houned'));
});

test('every person of the catalog has a monogram, each a different one', () => {
  const drawings = drawMonograms(french).split('<symbol id="').slice(1);
  expect(drawings.map((drawing) => drawing.split('"')[0])).toEqual(
    expect.arrayContaining(['people.board.chair', 'testimonials.items.hodan.author']),
  );
  expect(drawings.length).toBeGreaterThan(15);
  expect(new Set(drawings.map((drawing) => drawing.replace(/^.*?>/, ''))).size).toBe(drawings.length);
});
