import { expect, test } from 'vitest';
import { securityTxt } from './security.ts';

test('security.txt gives a contact and its canonical URL, and expires in less than a year', () => {
  const contact = { email: 'securite@ecole.dj', siteUrl: 'https://ecole.dj' };
  expect(securityTxt(contact, new Date('2026-11-21T10:00:00Z'))).toBe(`Contact: mailto:securite@ecole.dj
Expires: 2027-11-01T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: https://ecole.dj/.well-known/security.txt
`);
});

test('security.txt has no canonical URL when SITE_URL is unset', () => {
  expect(securityTxt({ email: 'a@b.dj', siteUrl: undefined })).not.toContain('Canonical');
});
