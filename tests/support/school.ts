import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { StoredRequest } from '#core/request/request.ts';
import { officeSecrets } from './office.ts';
import { dataFolder } from './site.ts';

/** The stored requests of a data folder as the school's staff list them. */
export function storedRequests(folder = dataFolder): StoredRequest[] {
  const output = execFileSync(process.execPath, ['server/requests.ts', '--json'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

/** The mails in the outbox of a data folder. */
export function readMails(folder = dataFolder): Promise<ParsedMail[]> {
  const outbox = join(folder, 'outbox');
  const files = readdirSync(outbox).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.map((file) => simpleParser(readFileSync(join(outbox, file)))));
}

/** Resolves with the text of the mail whose subject or text contains these words, once it is sent. */
export async function waitForMail(words: string, folder = dataFolder): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const mails = (await readMails(folder)).map(({ subject = '', text = '' }) => ({ subject, text }));
    const found = mails.find(({ subject, text }) => subject.includes(words) || text.includes(words));
    if (found) return found.text;
    await setTimeout(100);
  }
  throw new Error(`No mail contains “${words}”.`);
}

/** Resolves with the secret of the office's link in the school's mail with these words. */
export async function officeSecretFromMail(words: string, folder = dataFolder): Promise<string> {
  return officeSecrets(await waitForMail(words, folder))[0] ?? '';
}
