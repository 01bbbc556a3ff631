import type { SupabaseClient } from '@supabase/supabase-js';
import {
  type AdmissionStore,
  type ClaimedMail,
  type Client,
  type HealthProblem,
  type OutboxEntry,
  type PurgeResult,
  type RateLimited,
  StoreUnavailable,
  type SubmitResult,
  type TicketSubject,
  digestLength,
  firstTimeClient,
} from '#core/store/store.ts';
import type { StoredRequest } from '#core/request/request.ts';
import { errorClass } from '#core/log.ts';
import type { Limits } from '#core/settings.ts';

/** Timeout of one call, because supabase-js does not have one. */
const timeoutMs = 8_000;

interface PostgresStore extends AdmissionStore {
  /** The ids of files in Storage that no request has, at most 100. Omits files of the last hour. */
  listOrphanPapers(): Promise<string[]>;
}

/** The store on Supabase Postgres. Each method calls an SQL function of `migrations/` as the service role. */
export function createPostgresStore(client: SupabaseClient, limits: Limits): PostgresStore {
  async function call<Result>(name: string, args: Record<string, unknown> = {}): Promise<Result> {
    const { data, error } = await client
      .rpc(name, args)
      .abortSignal(AbortSignal.timeout(timeoutMs))
      .then(
        (response) => response,
        (thrown: unknown) => ({ data: null, error: { code: errorClass(thrown) } }),
      );
    // Only the code: messages of Postgres may quote personal data.
    if (error) throw new StoreUnavailable(/^[\w.-]{1,40}$/.test(error.code) ? error.code : 'network');
    return data as Result; // Safe cast: the SQL function returns this shape.
  }

  const checkLimits = (client: Client) =>
    call<RateLimited | null>('check_admission_limits', { p_client: client, p_limits: limits });

  return {
    submit: (submission) =>
      call<SubmitResult>('submit_admission', { p_submission: submission, p_limits: limits }),
    checkLimits,
    claimMails: async (limit, leaseSeconds) => {
      await call('queue_delayed_confirmations', { p_count: limit, p_limits: limits });
      return call<ClaimedMail[]>('claim_outbox', {
        p_limit: limit,
        p_lease_seconds: leaseSeconds,
        p_digest_length: digestLength,
      });
    },
    completeMail: (id) => call('complete_outbox', { p_id: id }),
    failMail: ({ id, attempt, errorClass, retryInSeconds }) =>
      call('fail_outbox', {
        p_id: id,
        p_attempt: attempt,
        p_error_class: errorClass,
        p_retry_seconds: retryInSeconds,
      }),
    listRequests: ({ limit, before }) =>
      call<StoredRequest[]>('list_admissions', { p_limit: limit, p_before: before ?? null }),
    deleteRequest: (reference) => call<boolean>('delete_admission', { p_reference: reference }),
    listOutbox: () => call<OutboxEntry[]>('list_outbox'),
    retryMails: () => call<number>('retry_outbox'),
    purge: (months, isConfirmed = false) =>
      call<PurgeResult>('purge_admissions', { p_months: months, p_is_confirmed: isConfirmed }),
    listOrphanPapers: () => call<string[]>('list_orphan_papers'),
    findRequest: (reference) => call<StoredRequest | null>('find_admission', { p_reference: reference }),
    saveDossier: (stored, change) =>
      call<boolean>('save_dossier', { p_change: { ...stored, mails: [], events: [], ...change } }),
    addTicket: (ticket, { reference, file }, seconds) =>
      call('add_ticket', { p_ticket: ticket, p_reference: reference, p_file: file, p_seconds: seconds }),
    takeTicket: (ticket) => call<TicketSubject | null>('take_ticket', { p_ticket: ticket }),
    queueSchoolMail: ({ id, kind, perHour }) =>
      call<boolean>('queue_school_mail', { p_id: id, p_kind: kind, p_per_hour: perHour }),
    countConfirmations: (mailbox) => call('count_confirmations', { p_mailbox: mailbox }),
    health: async () => {
      const problems = await call<HealthProblem[]>('check_admission_health');
      return (await checkLimits(firstTimeClient)) ? ['requestLimit', ...problems] : problems;
    },
  };
}
