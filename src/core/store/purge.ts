import { fromDate } from '@internationalized/date';
import { dossierLimits, officeLimits, retentionMonths } from '../limits.ts';
import { dayMs, hourMs } from '../time/schoolTime.ts';
import { type Statement, type Transaction, sql } from './driver.ts';
import { bytesOfRow } from './fileQuota.ts';

/**
 * Deletes the requests that a condition selects, with every row that names their persons; returns how many. The `.eml` file of
 * a mail about several requests, or of a morning, may name them too: without its name in `departure`, `findMails` leaves it
 * out, so that the file is removed.
 */
export async function erase({ run }: Transaction, which: Statement): Promise<number> {
  await run`delete from tickets where reference in (select reference from requests where ${which})`;
  // What is left of a mail still counts as one for the pace of its mailbox.
  await run`update outbox set departure = 'erased ' || departure where state = 'sent' and departure not like 'erased %'
    and departure in (select departure from outbox where request in (select sequence from requests where ${which}))`;
  const erased = await run`delete from requests where ${which}`;
  if (erased > 0)
    // The condition on `created_at` makes SQLite use the index.
    await run`update outbox set departure = 'erased ' || id where request is null and created_at > 0 and state = 'sent'`;
  return erased;
}

/** Expired requests that a purge deletes without a person's confirmation, even when they are more than a tenth of all. */
const maxSuddenPurge = 20;

/**
 * Erases requests older than `retentionMonths`, withdrawn requests once their withdrawal is final, and those that the office
 * erases at their `eraseAt`. Deletes unfinished papers and address hashes older than a day, expired download tickets, and mails
 * of the kinds `morning` and `listLink` after a week, except the last `morning` that left.
 *
 * Does not delete old requests if the clock may be wrong: if it would delete more than twenty requests and more than a
 * tenth of all, or the newest one. Health then reports `purgeHeld` until a person confirms the purge (`isConfirmed`), or until
 * a later purge needs no confirmation.
 */
export async function purge(transaction: Transaction, isConfirmed: boolean) {
  const { run, time } = transaction;
  await run`update requests set client_hash = null, network_hash = null
    where client_hash is not null and created_at < ${time - dayMs}`;
  await run`update outbox set network_hash = null where network_hash is not null and created_at < ${time - dayMs}`;
  const isGivenUp = sql`state = 'uploading' and created_at < ${time - dossierLimits.unfinishedHours * hourMs}`;
  await run`update requests set file_bytes = file_bytes - (
      select sum(${bytesOfRow}) from papers where request = sequence and ${isGivenUp})
    where sequence in (select request from papers where ${isGivenUp})`;
  await run`delete from papers where ${isGivenUp}`;
  await run`delete from tickets where expires_at < ${time}`;
  await run`delete from network_bytes where since < ${time - dayMs}`;
  // Keep the last morning mail that left: the next one lists what came after it.
  await run`delete from outbox where request is null and kind in ('listLink', 'morning')
    and created_at < ${time - officeLimits.mailDays * dayMs}
    and exists (select 1 from outbox as later
      where later.request is null and later.kind = 'morning' and later.state = 'sent'
        and later.created_at > outbox.created_at)`;
  const isFinal = sql`withdrawn_at < ${time - dossierLimits.undoHours * hourMs} or erase_at <= ${time}`;
  const withdrawn = await erase(transaction, isFinal);
  // Calendar months: two years before 29 February is 28 February.
  const oldest = fromDate(new Date(time), 'UTC').subtract({ months: retentionMonths }).toDate().getTime();
  const held = isConfirmed ? 0 : await countHeld(transaction, oldest);
  await run`update installation set purge_held = ${held}`;
  if (held > 0) return { removed: withdrawn, held };
  const expired = await erase(transaction, sql`created_at < ${oldest}`);
  return { removed: expired + withdrawn, held };
}

/** How many requests a purge would delete, when a person must confirm it; otherwise 0. */
async function countHeld({ get }: Transaction, oldest: number): Promise<number> {
  const expired = await get`select count(*) as count from requests where created_at < ${oldest}`;
  const count = Number(expired?.count);
  const isNewest = await get`select 1 from requests
    where sequence = (select max(sequence) from requests) and created_at < ${oldest}`;
  const isTenth =
    !(await get`select 1 from requests where created_at >= ${oldest} limit 1 offset ${9 * count}`);
  return isNewest || (isTenth && count > maxSuddenPurge) ? count : 0;
}
