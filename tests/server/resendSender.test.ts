import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plainMail } from '../support/messages.ts';
import { startResend } from '../support/supabase.ts';
import { MailRefused } from '#core/mail/deliverOutbox.ts';
import { createResendSender } from '#core/mail/resendSender.ts';

const mail = { ...plainMail, fromName: 'École "de" Management' };

let resend: Awaited<ReturnType<typeof startResend>>;
beforeAll(async () => {
  resend = await startResend();
});
beforeEach(() => {
  resend.calls.length = 0;
  resend.answerWith(200);
});
afterAll(() => resend.close());

const send = () => createResendSender({ apiKey: 'key', from: 'site@example.dj', url: resend.url })(mail);

test('a mail is sent with its idempotency key, recipient and reply address', async () => {
  await send();
  expect(resend.calls).toEqual([
    {
      key: mail.id,
      mail: {
        from: '"École de Management" <site@example.dj>',
        to: ['amina@example.dj'],
        reply_to: 'school@example.dj',
        subject: 'Sujet',
        text: 'Texte',
        html: '<p>Texte</p>',
        headers: { 'Message-ID': `<${mail.id}@example.dj>`, 'Auto-Submitted': 'auto-generated' },
      },
    },
  ]);
});

test('a 422 is a permanent refusal', async () => {
  resend.answerWith(422);
  await expect(send()).rejects.toThrow(MailRefused);
});

test.each([401, 403, 429, 500])('a %i can be retried', async (status) => {
  resend.answerWith(status);
  await expect(send()).rejects.toMatchObject({ code: `http${status}` });
});
