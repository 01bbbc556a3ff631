import { expect, it } from 'vitest';
import { foldWord, splitWords } from './searchOptions.ts';

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

it.each([
  ['Bac+3', ['Bac', '3']],
  ['BAC +5', ['BAC', '5']],
  ["l’école, l'école, l´école", ['l', 'école', 'l', 'école', 'l', 'école']],
  ['e-learning', ['e', 'learning']],
  ['150+ recrutements', ['150', 'recrutements']],
  ['\u20682018\u2069', ['\u20682018\u2069']],
])('parts %s', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});
