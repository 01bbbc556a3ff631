import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailRefused, type SendMail } from '#core/mail/deliverOutbox.ts';
import type { Mail } from '#core/mail/mails.ts';
import { syncFolder } from './dataFolder.ts';

/** Where the embedded server puts its mails when it has no mail server. */
export function outboxFolder(dataFolder: string): string {
  return join(dataFolder, 'outbox');
}

/**
 * "Sends" mails as `.eml` files, which any mail program opens. A file is whole or absent, on the disk before the mail
 * counts as sent, and named after the mail: sent again, it replaces itself.
 */
export function createEmlSender(dataFolder: string, from: string): SendMail {
  const folder = outboxFolder(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, from));
    const path = join(folder, `${mail.id}.eml`);
    await writeFile(`${path}.tmp`, message, { mode: 0o600, flush: true });
    await rename(`${path}.tmp`, path);
    await syncFolder(folder);
  };
}

/**
 * Sends by SMTP; `close` ends its connections, and whatever is being sent fails. Every step has a limit, in all well below
 * a mail's lease.
 */
export function createSmtpSender(url: string, from: string): { send: SendMail; close: () => void } {
  const transport = createTransport({
    ...connectionTo(url),
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
        throw isRefusal(error) ? new MailRefused() : error;
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/**
 * What a mail server's address says of how to reach it; without a port, that of its protocol. A password leaves this
 * machine encrypted or not at all, whatever somebody on the way makes of the server's offer.
 */
export function connectionTo(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  // An IPv6 address stands in brackets there, and in none where it is called.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const server = { host, port: Number(port) || (secure ? 465 : 587), secure };
  if (!username) return server;
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return { ...server, auth, requireTLS: !secure && !['localhost', '127.0.0.1', '::1'].includes(host) };
}

/** Addresses as objects and the envelope apart: nothing in them is read as a list of further recipients. */
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
    // Vacation replies would answer the school's machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * What is not about the mail but about its sender (RFC 3463, and how servers use it): not authorised to send, by a missing
 * login or another address than its own, or its quota used up.
 */
const aboutTheSender = /\b5\.(?:7\.\d+|4\.5)\b/;

/** A 5xx about this mail or its recipient; one about our own account is the school's to mend, and is tried again. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const isAfterSender = error.command === 'RCPT TO' || error.command === 'DATA';
  return Number(error.responseCode) >= 500 && isAfterSender && !aboutTheSender.test(error.message);
}
