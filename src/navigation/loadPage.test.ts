import { expect, test } from 'vitest';
import { textParameters } from './loadPage.ts';

test('a link presets the texts that a page knows, and no other parameter or type', () => {
  const readSearch = textParameters('subject', 'message');
  const known = { subject: 'Une visite', message: 'Je voudrais' };
  expect(readSearch({ ...known, email: 'thief@example.dj' })).toEqual(known);
  expect(readSearch({ subject: 7, message: { text: 'x' } })).toEqual({});
});
