import { Buffer } from 'node:buffer';
import { MailRefused, type SendMail } from './deliverOutbox.ts';
import type { Mail } from './mails.ts';

export interface ResendOptions {
  apiKey: string;
  /** The address that mails come from, on a domain that Resend has verified. */
  from: string;
  /** Resend's address; another in tests. */
  url?: string;
}

/** Milliseconds for one mail, well below its lease. */
const timeout = 20_000;

/** Sends by Resend's HTTP API: Supabase Edge closes the ports of SMTP. A repeat within a day is not sent again. */
export function createResendSender({
  apiKey,
  from,
  url = 'https://api.resend.com',
}: ResendOptions): SendMail {
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
          content: toBase64(content),
        })),
        headers: { 'Message-ID': `<${mail.id}@${from.split('@')[1]}>`, 'Auto-Submitted': 'auto-generated' },
      }),
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (response.ok) return;
    // 422: this mail can never be sent. Other 4xx (key, domain, quota) are the school's to mend: tried again.
    if (response.status === 422) throw new MailRefused();
    throw Object.assign(new Error('mail API'), { code: `http${response.status}` });
  };
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
