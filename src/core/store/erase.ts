import type { Statement, Transaction } from './driver.ts';

/**
 * Deletes the requests that a condition selects, with every row that names their persons; returns how many. The row of a mail
 * about several requests names nobody, but its `.eml` file does: without `sent_at`, `findMails` leaves it out, so that the
 * file is removed.
 */
export async function erase({ run }: Transaction, which: Statement): Promise<number> {
  await run`delete from tickets where reference in (select reference from requests where ${which})`;
  const erased = await run`delete from requests where ${which}`;
  if (erased > 0)
    // The condition on `created_at` makes SQLite use the index.
    await run`update outbox set sent_at = null where request is null and created_at > 0 and state = 'sent'`;
  return erased;
}
