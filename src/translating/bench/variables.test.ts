import { expect, test } from 'vitest';
import { isBlank, keepVariables, placeVariable } from './variables.ts';

test.each<[what: string, typed: string, kept: string]>([
  ['typing before it', 'In {{year}} {{school}}', 'In {{year}} {{school}}'],
  ['a key that deletes its last letter', '{{school}} in {{year}', '{{school}} in {{year}}'],
  ['a key that deletes its first letter', 'In {year}}: {{school}}', 'In : {{school}} {{year}}'],
  ['a letter typed inside it', 'In {{yexar}} {{school}}', 'In  {{school}} {{year}}'],
  ['all selected and replaced', 'X', 'X {{year}} {{school}}'],
  ['all deleted', '', '{{year}} {{school}}'],
])('a variable is whole after %s', (_, typed, kept) => {
  const names = ['{{year}}', '{{school}}'];
  expect(keepVariables(typed, names, names)).toBe(kept);
});

test('a variable moves to the cursor', () => {
  expect(placeVariable('In {{year}} at school', '{{year}}', 21)).toBe('In  at school{{year}}');
  expect(placeVariable('Since ', '{{year}}', 6)).toBe('Since {{year}}');
});

test('a text of variables alone is blank', () => {
  expect([isBlank('{{year}} {{school}}'), isBlank('In {{year}}')]).toEqual([true, false]);
});
