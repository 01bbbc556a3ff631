import type { StoredPaper } from '../model/papers.ts';
import type { StoredEvent, StoredRequest } from '../model/request.ts';
import { type Row, type SqlValue, type Statement, type Transaction, list, sql } from './driver.ts';

export const isKept = ({ time }: Transaction) => sql`(erase_at is null or erase_at > ${time})`;

/** Reads the requests that the end of a `select` names, from `where` on, in four statements. */
export async function loadRequests(transaction: Transaction, where: Statement): Promise<StoredRequest[]> {
  const { all } = transaction;
  const rows = await all`select *, (
        select earlier.reference from requests as earlier
        where earlier.mailbox = requests.mailbox and earlier.kind = requests.kind and earlier.sequence < requests.sequence
          and ${isKept(transaction)}
        order by earlier.sequence limit 1
      ) as earlier_reference
    from requests ${where}`;
  if (rows.length === 0) return [];
  const sequences = list(rows.map(({ sequence = null }) => sequence));
  const byRequest = (parts: Row[]) => Map.groupBy(parts, ({ request }) => request);
  const papers = byRequest(
    await all`select * from papers where request in (${sequences}) order by request, created_at, position`,
  );
  const mails = byRequest(
    await all`select request, kind, state, recipient, created_at, next_attempt_at, sent_at from outbox
    where request in (${sequences}) order by request, created_at, kind`,
  );
  const events = byRequest(
    await all`select * from events where request in (${sequences}) order by request, sequence`,
  );
  return rows.map((row) => ({
    sequence: Number(row.sequence),
    kind: row.kind as StoredRequest['kind'],
    reference: String(row.reference),
    locale: String(row.locale),
    createdAt: toIso(row.created_at),
    earlierReference: textOrNull(row.earlier_reference),
    revision: Number(row.revision),
    answeredAt: isoOrNull(row.answered_at),
    withdrawnAt: isoOrNull(row.withdrawn_at),
    eraseAt: isoOrNull(row.erase_at),
    generation: Number(row.generation),
    corrections: Number(row.corrections),
    isProved: row.is_proved === 1,
    // Don't validate again: a request must stay readable when a list of options changes.
    answers: JSON.parse(String(row.answers)) as StoredRequest['answers'],
    papers: (papers.get(row.sequence) ?? []).map(({ id, paper, state, bytes, sha256, replaces, ...file }) => {
      const times = { createdAt: toIso(file.created_at), receivedAt: isoOrNull(file.received_at) };
      return { id, paper, state, bytes, sha256, replaces, ...times } as StoredPaper;
    }),
    mails: (mails.get(row.sequence) ?? []).map(({ kind, state, recipient, ...mail }) => {
      const times = { queuedAt: toIso(mail.created_at), dueAt: toIso(mail.next_attempt_at) };
      return {
        kind,
        state,
        recipient,
        ...times,
        sentAt: isoOrNull(mail.sent_at),
      } as StoredRequest['mails'][number];
    }),
    events: (events.get(row.sequence) ?? []).map(
      ({ id, event, created_at, detail }) =>
        ({ id, event, at: toIso(created_at), detail: JSON.parse(String(detail)) }) as StoredEvent,
    ),
  }));
}

export const toMs = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

export const toIso = (time: SqlValue | undefined): string => new Date(Number(time)).toISOString();

const isoOrNull = (time: SqlValue | undefined): string | null =>
  typeof time === 'number' ? toIso(time) : null;

export const textOrNull = (value: SqlValue | undefined): string | null =>
  typeof value === 'string' ? value : null;
