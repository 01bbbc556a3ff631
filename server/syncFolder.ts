import { open } from 'node:fs/promises';

/** Brings the names in a folder to the disk: a new file's own is there only after this. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and keeps names by itself.
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync();
  await handle?.close();
}
