import { expect, test } from 'vitest';
import { bringVariable, isBlank, keepVariables, placeVariable } from './variables.ts';

test.each<[what: string, typed: string, kept: string]>([
  ['typing before it', 'In {{year}} {{school}}', 'In {{year}} {{school}}'],
  ['a key that deletes its last letter', '{{school}} in {{year}', '{{school}} in {{year}}'],
  ['a key that deletes its first letter', 'In {year}}: {{school}}', 'In : {{school}} {{year}}'],
  ['a letter typed inside it', 'In {{yexar}} {{school}}', 'In  {{school}} {{year}}'],
  ['a key that deletes its first braces', 'In year}} {{school}}', 'In  {{school}} {{year}}'],
  ['a key that deletes its last braces', 'In {{year {{school}}', 'In  {{school}} {{year}}'],
  ['all selected and replaced', 'X', 'X {{year}} {{school}}'],
  ['all deleted', '', '{{year}} {{school}}'],
])('a variable is whole after %s', (_, typed, kept) => {
  const names = ['{{year}}', '{{school}}'];
  expect(keepVariables(typed, names, names)).toBe(kept);
});

test('a brace typed beside a word leaves the word, also in a text without variables', () => {
  const names = ['{{date}}'];
  expect(keepVariables('{{date}}: {at school', names, names)).toBe('{{date}}: at school');
  expect(keepVariables('Learn to} lead {it', [], [])).toBe('Learn to lead it');
});

test('a variable moves to the cursor', () => {
  expect(placeVariable('In {{year}} at school', '{{year}}', 21).text).toBe('In  at school{{year}}');
  expect(placeVariable('Since ', '{{year}}', 6)).toEqual({ text: 'Since {{year}}', end: 14 });
});

test('“{” brings the next variable to the cursor, which stands behind it', () => {
  const type = (before: string, after: string) =>
    bringVariable(`${before}{${after}`, before.length + 1, before + after, ['{{year}}', '{{school}}']);
  expect(type('At ', ' {{school}} {{year}}')).toEqual({ text: 'At {{school}}  {{year}}', end: 13 });
  expect(type('At {{school}} in ', '{{year}}')).toEqual({ text: 'At {{school}} in {{year}}', end: 25 });
  expect(type('At ', '{{school}}')?.text, 'before one that may be missing').toBe('At {{school}}');
  expect(type('At {{school}} in {{year}}', ''), 'both are there').toBeUndefined();
  expect(bringVariable('At {{chool}}', 5, 'At {{school}}', ['{{school}}']), 'after a letter').toBeUndefined();
});

test('a text of variables alone is blank', () => {
  expect([isBlank('{{year}} {{school}}'), isBlank('In {{year}}')]).toEqual([true, false]);
});
