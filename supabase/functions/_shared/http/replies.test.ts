import { expect, test } from 'vitest';
import { attachmentHeaders, healthReply } from './replies.ts';

test.each([
  [[], 200, 'ok\n'],
  [['mailCeiling'], 200, 'ok\nmailCeiling\n'],
  [['storage'], 503, 'unavailable\nstorage\n'],
  [['mailCeiling', 'diskFull'], 503, 'unavailable\nmailCeiling\ndiskFull\n'],
] as const)('the health report about %j has the status %i', (problems, status, text) => {
  expect(healthReply(problems)).toEqual({ status, text });
});

test('a download is saved under its name, never shown with the rights of the site, and not cached', () => {
  expect(attachmentHeaders('5 Pièce d’identité (Aïcha) *.pdf', 'application/pdf')).toEqual({
    'Content-Type': 'application/pdf',
    'Content-Disposition':
      'attachment; filename="5 Piece didentite Aicha .pdf"; ' +
      "filename*=UTF-8''5%20Pi%C3%A8ce%20d%E2%80%99identit%C3%A9%20%28A%C3%AFcha%29%20%2a.pdf",
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
});
