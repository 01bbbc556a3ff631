import type { SQLOutputValue } from 'node:sqlite';
import type { Confirmation, OutboxEntry, StoredAnswers, StoredRequest } from '#core/store/admissionStore.ts';

export type Row = Record<string, SQLOutputValue>;

/** A row of `requests` as the store gives it: its answers as they were stored. */
export function toStoredRequest(row: Row): StoredRequest {
  return {
    sequence: Number(row.sequence),
    kind: row.kind as StoredRequest['kind'], // held by the table's own check
    reference: String(row.reference),
    locale: String(row.locale),
    createdAt: toIso(row.created_at),
    answeredAt: row.answered_at === null ? null : toIso(row.answered_at),
    earlierReference: textOf(row.earlier_reference),
    confirmation: row.confirmation as Confirmation, // held by the table's own check
    // Stored from a checked request; checking again would lose requests when a list of options changes.
    request: JSON.parse(String(row.answers)) as StoredAnswers,
  };
}

export function toOutboxEntry(row: Row): OutboxEntry {
  return {
    id: String(row.id),
    kind: row.kind as OutboxEntry['kind'], // held by the table's own check, like the state
    reference: textOf(row.reference),
    state: row.state as OutboxEntry['state'],
    attempts: Number(row.attempts),
    nextAttemptAt: toIso(row.next_attempt_at),
    lastError: textOf(row.last_error),
  };
}

export function toIso(time: SQLOutputValue | undefined): string {
  return new Date(Number(time)).toISOString();
}

function textOf(value: SQLOutputValue | undefined): string | null {
  return value === null ? null : String(value);
}
