import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { dataFolder } from './site.ts';

/** The stored requests as the school's staff list them. */
export function storedRequests(): { reference: string; request: Record<string, unknown> }[] {
  const output = execFileSync(process.execPath, ['server/requests.ts', '--json'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

/** The mails in the outbox that name a reference. */
export async function mailsAbout(reference: string): Promise<ParsedMail[]> {
  const folder = join(dataFolder, 'outbox');
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => simpleParser(readFileSync(join(folder, file)))));
  return mails.filter((mail) => mail.text?.includes(reference));
}
