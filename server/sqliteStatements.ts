import type { DatabaseSync } from 'node:sqlite';

export type Statements = ReturnType<typeof prepareStatements>;

/** Every question that the store asks of its data file; times are milliseconds since 1970. */
export function prepareStatements(database: DatabaseSync) {
  return {
    salt: database.prepare('select salt from secret'),

    byKey: database.prepare('select reference, content_hash from requests where idempotency_key = ?'),
    byReference: database.prepare('select * from requests where reference = ?'),
    lastOfFullHour: database.prepare(`select created_at from requests
      where client_hash = ? and created_at > ? and created_at <= ? order by created_at desc limit 1 offset ?`),
    insertRequest: database.prepare(`insert into requests
      (reference, idempotency_key, content_hash, locale, created_at, client_hash, answers)
      values (?, ?, ?, ?, ?, ?, ?)`),
    insertMail: database.prepare(
      'insert into outbox (id, request, kind, next_attempt_at) values (?, ?, ?, ?)',
    ),
    list: database.prepare('select * from requests where sequence < ? order by sequence desc limit ?'),
    remove: database.prepare('delete from requests where reference = ?'),
    purge: database.prepare('delete from requests where created_at < ?'),
    forget: database.prepare(
      'update requests set client_hash = null where created_at < ? and client_hash is not null',
    ),

    due: database.prepare(`select * from outbox join requests on request = sequence
      where state in ('queued', 'leased') and (next_attempt_at <= ? or next_attempt_at > ?)
      order by next_attempt_at limit ?`),
    lastMailOfFullHour:
      database.prepare(`select coalesce(sent_at, ?) as at from outbox join requests on request = sequence
      where lower(email) = lower(?) and kind = 'applicant' and outbox.id <> ?
        and (state = 'leased' or (sent_at > ? and sent_at <= ?)) order by at desc limit 1 offset ?`),
    lease: database.prepare(
      `update outbox set state = 'leased', attempts = attempts + 1, next_attempt_at = ? where id = ?`,
    ),
    defer: database.prepare(`update outbox set state = 'queued', next_attempt_at = ? where id = ?`),
    complete: database.prepare(
      `update outbox set state = 'sent', sent_at = ?, last_error = null where id = ?`,
    ),
    fail: database.prepare(`update outbox set state = ?, next_attempt_at = ?, last_error = ?
      where id = ? and state = 'leased' and attempts = ?`),
    mail: database.prepare('select 1 from outbox where id = ?'),
    unsent: database.prepare(`select * from outbox join requests on request = sequence
      where state <> 'sent' order by next_attempt_at limit 1000`),
    retry: database.prepare(
      `update outbox set state = 'queued', next_attempt_at = ? where state in ('queued', 'dead')`,
    ),
    release: database.prepare(
      `update outbox set state = 'queued', next_attempt_at = ? where state = 'leased'`,
    ),
  };
}
