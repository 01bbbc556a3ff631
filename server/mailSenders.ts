import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailRefused, type SendMail } from '#core/mail/deliverOutbox.ts';
import type { Mail } from '#core/mail/mails.ts';
import { syncFolder } from './dataFolder.ts';

/** The folder of the `.eml` files that are written when no mail server is set. */
export function outboxFolder(dataFolder: string): string {
  return join(dataFolder, 'outbox');
}

/**
 * Writes mails as `.eml` files, which any mail program opens. A mail counts as sent once its file is complete and flushed
 * to the disk. The file name is the mail's id, so a retry replaces the file.
 */
export function createEmlSender(dataFolder: string, from: string): SendMail {
  const folder = outboxFolder(dataFolder);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${mail.id}.eml`);
    await writeFile(`${path}.tmp`, message, { mode: 0o600, flush: true });
    await rename(`${path}.tmp`, path);
    await syncFolder(folder);
  };
}

/**
 * Sends mails by SMTP. `close` ends the connections, so mails being sent fail. The sum of the timeouts is below the lease
 * of a mail (`leaseSeconds`).
 */
export function createSmtpSender(url: string, from: string): { send: SendMail; close: () => void } {
  const transport = createTransport({
    url,
    requireTLS: requiresTls(url),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(toMessage(mail, from));
      } catch (error) {
        throw isPermanentRefusal(error) ? new MailRefused() : error;
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/**
 * Whether a connection must be encrypted before the password is sent, even when an attacker strips STARTTLS from the server's
 * greeting: always, except on this machine.
 */
export function requiresTls(url: string): boolean {
  const { hostname, username } = new URL(url);
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Converts a mail to nodemailer's message. Addresses are objects: nodemailer parses a string as a list of recipients. */
export function toMessage(mail: Mail, from: string) {
  return {
    messageId: `<${mail.id}@${from.split('@')[1]}>`,
    date: mail.date,
    from: { name: mail.fromName, address: from },
    to: { name: '', address: mail.to },
    replyTo: { name: '', address: mail.replyTo },
    envelope: { from, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments?.map(({ filename, content }) => ({
      filename,
      content: Buffer.from(content),
      contentType: 'application/pdf',
      contentDisposition: 'attachment' as const,
    })),
    // Suppresses vacation replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Status codes about the sender's account (RFC 3463): not authorised to send, or quota used up. */
const accountStatus = /\b5\.(?:7\.\d+|4\.5)\b/;

/**
 * Whether the server refused this mail or its recipient for good (a 5xx code). Refusals of the sender's account do not
 * count: the school can fix the account, so those mails are retried.
 */
function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const isAfterSender = error.command === 'RCPT TO' || error.command === 'DATA';
  return Number(error.responseCode) >= 500 && isAfterSender && !accountStatus.test(error.message);
}
