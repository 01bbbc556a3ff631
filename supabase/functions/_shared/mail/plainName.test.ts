import { expect, test } from 'vitest';
import { plainName } from './plainName.ts';

test.each(['Amina', 'Jean-Pierre', 'O’Connor-Müller', 'عبد الرحمن', "D'Arc", 'Åsa', 'हिन्दी'])(
  'a name stays as it is: %s',
  (name) => expect(plainName(name)).toBe(name),
);

test.each([
  ['https://evil.example/win', 'https evil example win'],
  ['www.evil.example', 'www evil example'],
  ['call +253 77 12 34 56 now', 'call now'],
  ['<b>a@b.c</b>', 'b a b c b'],
  ['Gagnez 1000 francs sur le site de notre banque', 'Gagnez francs sur le site de n…'],
])('a message in place of a name is none any more: %s', (name, shown) => {
  expect(plainName(name)).toBe(shown);
});
