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
  expect(resend.calls.map(({ key }) => key)).toEqual([mail.id]);
  const sent = Object.entries(resend.calls[0]?.mail ?? {}).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  expect(sent.toSorted().join('\n')).toBe(`from: "\\"École de Management\\" <site@example.dj>"
headers: {"Message-ID":"<${mail.id}@example.dj>","Auto-Submitted":"auto-generated"}
html: "<p>Texte</p>"
reply_to: "school@example.dj"
subject: "Sujet"
text: "Texte"
to: ["amina@example.dj"]`);
});

test('a 422 is a permanent refusal', async () => {
  resend.answerWith(422);
  await expect(send(), 'a refusal, which is not retried for days').rejects.toThrow(MailRefused);
});

test('a mail that Resend has already sent, with other contents, counts as sent', async () => {
  resend.answerWith(409, { statusCode: 409, name: 'invalid_idempotent_request' });
  await send();
  resend.answerWith(409, { statusCode: 409, name: 'concurrent_idempotent_requests' });
  await expect(send()).rejects.toMatchObject({ code: 'http409' });
});

test.each([401, 403, 429, 500])('a %i can be retried', async (status) => {
  resend.answerWith(status);
  await expect(send()).rejects.toMatchObject({ code: `http${status}` });
});
