import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Limits, dossierLimits } from '../limits.ts';
import { mailboxOf } from '../model/mailbox.ts';
import { type StoredEvent, type StoredRequest, mailReaders } from '../model/request.ts';
import { missingPapers } from '../model/status.ts';
import { dayMs, hourMs } from '../time/schoolTime.ts';
import { type Driver, type Statement, StoreUnavailable, type Transaction, list, sql } from './driver.ts';
import { fileBytes, findFileRoom, reserveFileBytes } from './fileQuota.ts';
import {
  type NewMail,
  causedMails,
  createOutbox,
  isDueIn,
  readTokens,
  waitsForCv,
  writeMails,
} from './outbox.ts';
import { erase, purge } from './purge.ts';
import { isKept, loadRequests, textOrNull, toMs } from './requestRows.ts';
import { createSubmit } from './submit.ts';

/** The fields that a change may have, and the columns of the row that hold them. */
const changingColumns = {
  answers: ({ answers }) => sql`answers = ${JSON.stringify(answers)}, mailbox = ${mailboxOf(answers.email)}`,
  papers: ({ papers }) => sql`file_bytes = ${fileBytes(papers)}`,
  answeredAt: ({ answeredAt }) => sql`answered_at = ${toMs(answeredAt)}`,
  withdrawnAt: ({ withdrawnAt }) => sql`withdrawn_at = ${toMs(withdrawnAt)}`,
  eraseAt: ({ eraseAt }) => sql`erase_at = ${toMs(eraseAt)}`,
  generation: ({ generation }) => sql`generation = ${generation}`,
  corrections: ({ corrections }) => sql`corrections = ${corrections}`,
  isProved: ({ isProved }) => sql`is_proved = ${Number(isProved)}`,
} satisfies Partial<
  Record<keyof StoredRequest, (changed: Omit<StoredRequest, 'mails' | 'events'>) => Statement>
>;

export interface RequestChange extends Partial<Pick<StoredRequest, keyof typeof changingColumns>> {
  mails?: NewMail[];
  /** The network of the client that causes the mails, and that announces the files by which `papers` grow. */
  network?: string | undefined;
  /** The school's mail, which waited for this change, is due. */
  endsWait?: boolean;
  events?: Omit<StoredEvent, 'at'>[];
}

/** `reference` is null for the list of all requests. */
interface TicketSubject {
  reference: string | null;
  file: string;
}

/** Needs a person: see `health`. */
export type HealthProblem = Awaited<ReturnType<RequestStore['health']>>[number];

export type RequestStore = ReturnType<typeof createSqlStore>;

const idsPerStatement = 1_000;

/**
 * The requests of all kinds and the outbox of their mails. Every method is one transaction. Rejects with
 * `StoreUnavailable` when the database is not available; the caller may then retry.
 */
