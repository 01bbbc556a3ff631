import type { StoredPaper } from '../model/papers.ts';
import { dayMs } from '../time/schoolTime.ts';
import type { Limits } from '../model/limits.ts';
import { type Transaction, sql } from './driver.ts';
import { StoreUnavailable } from './store.ts';

/** A file counts as at least one block of the disk. */
const minFileBytes = 4_096;

export const fileBytes = (files: readonly Pick<StoredPaper, 'state' | 'bytes'>[]): number =>
  files
    .filter(({ state }) => state !== 'replaced')
    .reduce((sum, { bytes }) => sum + Math.max(bytes, minFileBytes), 0);

/** `fileBytes` of a row of `papers` that was not replaced. */
export const bytesOfRow = sql`case when bytes < ${minFileBytes} then ${minFileBytes} else bytes end`;

/**
 * The share of the free bytes (the quota less the files of other networks) that one network may announce in a day. Without the
 * proof of a mailbox a share costs nothing, so twenty networks that use all they can leave an eighth of the quota.
 */
const networkShares = { proved: 1 / 2, unproved: 1 / 10 };

/** How many bytes a network (its hash) may still announce. */
export async function findFileRoom(
  { get, time }: Transaction,
  network: string,
  isProved: boolean,
  { fileBytes }: Limits,
): Promise<number> {
  const found = await get`select (select sum(file_bytes) from requests where file_bytes > 0) as in_all,
    (select bytes from network_bytes where network_hash = ${network} and since > ${time - dayMs}) as of_dossiers,
    (select sum(file_bytes) from requests
      where network_hash = ${network} and created_at > ${time - dayMs} and kind = 'teacher') as of_applications`;
  const own = Number(found?.of_dossiers ?? 0) + Number(found?.of_applications ?? 0);
  const left = fileBytes - Number(found?.in_all ?? 0);
  return Math.min(left, (left + own) * networkShares[isProved ? 'proved' : 'unproved'] - own);
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
