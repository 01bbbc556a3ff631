import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogs } from '../../server/serverTexts.ts';
import { contactMessage } from '../support/messages.ts';
import type { Submission, SubmitResult } from '#core/store/admissionStore.ts';
import { createRequestHandler, mailboxOf } from '#core/http/handler.ts';
import { createMailTexts } from '#core/texts/mailTexts.ts';

const texts = createMailTexts(readCatalogs(join(import.meta.dirname, '../../locales')));

/** Sends a message to a stub store, and returns the response and every submission that reached the store. */
async function send(storeAnswer: (submission: Submission, tries: number) => SubmitResult) {
  const submissions: Submission[] = [];
  const handle = createRequestHandler({
    kind: 'contact',
    store: {
      submit: async (submission) => storeAnswer(submission, submissions.push(submission)),
      checkLimits: async () => null,
    },
    texts,
    contact: { phone: '77 00 00 00', email: 'ecole@example.dj' },
    log: () => {},
    allowedOrigins: [],
    onStored: () => {},
  });
  const request = new Request('https://school.example', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactMessage),
  });
  return { response: await handle(request, '192.0.2.1'), submissions };
}

const stored = ({ reference }: Submission): SubmitResult => ({
  outcome: 'stored',
  reference,
  confirmation: 'queued',
});

describe('a reference that is already in use', () => {
  test('is replaced by a new one, up to ten times', async () => {
    const { response, submissions } = await send((submission, tries) =>
      tries < 10 ? { outcome: 'referenceTaken' } : stored(submission),
    );
    expect(new Set(submissions.map(({ reference }) => reference)).size).toBe(10);
    expect(await response.json()).toEqual({ success: true, reference: submissions[9]?.reference });
  });

  test('leads to a 503 when all ten are taken', async () => {
    const { response, submissions } = await send(() => ({ outcome: 'referenceTaken' }));
    expect([response.status, submissions.length]).toEqual([503, 10]);
  });
});

test.each([
  [1, 'dans une minute'],
  [60, 'dans une minute'],
  [61, 'dans 2 minutes'],
  [3541, 'dans 60 minutes'],
])('a wait of %i seconds is announced as “%s”, rounded up', async (seconds, words) => {
  const { response } = await send(() => ({
    outcome: 'rateLimited',
    limit: 'network',
    retryAfterSeconds: seconds,
  }));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(seconds)]);
  const { error } = await response.json();
  expect(error.replaceAll('\u00A0', ' ')).toContain(
    `réessayez ${words}. Vous pouvez aussi appeler le 77 00 00 00 ou écrire à ecole@example.dj.`,
  );
});

test('the content hash does not depend on the order of the questions', async () => {
  const { submissions } = await send(stored);
  const { email, message, name, subject } = contactMessage;
  const content = JSON.stringify(Object.entries({ email, message, name, subject }));
  expect(submissions[0]?.contentHash).toBe(createHash('sha256').update(content).digest('hex'));
});

test.each([
  'amina@example.dj',
  'Amina@Example.DJ',
  'a.m.i.n.a@example.dj',
  'amina+1@example.dj',
  'a.mina+tag+other@example.dj',
])('%s belongs to the mailbox of amina@example.dj', (email) => {
  expect(mailboxOf(email)).toBe('amina@example.dj');
});

test.each([
  ['A.mina+x@googlemail.com', 'amina@gmail.com'],
  ['a.mi-na_1@protonmail.com', 'amina1@proton.me'],
  ['amina1+x@pm.me', 'amina1@proton.me'],
  ['anything@amina.fastmail.com', 'amina@fastmail.com'],
  ['x@amina.fastmail.fm', 'amina@fastmail.fm'],
])('%s belongs to the mailbox of %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});

test('another name or domain is another mailbox', () => {
  expect(mailboxOf('ami-na@example.dj')).not.toBe(mailboxOf('amina@example.dj'));
  expect(mailboxOf('amin@example.dj')).not.toBe('amina@example.dj');
  expect(mailboxOf('amina@mail.example.dj')).toBe('amina@mail.example.dj');
  expect(mailboxOf('+253@example.dj')).toBe('+253@example.dj');
});
