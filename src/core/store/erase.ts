import type { Statement, Transaction } from './driver.ts';

/**
 * Deletes the requests that a condition selects, with every row that names their persons; returns how many. The `.eml` file of
 * a mail about several requests, or of a morning, may name them too: without its name in `departure`, `findMails` leaves it
 * out, so that the file is removed.
 */
export async function erase({ run }: Transaction, which: Statement): Promise<number> {
  await run`delete from tickets where reference in (select reference from requests where ${which})`;
  await run`update outbox set departure = 'erased ' || id where state = 'sent' and departure in (
    select departure from outbox where request in (select sequence from requests where ${which}))`;
  const erased = await run`delete from requests where ${which}`;
  if (erased > 0)
    // The condition on `created_at` makes SQLite use the index.
    await run`update outbox set departure = 'erased ' || id where request is null and created_at > 0 and state = 'sent'`;
  return erased;
}
