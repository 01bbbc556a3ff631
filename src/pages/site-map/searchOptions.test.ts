import { expect, it } from 'vitest';
import { foldWord } from './searchOptions.ts';

it.each([
  ['Bibliothèque', 'bibliotheque'],
  ['ÉLÈVE', 'eleve'],
  ['Œuvre', 'oeuvre'],
  ['vitæ', 'vitae'],
  ['أُستاذ', 'استاذ'],
  ['\u20682018\u2069', '2018'],
])('reads %s as %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

it('leaves out the elided article, and keeps figures', () => {
  expect(foldWord('l')).toBeNull();
  expect(foldWord('3')).toBe('3');
});