export function createSqlStore(driver: Driver, limits: Limits) {
  const { read, write } = driver;
  const submissions = createSubmit(driver, limits);

  async function saveRequest(
    transaction: Transaction,
    stored: StoredRequest,
    change: RequestChange,
  ): Promise<boolean> {
    const { all, get, run, time } = transaction;
    const changed = { ...stored, ...change };
    const { sequence, revision, answers, papers } = changed;
    const { events = [] } = change;
    const mails = [...(change.mails ?? [])];
    const columns = Object.values(changingColumns).map((column) => column(changed));
    const changes = await run`update requests set revision = revision + 1, ${list(columns)}
      where sequence = ${sequence} and revision = ${revision}`;
    if (changes === 0) return false;
    const newBytes = fileBytes(papers) - fileBytes(stored.papers);
    if (change.network !== undefined && newBytes > 0) {
      const network = await submissions.hash(transaction, change.network);
      await reserveFileBytes(transaction, network, newBytes, changed.isProved, limits);
    }
    if (answers.email !== stored.answers.email) {
      // Queued mails would take the new link to the earlier address. Requeue those that ask for papers; the new confirmation
      // replaces the others. A mail that is being sent counts for the pace of its mailbox.
      const linked = sql`request = ${sequence} and kind in ('applicant', 'asked', 'withdrawn')`;
      const waiting =
        await all`delete from outbox where ${linked} and state in ('queued', 'dead') returning id`;
      await run`update outbox set state = 'sent', sent_at = ${time} where ${linked} and state = 'leased'`;
      const asks = stored.events.filter(({ id }) => waiting.some((mail) => mail.id === id));
      mails.push(...asks.map(({ id }) => ({ id, kind: 'asked' }) as const));
    }
    if (change.papers) {
      await run`delete from papers where request = ${sequence}`;
      const rows = papers.map(
        ({ id, paper, state, bytes, sha256, replaces, createdAt, receivedAt }, position) =>
          sql`(${id}, ${sequence}, ${position}, ${paper}, ${state}, ${bytes}, ${sha256}, ${replaces},
            ${toMs(createdAt)}, ${toMs(receivedAt)})`,
      );
      if (rows.length > 0)
        await run`insert into papers
          (id, request, position, paper, state, bytes, sha256, replaces, created_at, received_at) values ${list(rows)}`;
    }
    if (events.length > 0) {
      const rows = events.map(
        ({ id, event, detail }) => sql`(${id}, ${sequence}, ${event}, ${JSON.stringify(detail)}, ${time})`,
      );
      await run`insert into events (id, request, event, detail, created_at) values ${list(rows)}`;
    }
    if (change.endsWait)
      await run`update outbox set next_attempt_at = ${time}
        where request = ${sequence} and ${waitsForCv(time)}`;
    if (mails.length > 0) {
      const network =
        change.network === undefined ? null : await submissions.hash(transaction, change.network);
      const found = await get`select ${causedMails(network, time)} as caused`;
      const cause = { request: sequence, email: answers.email, isProved: changed.isProved, network };
      await writeMails(transaction, mails, { ...cause, caused: Number(found?.caused) }, limits);
    }
    return true;
  }

  async function health(transaction: Transaction) {
    const { get, run, time } = transaction;
    // Check that the database can write.
    await run`update installation set salt = salt`;
    const tokens = await readTokens(transaction, limits);
    const dueSince = (queue: keyof typeof tokens) =>
      sql`(select next_attempt_at from outbox where ${isDueIn(queue, time)} order by next_attempt_at limit 1)`;
    const found = await get`select purge_held,
        (select 1 from outbox where attempts > 0 and state <> 'sent' and state <> 'dead' and created_at < ${time - hourMs}
          limit 1) as failing,
        ${dueSince('free')} as free, ${dueSince('school')} as school, ${dueSince('quiet')} as quiet,
        ${dueSince('busy')} as busy,
        (select 1 from outbox join requests on sequence = outbox.request
          where state = 'dead' and (answered_at is null
            or outbox.kind = 'asked' and next_attempt_at > ${time - 3 * dayMs}) limit 1) as dead,
        (select 1 from outbox where attempts > 0 and state <> 'sent' and recipient is null
          and last_error like 'refused%' limit 1) as refused,
        case when key_replaced_at > ${time - 3 * dayMs} then 1 end as replaced
      from installation`;
    const isLate = (['free', 'school', 'quiet', 'busy'] as const).some(
      (queue) => tokens[queue] >= 1 && found?.[queue] && Number(found[queue]) <= time - hourMs,
    );
    // Of a client without earlier files: if it is refused, everybody is.
    const fileRoom = await findFileRoom(transaction, '', false, limits);
    /** What each means: server/README.md. */
    const problems = {
      requestLimit: await submissions.isFull(transaction),
      purgeHeld: found?.purge_held,
      mailsLate: found?.failing || isLate,
      mailsDead: found?.dead,
      schoolRefuses: found?.refused,
      mailCeiling: tokens.busy < 1 && (found?.quiet || found?.busy),
      uploadQuota: fileRoom < dossierLimits.unprovedMaxBytes,
      keyReplaced: found?.replaced,
    };
    const names = Object.keys(problems) as (keyof typeof problems)[]; // Safe cast: its keys.
    return names.filter((name) => problems[name]);
  }

  async function findIds(ids: readonly string[], query: (some: Statement) => Statement) {
    const found = new Set<string>();
    for (let start = 0; start < ids.length; start += idsPerStatement) {
      const some = list(ids.slice(start, start + idsPerStatement));
      for (const { id } of await read(({ all }) => all`${query(some)}`)) found.add(String(id));
    }
    return found;
  }

  return {
    ...createOutbox(driver, limits),
    submit: submissions.submit,
    /**
     * A page of the requests, newest first; `before` is the `sequence` of the last request of the previous page. Neither
     * this nor `findRequest` returns a request after its `eraseAt`.
     */
    listRequests: ({
      limit,
      before = Number.MAX_SAFE_INTEGER,
    }: {
      limit: number;
      before?: number | undefined;
    }) =>
      read((transaction) =>
        loadRequests(
          transaction,
          sql`where sequence < ${before} and ${isKept(transaction)} order by sequence desc limit ${limit}`,
        ),
      ),
    findRequest: (reference: string): Promise<StoredRequest | null> =>
      read(async (transaction) => {
        const where = sql`where reference = ${reference} and ${isKept(transaction)}`;
        return (await loadRequests(transaction, where))[0] ?? null;
      }),
    /**
     * Saves a change of the request with this `sequence`, and writes its mails; false when it has changed since it was read. A
     * link to a mailbox that nobody proved waits for its turn, and is left out when that is more than a day away.
     * Rejects with `uploadQuota` when there is no room for files that a network announces (`fileQuota.ts`).
     */
    saveRequest: (stored: StoredRequest, change: RequestChange) => {
      const isMailed = change.mails?.some(({ kind }) => mailReaders[kind] === 'applicant');
      const { email } = change.answers ?? stored.answers;
      const locks = {
        ...(isMailed && { mailbox: mailboxOf(email) }),
        files: change.papers !== undefined && change.network !== undefined,
      };
      return write(locks, (transaction) => saveRequest(transaction, stored, change));
    },
    /**
     * Notes that the applicant is reminded of these requests, which have one mailbox, and writes one mail about those of each
     * address: two spellings may be two people (`mailboxOf`). False when the mailbox had a reminder since a time (ms), or
     * when each of them had one and nobody used a mailed link to the mailbox. Rejects with `dossierBusy`, and saves nothing,
     * when one has changed since it was read.
     */
    remind: (requests: readonly StoredRequest[], since: number) => {
      const mailbox = mailboxOf(requests[0]?.answers.email ?? '');
      return write({ mailbox }, async (transaction) => {
        const found = await transaction.get`select max(is_proved) as proved, (
            select max(events.created_at) from events join requests as other on other.sequence = events.request
            where other.mailbox = ${mailbox} and event = 'reminded') as last
          from requests where mailbox = ${mailbox}`;
        const due = requests.filter(
          ({ events }) => found?.proved === 1 || !events.some(({ event }) => event === 'reminded'),
        );
        if (due.length === 0 || (found?.last != null && Number(found.last) >= since)) return false;
        for (const ofAddress of Map.groupBy(due, ({ answers }) => answers.email).values()) {
          const departure = randomUUID();
          for (const stored of ofAddress) {
            const id = randomUUID();
            const isSaved = await saveRequest(transaction, stored, {
              events: [{ id, event: 'reminded', detail: { papers: missingPapers(stored) } }],
              mails: [{ id, kind: 'asked', departure }],
            });
            if (!isSaved) throw new StoreUnavailable('dossierBusy');
          }
        }
        return true;
      });
    },
    addTicket: (ticket: string, { reference, file }: TicketSubject, seconds: number) =>
      write({}, async ({ run, time }) => {
        await run`delete from tickets where expires_at < ${time}`;
        await run`insert into tickets (ticket, reference, file, expires_at)
          values (${ticket}, ${reference}, ${file}, ${time + seconds * 1000})`;
      }),
    /** Deletes a ticket and returns what it is for; null when it does not exist or has expired. */
    takeTicket: (ticket: string): Promise<TicketSubject | null> =>
      write({}, async ({ get, time }) => {
        const taken = await get`delete from tickets
          where ticket = ${ticket} and expires_at >= ${time} returning reference, file`;
        return taken ? { reference: textOrNull(taken.reference), file: String(taken.file) } : null;
      }),
    /** Erases a request (`erase`); false when there is no such request. */
    deleteRequest: (reference: string) =>
      write({}, async (transaction) => (await erase(transaction, sql`reference = ${reference}`)) > 0),
    purge: (isConfirmed = false) => write({}, (transaction) => purge(transaction, isConfirmed)),
    /** Rejects when the store cannot write. */
    health: () => write({}, health),
    /** Which of these ids are mails. Leaves out sent mails about several requests of which one may have been erased. */
    findMails: (ids: readonly string[]) =>
      findIds(ids, (some) => sql`select departure as id from outbox where departure in (${some})`),
    /** Which of these ids are files that a request has or expects. */
    findFiles: (ids: readonly string[]) =>
      findIds(ids, (some) => sql`select id from papers where state <> 'replaced' and id in (${some})`),
    /** In bytes; undefined when no request expects the file. */
    expectedBytes: (id: string) =>
      read(async ({ get }) => {
        const file = await get`select bytes from papers where id = ${id} and state = 'uploading'`;
        return file && Number(file.bytes);
      }),
    /** `keyFingerprint`: of the key that signs links. */
    readInstallation: () =>
      read(async ({ get }) => {
        const found = await get`select key_fingerprint from installation`;
        return { keyFingerprint: textOrNull(found?.key_fingerprint) };
      }),
    /** Notes the fingerprint of the first key, or of one that replaces it; false when the noted one is another. */
    noteKey: (fingerprint: string, isReplacement = false) =>
      write({}, async ({ run, time }) => {
        if (isReplacement)
          await run`update installation set key_fingerprint = ${fingerprint}, key_replaced_at = ${time}`;
        const noted = await run`update installation set key_fingerprint = ${fingerprint}
          where key_fingerprint is null or key_fingerprint = ${fingerprint}`;
        return noted > 0;
      }),
    /** Whether the last cleaning began more than `seconds` ago; if so, this call counts as the start of one. */
    startCleaning: (seconds: number) =>
      write({}, async ({ run, time }) => {
        const since = time - seconds * 1000;
        return (await run`update installation set cleaned_at = ${time} where cleaned_at < ${since}`) > 0;
      }),
    close: () => driver.close(),
  };
}

/** How many requests are read, examined or written before other work runs. */
export const batchLength = 200;

/** Reads every request, newest first. */
export async function* readRequests(
  store: Pick<RequestStore, 'listRequests'>,
): AsyncGenerator<StoredRequest> {
  for (let before: number | undefined; ;) {
    const batch = await store.listRequests({ limit: batchLength, before });
    yield* batch;
    if (batch.length < batchLength) return;
    before = batch.at(-1)?.sequence;
    await sleep(0);
  }
}
