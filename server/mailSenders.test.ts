import { expect, test } from 'vitest';
import { MailRefused } from '#core/mail/deliverOutbox.ts';
import { startSmtp } from '../tests/support/otherServers.ts';
import { createSmtpSender, sendTestMail, toMessage } from './mailSenders.ts';
import { plainMail } from '../tests/support/requests.ts';

/** 127.0.0.2 counts as another machine. */
const sendBy = async (offersTls: boolean) => {
  const smtp = await startSmtp('accept', { offersTls, host: '127.0.0.2' });
  const url = `${smtp.url.replace('://', '://site:password@')}?tls.rejectUnauthorized=false`;
  const { send, close } = createSmtpSender(url, 'site@example.dj');
  const error: unknown = await send(plainMail).catch((reason: unknown) => reason);
  close();
  const { from, to, subject, text } = toMessage(plainMail, 'site@example.dj');
  await sendTestMail(url, { from: from.address, to: to.address, subject, text });
  smtp.close();
  return { error, messages: smtp.state.messages };
};

test('the password goes to another machine over STARTTLS alone, also with a test mail', async () => {
  const encrypted = { isEncrypted: true, user: 'site' };
  expect(await sendBy(true)).toMatchObject({ messages: [encrypted, encrypted] });
  expect(await sendBy(false)).toMatchObject({ error: { message: 'mail server' }, messages: [] });
});

test.each([
  ['an unknown recipient is not retried', 'refuseForGood', true],
  ['a mail whose content is refused is not retried', 'refuseContent', true],
  ['a mail to a busy server is retried', 'refuseForNow', false],
  ['a mail whose server disconnects is retried', 'close', false],
  ['a mail refused for a wrong login is retried', 'refuseLogin', false],
  ['a mail from an address that the account does not own is retried', 'refuseSender', false],
  ['a mail to a full mailbox is retried', 'refuseFull', false],
  ['a mail to a full mailbox is retried, also if refused for good', 'refuseFullForGood', false],
  ['a mail refused as a relay is retried', 'refuseRelay', false],
  ['a mail over the quota of the account is retried', 'refuseQuota', false],
  ['a mail over an hourly limit, in words alone, is retried', 'refuseHourly', false],
  ['one of too many mails is retried', 'refuseMany', false],
] as const)('%s', async (_, smtpMode, isFinal) => {
  const smtp = await startSmtp(smtpMode);
  const { send, close } = createSmtpSender(smtp.url.replace('://', '://site:password@'), 'site@example.dj');
  const error: unknown = await send(plainMail).catch((reason: unknown) => reason);
  close();
  smtp.close();
  expect(error instanceof MailRefused).toBe(isFinal);
  expect(error).toMatchObject({ code: expect.stringMatching(/^[A-Z]+(-\d{3})?:127\.0\.0\.1:\d+$/) });
});
