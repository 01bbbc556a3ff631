import { expect, test } from 'vitest';
import { MailRefused } from '#core/mail/deliverOutbox.ts';
import { plainMail } from '../tests/support/messages.ts';
import { startSmtp } from '../tests/support/smtpServer.ts';
import { connectionTo, createSmtpSender } from './mailSenders.ts';

test.each([
  ['smtp://mail.example.dj', { host: 'mail.example.dj', port: 587, secure: false }],
  ['smtp://[2001:db8::25]:25', { host: '2001:db8::25', port: 25, secure: false }],
  ['smtps://mail.example.dj', { host: 'mail.example.dj', port: 465, secure: true }],
  [
    'smtp://site%40example.dj:p%3Aw@mail.example.dj:2525',
    {
      host: 'mail.example.dj',
      port: 2525,
      secure: false,
      auth: { user: 'site@example.dj', pass: 'p:w' },
      requireTLS: true,
    },
  ],
  [
    'smtp://site:password@[::1]:25',
    {
      host: '::1',
      port: 25,
      secure: false,
      auth: { user: 'site', pass: 'password' },
      requireTLS: false,
    },
  ],
])('%s connects to the port of the URL, or to the default port of the protocol', (address, connection) => {
  expect(connectionTo(address)).toEqual(connection);
});

test.each([
  ['an unknown recipient is not retried', 'refuseForGood', true],
  ['a mail whose content is refused is not retried', 'refuseContent', true],
  ['a mail to a busy server is retried', 'refuseForNow', false],
  ['a mail refused for a wrong login is retried', 'refuseLogin', false],
  ['a mail from an address that the account does not own is retried', 'refuseSender', false],
  ['a mail refused as a relay is retried', 'refuseRelay', false],
  ['a mail over the quota of the account is retried', 'refuseQuota', false],
] as const)('%s', async (_, smtpMode, isFinal) => {
  const smtp = await startSmtp(smtpMode);
  const { send, close } = createSmtpSender(smtp.url.replace('://', '://site:password@'), 'site@example.dj');
  const error: unknown = await send(plainMail).catch((reason: unknown) => reason);
  close();
  smtp.close();
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof MailRefused).toBe(isFinal);
});
