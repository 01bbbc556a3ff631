import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { outboxFolder } from './emlSender.ts';
import type { SqliteStore } from './sqliteStore.ts';

/** Removes the `.eml` files whose request was deleted, and what a crash left half-written. */
export function removeOrphanMails(dataFolder: string, store: SqliteStore): void {
  const folder = outboxFolder(dataFolder);
  for (const file of listFiles(folder)) {
    const [, id] = /^([\da-f-]{36})\.eml(?:\.tmp)?$/.exec(file) ?? [];
    if (id && !store.hasMail(id)) rmSync(join(folder, file), { force: true });
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // No mail was written yet.
  }
}
