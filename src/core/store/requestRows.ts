import type { RequestAnswers } from '../questions/questions.ts';
import type { StoredPaper } from '../model/papers.ts';
import type { Confirmation, StoredEvent, StoredRequest } from '../model/request.ts';
import { type Row, type SqlValue, type Statement, type Transaction, list } from './driver.ts';

/** Reads the requests that the end of a `select` names, from `where` on, in four statements. */
export async function loadRequests({ all }: Transaction, where: Statement): Promise<StoredRequest[]> {
  const rows =
    await all`select sequence, kind, reference, locale, created_at, answered_at, answers, confirmation,
      generation, office_generation, is_proved, revision, corrections, withdrawn_at, erase_at, (
        select earlier.reference from requests as earlier
        where earlier.mailbox = requests.mailbox and earlier.kind = requests.kind and earlier.sequence < requests.sequence
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
    await all`select request, kind, state, created_at, sent_at from outbox
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
    answeredAt: isoOrNull(row.answered_at),
    earlierReference: textOrNull(row.earlier_reference),
    confirmation: row.confirmation as Confirmation,
    // Don't validate again: a request must stay readable when a list of options changes.
    answers: JSON.parse(String(row.answers)) as RequestAnswers,
    generation: Number(row.generation),
    officeGeneration: Number(row.office_generation),
    isProved: row.is_proved === 1,
    revision: Number(row.revision),
    corrections: Number(row.corrections),
    withdrawnAt: isoOrNull(row.withdrawn_at),
    eraseAt: isoOrNull(row.erase_at),
    papers: (papers.get(row.sequence) ?? []).map(({ id, paper, state, bytes, sha256, replaces, ...file }) => {
      const times = { createdAt: toIso(file.created_at), receivedAt: isoOrNull(file.received_at) };
      return { id, paper, state, bytes, sha256, replaces, ...times } as StoredPaper;
    }),
    mails: (mails.get(row.sequence) ?? []).map(({ kind, state, created_at, sent_at }) => {
      const times = { queuedAt: toIso(created_at), sentAt: isoOrNull(sent_at) };
      return { kind, state, ...times } as StoredRequest['mails'][number];
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
