import { expect, test } from 'vitest';
import { securityTxt } from './security.ts';

test('security.txt names whom to write to, its address, and a day less than a year away on which it ends', () => {
  const contact = { email: 'securite@ecole.dj', siteUrl: 'https://ecole.dj' };
  expect(securityTxt(contact, new Date('2026-11-21T10:00:00Z'))).toBe(`Contact: mailto:securite@ecole.dj
Expires: 2027-11-01T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: https://ecole.dj/.well-known/security.txt
`);
});

test('security.txt names no address where the site knows none', () => {
  expect(securityTxt({ email: 'a@b.dj', siteUrl: undefined })).not.toContain('Canonical');
});
