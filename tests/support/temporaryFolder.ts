import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder outside the repository; `remove` deletes it with its content. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'admissions-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
