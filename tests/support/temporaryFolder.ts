import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder outside of the repository; `remove` takes it away with all it holds. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'admissions-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
