import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { StoredRequest } from '#core/store/admissionStore.ts';
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
