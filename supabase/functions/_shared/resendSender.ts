import { Buffer } from 'node:buffer';
import { MailRefused, type SendMail } from '#core/mail/deliverOutbox.ts';
import type { Mail } from '#core/mail/mails.ts';

/** Well below the lease of a mail (`leaseSeconds`). */
const timeoutMs = 20_000;

/**
 * Sends mails through Resend's HTTP API, because Supabase Edge Functions cannot use SMTP ports. Within a day, Resend does
 * not send again under the same idempotency key. `from` is the sender's address, on a domain verified at Resend.
 */
export function createResendSender(apiKey: string, from: string, url = 'https://api.resend.com'): SendMail {
  return async (mail: Mail) => {
    const response = await fetch(`${url}/emails`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': mail.id,
      },
      body: JSON.stringify({
        from: `"${mail.fromName.replaceAll(/["\\]/g, '')}" <${from}>`,
        to: [mail.to],
        reply_to: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments?.map(({ filename, content }) => ({
          filename,
          content: Buffer.from(content).toString('base64'),
        })),
        headers: { 'Message-ID': `<${mail.id}@${from.split('@')[1]}>`, 'Auto-Submitted': 'auto-generated' },
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json().catch(() => null)) as { name?: string } | null;
    // The error: an earlier attempt with this key was sent, its response got lost, and the mail has changed since.
    if (response.ok || answer?.name === 'invalid_idempotent_request') return;
    // A 422 is permanent. The school can fix other 4xx (API key, domain, quota), so those are retried.
    const code = `http${response.status}:${new URL(url).host}`;
    if (response.status === 422) throw new MailRefused(code);
    throw Object.assign(new Error('mail API'), { code });
  };
}
