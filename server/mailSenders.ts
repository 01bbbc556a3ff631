import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailRefused, type SendMail } from '#core/mail/deliverOutbox.ts';
import { errorClass } from '#core/log.ts';
import type { Mail } from '#core/mail/mails.ts';
import { syncFolder } from './dataFolder.ts';

export const outboxFolder = (dataFolder: string) => join(dataFolder, 'outbox');

/** The name of a mail's file: its time, its recipient and, for a retry and `mailIdOf`, its id. */
const emlName = ({ id, to, date }: Mail) =>
  `${date.toISOString().slice(0, 16).replace(':', '')} ${to.replaceAll(/[^\w.@+-]/g, '_')} ${id}.eml`;

/** The id of the mail in a file of the outbox folder, also while it is written. */
export const mailIdOf = (name: string): string | undefined =>
  /([\da-f-]{36})\.eml(?:\.tmp)?$/.exec(name)?.[1];

/** Writes mails as `.eml` files, flushed to the disk. A retry replaces the file. */
export function createEmlSender(dataFolder: string, from: string): SendMail {
  const folder = outboxFolder(dataFolder);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, emlName(mail));
    await writeFile(`${path}.tmp`, message, { mode: 0o600, flush: true });
    await rename(`${path}.tmp`, path);
    await syncFolder(folder);
  };
}

const smtpOptions = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // A server that checks a message may answer after 30 s, and would get it again with each try.
  socketTimeout: 120_000,
  dnsTimeout: 10_000,
  disableFileAccess: true,
  disableUrlAccess: true,
};

function serverOf(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
}

function smtpReason(error: unknown): string {
  const { originalCode, code, responseCode } = error as Record<string, unknown>; // Safe cast: only read.
  return [originalCode ?? code ?? 'unknown', ...(responseCode ? [responseCode] : [])].join('-');
}

/** Sends one message, encrypted if the server can. `answer` has the words of the server, or of the failure. */
export async function sendTestMail(
  url: string,
  message: { from: string; to: string; subject: string; text: string },
) {
  const send = async (requireTLS: boolean) =>
    String((await createTransport({ ...smtpOptions, url, requireTLS }).sendMail(message)).response);
  const server = serverOf(url);
  let encryption: 'tls' | 'startTls' | 'none' = url.startsWith('smtps:') ? 'tls' : 'startTls';
  try {
    const answer = await send(true).catch((error: unknown) => {
      if (requiresTls(url) || errorClass(error) !== 'ETLS') throw error;
      encryption = 'none';
      return send(false);
    });
    return { server, encryption, answer };
  } catch (error) {
    const answer = error instanceof Error ? error.message : '';
    return { server, encryption, answer, error: smtpReason(error) };
  }
}

/**
 * `close` ends the connections, so mails being sent fail. A mail may outlast its lease, because only one worker claims
 * mails.
 */
export function createSmtpSender(url: string, from: string): { send: SendMail; close: () => void } {
  const transport = createTransport({
    ...smtpOptions,
    url,
    requireTLS: requiresTls(url),
    pool: true,
    maxConnections: 2,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(toMessage(mail, from));
      } catch (error) {
        const code = `${smtpReason(error)}:${serverOf(url)}`;
        if (isPermanentRefusal(error)) throw new MailRefused(code);
        throw Object.assign(new Error('mail server', { cause: error }), { code });
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/**
 * Whether to refuse an unencrypted connection, even when an attacker strips STARTTLS from the server's greeting: always
 * with a password, except on this machine.
 */
function requiresTls(url: string): boolean {
  const { hostname, username } = new URL(url);
  return username !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Addresses are objects: nodemailer parses a string as a list of recipients. */
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

/**
 * Status codes (RFC 3463): the mailbox is full, or the sender's account is not authorised or has used up its quota. Many
 * servers say the latter in words alone.
 */
const temporaryReason = /\b5\.(?:2\.2|7\.\d+|4\.5)\b|\b(?:too many|quota|limit|exceeded)\b/i;

/** 550 no such mailbox, 551 not local, 553 no such name, 554 failed; 552 says that the mailbox is full for now. */
const permanentCodes: readonly unknown[] = [550, 551, 553, 554];

/** Whether the server refused this recipient or mail for good. A refusal of the sender's account is one that the school can mend. */
function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const isAfterSender = error.command === 'RCPT TO' || error.command === 'DATA';
  return permanentCodes.includes(error.responseCode) && isAfterSender && !temporaryReason.test(error.message);
}
