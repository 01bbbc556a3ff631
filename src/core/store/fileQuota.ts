import type { StoredPaper } from '../model/papers.ts';
import { dayMs } from '../time/schoolTime.ts';
import type { Limits } from '../limits.ts';
import { StoreUnavailable, type Transaction, sql } from './driver.ts';

/** A file counts as at least one block of the disk. */
const minFileBytes = 4_096;

export const fileBytes = (files: readonly Pick<StoredPaper, 'state' | 'bytes'>[]): number =>
  files
    .filter(({ state }) => state !== 'replaced')
    .reduce((sum, { bytes }) => sum + Math.max(bytes, minFileBytes), 0);

/** `fileBytes` of a row of `papers` that was not replaced. */
export const bytesOfRow = sql`case when bytes < ${minFileBytes} then ${minFileBytes} else bytes end`;

/** A class of 60 people behind one address: five papers of 800 kB each, before anybody has opened a mail. */
const classBytes = 250_000_000;

/**
 * How many of the free bytes (the quota less the files of other networks) one network may announce in a day. Without the proof
 * of a mailbox announcing costs nothing: a tenth, or the papers of a class if a quarter is enough for them.
 */
const shareOf = (free: number, isProved: boolean) =>
  isProved ? free / 2 : Math.max(free / 10, Math.min(classBytes, free / 4));

/** How many bytes a network (its hash) may still announce. */
export async function findFileRoom(
  { get, time }: Transaction,
  network: string,
  isProved: boolean,
  { fileBytes }: Limits,
): Promise<number> {
  const found = await get`select (select sum(file_bytes) from requests where file_bytes > 0) as in_all,
    (select bytes from network_bytes where network_hash = ${network} and since > ${time - dayMs}) as of_network`;
  const own = Number(found?.of_network ?? 0);
  const left = fileBytes - Number(found?.in_all ?? 0);
  return Math.min(left, shareOf(left + own, isProved) - own);
}

/**
 * Counts bytes that a network announces in a dossier, after `requests` was updated. The count restarts after a day. Rejects
 * with `uploadQuota` when there is no room, which rolls both back.
 */
export async function reserveFileBytes(
  transaction: Transaction,
  network: string,
  bytes: number,
  isProved: boolean,
  limits: Limits,
): Promise<void> {
  const { run, time } = transaction;
  const isToday = sql`network_bytes.since > ${time - dayMs}`;
  await run`insert into network_bytes (network_hash, bytes, since) values (${network}, ${bytes}, ${time})
    on conflict (network_hash) do update set
      bytes = excluded.bytes + case when ${isToday} then network_bytes.bytes else 0 end,
      since = case when ${isToday} then network_bytes.since else excluded.since end`;
  if ((await findFileRoom(transaction, network, isProved, limits)) < 0)
    throw new StoreUnavailable('uploadQuota');
}
