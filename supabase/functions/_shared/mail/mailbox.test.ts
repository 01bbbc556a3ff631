import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  'amina@example.dj',
  'Amina@Example.DJ',
  'a.m.i.n.a@example.dj',
  'amina+1@example.dj',
  'a.mina+tag+other@example.dj',
])('is one mailbox, however it is addressed: %s', (email) => {
  expect(mailboxOf(email)).toBe('amina@example.dj');
});

test('is another for another name or domain', () => {
  expect(mailboxOf('amin@example.dj')).not.toBe('amina@example.dj');
  expect(mailboxOf('amina@mail.example.dj')).toBe('amina@mail.example.dj');
  expect(mailboxOf('+253@example.dj')).toBe('+253@example.dj');
});
