import type {
  AdmissionStore,
  DossierChange,
  StoredRequest,
  StoredPaper,
} from '#core/store/admissionStore.ts';
import { type Sql, withIsoTimes } from './sqliteConnection.ts';
import { createOutbox } from './sqliteSubmit.ts';

const hourMs = 60 * 60 * 1000;

/** The statements of dossiers. The caller opens the transactions; `now` is in milliseconds. */
export function createDossierStatements(sql: Sql, now: () => number) {
  const { insertMail } = createOutbox(sql);

  // Safe casts below: check constraints, and columns that only these functions write.
  function papersOf(request: number): StoredPaper[] {
    return sql.all`select id, paper, state, bytes, sha256, replaces, created_at as createdAt, received_at as receivedAt
      from papers where request = ${request} order by created_at, rowid`.map(
      (row) => withIsoTimes(row, 'createdAt', 'receivedAt') as unknown as StoredPaper,
    );
  }

  function mailsOf(request: number): StoredRequest['mails'] {
    return sql.all`select kind, state, created_at as queuedAt, sent_at as sentAt from outbox
      where request = ${request} order by created_at`.map(
      (row) => withIsoTimes(row, 'queuedAt', 'sentAt') as unknown as StoredRequest['mails'][number],
    );
  }

  function eventsOf(request: number): StoredRequest['events'] {
    return sql.all`select id, event, detail, created_at as at from events
      where request = ${request} order by created_at, rowid`.map(
      (row) =>
        ({
          ...withIsoTimes(row, 'at'),
          detail: JSON.parse(String(row.detail)),
        }) as StoredRequest['events'][number],
    );
  }

  function save(change: DossierChange): boolean {
    const { reference, revision, generation, corrections, answeredAt, withdrawnAt, request, mailbox } =
      change;
    const time = now();
    const changed = sql.get`update requests
      set revision = revision + 1, generation = ${generation}, corrections = ${corrections},
        answered_at = ${answeredAt && Date.parse(answeredAt)},
        withdrawn_at = ${withdrawnAt && Date.parse(withdrawnAt)}, answers = ${JSON.stringify(request)},
        mailbox = ${mailbox}
      where reference = ${reference} and revision = ${revision} returning sequence`;
    if (!changed) return false;
    const sequence = Number(changed.sequence);
    sql.run`delete from papers where request = ${sequence}`;
    for (const { id, paper, state, bytes, sha256, replaces, createdAt, receivedAt } of change.papers)
      sql.run`insert into papers (id, request, paper, state, bytes, sha256, replaces, created_at, received_at)
        values (${id}, ${sequence}, ${paper}, ${state}, ${bytes}, ${sha256}, ${replaces}, ${Date.parse(createdAt)},
          ${receivedAt && Date.parse(receivedAt)})`;
    for (const mail of change.mails) insertMail({ request: sequence, ...mail }, time);
    for (const { id, event, detail } of change.events)
      sql.run`insert into events (id, request, event, detail, created_at)
        values (${id}, ${sequence}, ${event}, ${JSON.stringify(detail)}, ${time})`;
    return true;
  }

  function countConfirmations(mailbox: string): Awaited<ReturnType<AdmissionStore['countConfirmations']>> {
    const time = now();
    const row = sql.get`select count(*) as day, count(*) filter (where outbox.created_at > ${time - hourMs}) as hour
      from requests join outbox on outbox.request = sequence
      where mailbox = ${mailbox} and outbox.kind = 'applicant'
        and outbox.created_at > ${time - 24 * hourMs} and outbox.created_at <= ${time}`;
    return { lastHour: Number(row?.hour), lastDay: Number(row?.day) };
  }

  return { insertMail, papersOf, mailsOf, eventsOf, save, countConfirmations };
}
