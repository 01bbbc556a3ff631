import type { SQLOutputValue } from 'node:sqlite';
import type {
  ClaimedMail,
  OutboxEntry,
  StoredAnswers,
  StoredRequest,
} from '../supabase/functions/_shared/admissionStore.ts';

export type Row = Record<string, SQLOutputValue>;

export function toStoredRequest(row: Row): StoredRequest {
  return {
    sequence: Number(row.sequence),
    reference: String(row.reference),
    locale: String(row.locale),
    createdAt: toIso(row.created_at),
    // Stored from a checked request; checking again would lose requests when a list of options changes.
    request: JSON.parse(String(row.answers)) as StoredAnswers,
  };
}

export function toClaimedMail(row: Row): ClaimedMail {
  return {
    id: String(row.id),
    kind: row.kind === 'school' ? 'school' : 'applicant',
    attempt: Number(row.attempts) + 1,
    stored: toStoredRequest(row),
  };
}

export function toOutboxEntry(row: Row): OutboxEntry {
  return {
    id: String(row.id),
    kind: row.kind === 'school' ? 'school' : 'applicant',
    reference: String(row.reference),
    state: row.state as OutboxEntry['state'], // held by the table's own check
    attempts: Number(row.attempts),
    nextAttemptAt: toIso(row.next_attempt_at),
    lastError: row.last_error === null ? null : String(row.last_error),
  };
}

function toIso(time: SQLOutputValue | undefined): string {
  return new Date(Number(time)).toISOString();
}
