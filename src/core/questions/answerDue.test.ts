import { expect, test } from 'vitest';
import { answerDue } from './answerDue.ts';

test.each([
  ['admission', '2026-03-03T11:05:00.000Z'],
  ['contact', '2026-03-02T11:05:00.000Z'],
  ['teacher', undefined],
] as const)('the answer to a request of the kind %s is due at %s', (kind, due) => {
  expect(answerDue({ kind, createdAt: '2026-03-01T11:05:00.000Z' })?.toISOString()).toBe(due);
});
