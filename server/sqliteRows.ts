import type { SQLOutputValue } from 'node:sqlite';
import type { AdmissionRequest } from '../supabase/functions/_shared/admissionRequest.ts';
import type {
  ClaimedMail,
  OutboxEntry,
  StoredRequest,
} from '../supabase/functions/_shared/admissionStore.ts';

export type Row = Record<string, SQLOutputValue>;

/** The columns of an answer's field, in the order of the form. */
export const answerColumns = {
  firstName: 'first_name',
  lastName: 'last_name',
  birthDate: 'birth_date',
  phone: 'phone',
  email: 'email',
  formationType: 'formation_type',
  requiredLevel: 'required_level',
  certifyingProgram: 'certifying_program',
  academicYear: 'academic_year',
  domain: 'domain',
  lastDiploma: 'last_diploma',
  lastInstitution: 'last_institution',
  motivation: 'motivation',
} as const;

/** The values of a request in the order of `answerColumns`; null where it has no such answer. */
export function toValues(request: AdmissionRequest): (string | null)[] {
  const answers = new Map<string, string | undefined>(Object.entries(request));
  return Object.keys(answerColumns).map((field) => answers.get(field) ?? null);
}

export function toStoredRequest(row: Row): StoredRequest {
  const answers = Object.entries(answerColumns).flatMap(([field, column]) =>
    row[column] === null ? [] : [[field, row[column]] as const],
  );
  return {
    sequence: Number(row.sequence),
    reference: String(row.reference),
    locale: String(row.locale),
    createdAt: toIso(row.created_at),
    // Written by `toValues` from a checked request; checking again would lose requests when a list of options changes.
    request: Object.fromEntries(answers) as AdmissionRequest,
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
