import type { SQLOutputValue } from 'node:sqlite';
import type { DossierChange, DossierStore, StoredDossier } from '#core/dossier/dossierStore.ts';
import { dossierLimits } from '#core/dossier/papers.ts';
import type { StoredPaper } from '#core/store/admissionStore.ts';
import type { Sql } from './sqliteConnection.ts';
import { createOutbox } from './sqliteSubmit.ts';

const hourMs = 60 * 60 * 1000;

/** The statements of `DossierStore`. The caller opens the transactions; `now` is in milliseconds. */
export function createDossierStatements(sql: Sql, now: () => number) {
  const { insertMail, openDigest } = createOutbox(sql);

  function papersOf(request: number): StoredPaper[] {
    return sql.all`select * from papers where request = ${request} order by created_at, rowid`.map(
      ({ id, paper, state, bytes, sha256, replaces, created_at, received_at }) =>
        // Safe cast: the columns have the types of the fields.
        ({
          id,
          paper,
          state,
          bytes,
          sha256,
          replaces,
          createdAt: iso(created_at),
          receivedAt: received_at === null ? null : iso(received_at),
        }) as StoredPaper,
    );
  }

  function mailsOf(request: number): StoredDossier['mails'] {
    return sql.all`select kind, state, created_at from outbox where request = ${request} order by created_at`.map(
      ({ kind, state, created_at }) =>
        ({ kind, state, queuedAt: iso(created_at) }) as StoredDossier['mails'][number], // Safe cast: check constraints.
    );
  }

  function save(change: DossierChange): boolean {
    const { reference, revision, generation, corrections, withdrawnAt, request, mailbox, news } = change;
    const time = now();
    const changed = sql.get`update requests
      set revision = revision + 1, generation = ${generation}, corrections = ${corrections},
        withdrawn_at = ${withdrawnAt && Date.parse(withdrawnAt)}, answers = ${JSON.stringify(request)},
        mailbox = ${mailbox}
      where reference = ${reference} and revision = ${revision} returning sequence`;
    if (!changed) return false;
    const sequence = Number(changed.sequence);
    const kept = JSON.stringify(change.papers.map(({ id }) => id));
    sql.run`delete from papers where request = ${sequence} and id not in (select value from json_each(${kept}))`;
    for (const { id, paper, state, bytes, sha256, replaces, createdAt, receivedAt } of change.papers)
      sql.run`insert into papers (id, request, paper, state, bytes, sha256, replaces, created_at, received_at)
        values (${id}, ${sequence}, ${paper}, ${state}, ${bytes}, ${sha256}, ${replaces}, ${Date.parse(createdAt)},
          ${receivedAt && Date.parse(receivedAt)})
        on conflict (id) do update set state = excluded.state, received_at = excluded.received_at`;
    for (const mail of change.mails) insertMail({ request: sequence, ...mail }, time);
    if (news !== 'unchanged') {
      const digest = news === 'toDigest' ? openDigest('papersDigest', time) : null;
      sql.run`update requests set papers_digest = ${digest} where sequence = ${sequence}`;
    }
    return true;
  }

  function countConfirmations(mailbox: string): Awaited<ReturnType<DossierStore['countConfirmations']>> {
    const time = now();
    const row = sql.get`select count(*) as day, count(*) filter (where outbox.created_at > ${time - hourMs}) as hour
      from requests join outbox on outbox.request = sequence
      where mailbox = ${mailbox} and outbox.kind = 'applicant'
        and outbox.created_at > ${time - 24 * hourMs} and outbox.created_at <= ${time}`;
    return { lastHour: Number(row?.hour), lastDay: Number(row?.day) };
  }

  /**
   * Deletes at most `limit` requests whose withdrawal is final, and old unfinished papers. Returns the number of
   * requests.
   */
  function purge(limit: number): number {
    sql.run`delete from papers
      where state = 'uploading' and created_at < ${now() - dossierLimits.unfinishedHours * hourMs}`;
    return Number(
      sql.run`delete from requests where sequence in (select sequence from requests
        where withdrawn_at < ${now() - dossierLimits.undoHours * hourMs} limit ${limit})`.changes,
    );
  }

  return { papersOf, mailsOf, save, countConfirmations, purge };
}

function iso(time: SQLOutputValue | undefined): string {
  return new Date(Number(time)).toISOString();
}
