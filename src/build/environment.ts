import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The environment with what a folder's `.env` adds: what the environment itself sets wins, as on the server. */
export function readEnvironment(folder: string): Readonly<Record<string, string | undefined>> {
  const file = join(folder, '.env');
  return { ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))), ...process.env };
}
