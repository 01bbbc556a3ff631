import type { DatabaseSync } from 'node:sqlite';
import type { Limits } from '#core/settings.ts';

/** What the parts of a store share. */
export interface StoreParts {
  sql: ReturnType<typeof prepareStatements>;
  limits: Limits;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Every question that the store asks of its data file; times are milliseconds since 1970. */
export function prepareStatements(database: DatabaseSync) {
  return {
    salt: database.prepare('select salt from secret'),
    write: database.prepare('update secret set salt = salt'),
    ...prepareRequests(database),
    ...prepareMails(database),
  };
}

const requestColumns = `requests.*, (select reference from requests earlier
  where earlier.mailbox = requests.mailbox and earlier.kind = requests.kind and earlier.sequence < requests.sequence
  order by earlier.sequence limit 1) as earlier_reference`;

function prepareRequests(database: DatabaseSync) {
  const nthLatestOf = (column: string) =>
    database.prepare(`select created_at from requests
      where ${column} = ? and created_at > ? and created_at <= ? order by created_at desc limit 1 offset ?`);
  return {
    byKey: database.prepare(
      'select reference, content_hash, confirmation from requests where idempotency_key = ?',
    ),
    byReference: database.prepare(`select ${requestColumns} from requests where reference = ?`),
    byCv: database.prepare(`select 1 from requests where answers ->> '$.cv' = ?`),
    nthLatestOfAddress: nthLatestOf('client_hash'),
    nthLatestOfNetwork: nthLatestOf('network_hash'),
    /** By the numbers of the requests, which costs the same however many there are; deleted ones count on. */
    nthLatest: database.prepare(`select created_at from requests
      where sequence <= (select max(sequence) from requests) - ? order by sequence desc limit 1`),
    nthLatestConfirmation: database.prepare(`select 1 from requests
      where mailbox = ? and confirmation = 'queued' and created_at > ? and created_at <= ?
      order by created_at desc limit 1 offset ?`),
    insertRequest:
      database.prepare(`insert into requests (kind, reference, idempotency_key, content_hash, locale,
      created_at, client_hash, network_hash, mailbox, confirmation, digest, answers)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
    list: database.prepare(
      `select ${requestColumns} from requests where sequence < ? order by sequence desc limit ?`,
    ),
    ofDigest: database.prepare(
      `select ${requestColumns} from requests where digest = ? order by sequence limit ?`,
    ),
    countOfDigest: database.prepare('select count(*) as count from requests where digest = ?'),
    markAnswered: database.prepare('update requests set answered_at = ? where reference = ?'),
    remove: database.prepare('delete from requests where reference = ?'),
    /**
     * The first that came and are still there, but for those that a wrong clock dated ahead. By their sequence, which is
     * above nought: read in its order, and no further than the limit.
     */
    first: database.prepare(`select sequence, created_at from requests
      where sequence > 0 and created_at <= ? order by sequence limit ?`),
    removeFirst: database.prepare('delete from requests where sequence = ?'),
    forget: database.prepare(`update requests set client_hash = null, network_hash = null where sequence in
      (select sequence from requests where client_hash is not null and created_at < ? limit ?)`),
    withheldForCeiling: database.prepare(
      `select 1 from requests where created_at > ? and confirmation = 'ceilingReached' limit 1`,
    ),
  };
}

function prepareMails(database: DatabaseSync) {
  const due = (when: string) =>
    database.prepare(`select outbox.id, outbox.kind as mail_kind, attempts, outbox.created_at as mail_created_at, ${requestColumns}
      from outbox left join requests on request = sequence
      where state in ('queued', 'leased') and next_attempt_at ${when} ? order by next_attempt_at limit ?`);
  return {
    insertMail: database.prepare(
      'insert into outbox (id, request, kind, created_at, next_attempt_at) values (?, ?, ?, ?, ?)',
    ),
    openDigest: database.prepare(`select id from outbox
      where kind = 'digest' and created_at > ? and state = 'queued' and attempts = 0 and next_attempt_at > ?
      order by created_at desc limit 1`),
    dueSince: due('<='),
    dueBeyond: due('>'),
    lease: database.prepare(
      `update outbox set state = 'leased', attempts = attempts + 1, next_attempt_at = ? where id = ?`,
    ),
    complete: database.prepare(
      `update outbox set state = 'sent', sent_at = ?, last_error = null where id = ?`,
    ),
    fail: database.prepare(`update outbox set state = ?, next_attempt_at = ?, last_error = ?
      where id = ? and state = 'leased' and attempts = ?`),
    mail: database.prepare('select 1 from outbox where id = ?'),
    removeMail: database.prepare('delete from outbox where id = ?'),
    /** A digest that was sent names a person whose request is removed. */
    removeSentDigest: database.prepare(`delete from outbox where state = 'sent'
      and id = (select digest from requests where reference = ?)`),
    purgeDigests: database.prepare(`delete from outbox where kind = 'digest' and created_at < ?`),
    unsent: database.prepare(`select outbox.*, reference from outbox left join requests on request = sequence
      where state <> 'sent' order by next_attempt_at limit 1000`),
    retry: database.prepare(
      `update outbox set state = 'queued', next_attempt_at = ? where state in ('queued', 'dead')`,
    ),
    release: database.prepare(
      `update outbox set state = 'queued', next_attempt_at = ? where state = 'leased'`,
    ),
    waitingSince: database.prepare(
      `select 1 from outbox where state in ('queued', 'leased') and created_at < ? limit 1`,
    ),
    deadAndOpen: database.prepare(`select 1 from outbox
      join requests on sequence = outbox.request or (outbox.request is null and requests.digest = outbox.id)
      where state = 'dead' and answered_at is null limit 1`),
  };
}
