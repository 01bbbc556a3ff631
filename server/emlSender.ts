import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { SendMail } from '#core/mail/deliverOutbox.ts';
import { toMessage } from './smtpSender.ts';
import { syncFolder } from './syncFolder.ts';

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
