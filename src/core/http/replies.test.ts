import { expect, test } from 'vitest';
import { attachment, healthReply, readProblems } from './replies.ts';

test.each([
  [[], 200, 'ok\n'],
  [['mailCeiling', 'backupLate'], 200, 'ok\nmailCeiling\nbackupLate\n'],
  [['storage'], 503, 'unavailable\nstorage\n'],
  [['mailCeiling', 'diskFull'], 503, 'unavailable\nmailCeiling\ndiskFull\n'],
] as const)('the health report about %j has the status %i', (problems, status, text) => {
  expect(healthReply({ problems: [...problems], failing: [] })).toEqual({ status, text });
});

test('a download is saved under its name, never shown with the rights of the site, and not cached', () => {
  const { headers } = attachment('%PDF', '5 Pièce d’identité (Aïcha) *.pdf', 'application/pdf', 4);
  expect(Object.fromEntries(headers)).toEqual({
    'content-length': '4',
    'content-type': 'application/pdf',
    'content-disposition':
      "attachment; filename*=UTF-8''5%20Pi%C3%A8ce%20d%E2%80%99identit%C3%A9%20%28A%C3%AFcha%29%20%2a.pdf",
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
});

test('the health report says why mails fail and when they are tried again, beside the problems', () => {
  const full = { lastError: 'EENVELOPE-552:mail.example:465', state: 'queued' as const };
  const gone = { lastError: 'refused:EENVELOPE-550:mail.example:465', state: 'dead' as const };
  const [first, later] = ['2026-03-01T12:05:00.000Z', '2026-03-01T13:00:00.000Z'];
  const mails = [later, first].map((nextAttemptAt) => ({ ...full, nextAttemptAt }));
  const failing = [{ ...gone, nextAttemptAt: first }, ...mails];
  const { text } = healthReply({ problems: ['mailsDead'], failing });
  expect(text).toBe(
    `unavailable\nmailsDead\nmails: 1 refused:EENVELOPE-550:mail.example:465 -\nmails: 2 EENVELOPE-552:mail.example:465 2026-03-01T12:05:00.000Z\n`,
  );
  expect(readProblems(text)).toEqual(['mailsDead']);
});
