import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createLinks } from './links.ts';

const links = createLinks(() => 'key', { siteUrl: 'https://ecole.example', officeNumber: 1 });
const dossier = { reference: 'ADM-AAAA-CCCC', generation: 1, locale: 'fr' };
const { reference } = dossier;

/** A secret as earlier versions mailed it. */
const signed = (name: string, ...parts: unknown[]) =>
  `${name}.${createHmac('sha256', 'key').update(parts.join('\n')).digest('base64url')}`;

describe('a secret of an applicant', () => {
  test('tells whether it was mailed or is from the receipt', () => {
    const mailed = links.dossierLink(dossier)?.split('#')[1] ?? '';
    expect(links.originOf(mailed, dossier)).toBe('mail');
    expect(links.originOf(links.dossierSecret(dossier, 'receipt'), dossier)).toBe('receipt');
    expect(links.originOf(`${mailed}x`, dossier)).toBeUndefined();
    const withoutSite = createLinks(() => 'key', { siteUrl: undefined, officeNumber: 1 });
    expect(withoutSite.originOf(links.dossierSecret(dossier, 'receipt'), dossier), 'no mail has one').toBe(
      'mail',
    );
  });

  test('is void once the generation of its dossier is raised, whatever its origin', () => {
    const next = { ...dossier, generation: 2 };
    for (const origin of ['mail', 'receipt'] as const)
      expect(links.originOf(links.dossierSecret(dossier, origin), next)).toBeUndefined();
  });

  test('in a mail of an earlier version counts as mailed', () => {
    expect(links.originOf(signed(reference, 'applicant', reference, 1), dossier)).toBe('mail');
  });
});

describe('a secret of the office', () => {
  const until = Date.parse('2026-12-24T08:00:00Z');

  test('names what it opens, until when, and when its tab closes the list', () => {
    const opened = { subject: reference, until, end: 0 };
    expect(links.openOffice(links.officeSecret(reference, until))).toEqual(opened);
    expect(links.openOffice(links.officeSecret(reference, until, 2_000))).toEqual({ ...opened, end: 2_000 });
  });

  test('cannot be given another time or end', () => {
    const [name, time, end, hmac] = links.officeSecret(reference, until, 2_000).split('.');
    const joined = `${time}\n${end}`;
    for (const parts of [[time], [time, '3'], ['zzzzzz', end], [], [time, end, '1'], [joined]])
      expect(links.openOffice([name, ...parts, hmac].join('.'))).toBeNull();
  });
});
