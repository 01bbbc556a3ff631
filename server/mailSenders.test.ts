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
])('%s connects to its port, or to the default of its protocol', (address, connection) => {
  expect(connectionTo(address)).toEqual(connection);
});

test.each([
  ['an unknown recipient is final', 'refuseForGood', true],
  ['a busy server is tried again', 'refuseForNow', false],
  ['a wrong login is tried again', 'refuseLogin', false],
  ['a sender address that the account does not own is tried again', 'refuseSender', false],
  ['a refused relay is tried again', 'refuseRelay', false],
  ['a used-up quota is tried again', 'refuseQuota', false],
] as const)('%s', async (_, mode, isFinal) => {
  const smtp = await startSmtp(mode);
  const { send, close } = createSmtpSender(smtp.url.replace('://', '://site:password@'), 'site@example.dj');
  const error: unknown = await send(plainMail).catch((reason: unknown) => reason);
  close();
  smtp.close();
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof MailRefused).toBe(isFinal);
});
