import { expect, test } from 'vitest';
import { readAdmissionSearch, readContactSearch } from './links.ts';

test('a link presets the texts that a form knows, and no other parameter or type', () => {
  const admission = { domain: 'logistique-transport', degree: 'master', formationType: 'academique' };
  expect(readAdmissionSearch({ ...admission, admin: 'true' })).toEqual(admission);
  expect(readAdmissionSearch({ domain: 1, degree: ['master'], formationType: null })).toEqual({});
  const contact = { subject: 'Une visite', message: 'Je voudrais' };
  expect(readContactSearch({ ...contact, email: 'thief@example.dj' })).toEqual(contact);
  expect(readContactSearch({ subject: 7, message: { text: 'x' } })).toEqual({});
});
