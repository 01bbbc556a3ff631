import { expect, test } from 'vitest';
import { isBlank, keepVariables, placeVariable } from './variables.ts';

const needed = ['{{year}}', '{{school}}'];

test.each<[what: string, before: string, after: string, kept: string]>([
  ['typing before a variable', '{{year}} {{school}}', 'In {{year}} {{school}}', 'In {{year}} {{school}}'],
  ['typing behind one', 'In {{year}} {{school}}', 'In {{year}}: {{school}}', 'In {{year}}: {{school}}'],
  [
    'a key that deletes its last letter',
    '{{school}} in {{year}}',
    '{{school}} in {{year}',
    '{{school}} in {{year}}',
  ],
  [
    'a key that deletes its first letter',
    'In {{year}}: {{school}}',
    'In {year}}: {{school}}',
    'In : {{school}} {{year}}',
  ],
  [
    'a letter typed inside it',
    'In {{year}} {{school}}',
    'In {{yexar}} {{school}}',
    'In x {{school}} {{year}}',
  ],
  ['all selected and replaced', 'In {{year}} {{school}}', 'X', 'X {{year}} {{school}}'],
  ['all deleted', 'In {{year}} {{school}}', '', '{{year}} {{school}}'],
])('a variable is whole after %s', (_, before, after, kept) => {
  expect(keepVariables(before, after, needed)).toBe(kept);
});

test('a variable moves to the cursor', () => {
  expect(placeVariable('In {{year}} at school', '{{year}}', 21)).toBe('In  at school{{year}}');
  expect(placeVariable('Since ', '{{year}}', 6)).toBe('Since {{year}}');
});

test('a text of variables alone is blank', () => {
  expect([isBlank('{{year}} {{school}}'), isBlank('In {{year}}')]).toEqual([true, false]);
});
