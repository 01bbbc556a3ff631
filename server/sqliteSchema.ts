/**
 * The schema of the data file. Times are milliseconds since 1970. `answers` is one JSON document, so that a new question
 * needs no migration.
 */
export const schema = `
  create table secret (
    -- Salt of the hashed client addresses.
    salt blob not null,
    -- How many requests the last purge did not delete, because a person must confirm it; otherwise 0.
    purge_held integer not null default 0
  ) strict;
  insert into secret (salt) values (randomblob(32));

  create table requests (
    sequence integer primary key autoincrement,
    kind text not null check (kind in ('admission', 'contact', 'teacher')),
    reference text not null unique,
    idempotency_key text not null unique,
    content_hash text not null,
    locale text not null,
    created_at integer not null,
    answered_at integer,
    answers text not null check (json_type(answers) = 'object'),
    mailbox text not null,
    client_hash text,
    network_hash text,
    -- How many requests the network had sent in the hour before this one. Delayed confirmations are queued in this order.
    network_rank integer,
    confirmation text not null check (confirmation in ('queued', 'mailboxFull', 'ceilingReached')),
    -- The id of the digest mail about this request, if any.
    digest text,
    -- Raised when the applicant's address changes. Links of an older generation are then invalid.
    generation integer not null default 1,
    -- Counts the changes of the dossier, so that a change that is based on an older revision is refused.
    revision integer not null default 0,
    corrections integer not null default 0,
    withdrawn_at integer
  ) strict;
  create index requests_by_age on requests (created_at);
  create index requests_by_client on requests (client_hash, created_at);
  create index requests_by_network on requests (network_hash, created_at) where network_hash is not null;
  create index requests_to_forget on requests (created_at) where client_hash is not null;
  create index requests_by_mailbox on requests (mailbox);
  create index confirmations_by_mailbox on requests (mailbox, created_at) where confirmation <> 'mailboxFull';
  create index confirmations_delayed on requests (network_rank, sequence)
    where confirmation = 'ceilingReached' and network_rank is not null;
  create index requests_by_digest on requests (digest) where digest is not null;
  create index requests_withdrawn on requests (withdrawn_at) where withdrawn_at is not null;

  create table papers (
    -- Random; also the name of the file.
    id text primary key,
    request integer not null references requests (sequence) on delete cascade,
    paper text not null,
    state text not null check (state in ('uploading', 'received', 'replaced')),
    bytes integer not null,
    sha256 text,
    -- The file that this one replaces once it is received.
    replaces text,
    created_at integer not null,
    received_at integer
  ) strict;
  create index papers_by_request on papers (request, created_at);
  create index papers_unfinished on papers (created_at) where state = 'uploading';

  -- What happened to a request, if it does not show in its row, its papers or its mails.
  create table events (
    -- Random; also the id of the mail about the event, if there is one.
    id text primary key,
    request integer not null references requests (sequence) on delete cascade,
    event text not null,
    detail text not null check (json_type(detail) = 'object'),
    created_at integer not null
  ) strict;
  create index events_by_request on events (request, created_at);

  -- The download tickets of the office. Deleted on use.
  create table tickets (
    ticket text primary key,
    -- Null for the list of all requests.
    reference text,
    file text not null,
    expires_at integer not null
  ) strict;

  create table outbox (
    id text primary key,
    -- Null for a mail about several requests or none.
    request integer references requests (sequence) on delete cascade,
    kind text not null check (kind in ('applicant', 'school', 'digest', 'addressChanged', 'withdrawn', 'withdrawal',
      'restored', 'papers', 'asked', 'listLink', 'morning')),
    -- The recipient of a mail to the applicant, if it is not the current address.
    recipient text,
    state text not null default 'queued' check (state in ('queued', 'leased', 'sent', 'dead')),
    attempts integer not null default 0,
    created_at integer not null,
    -- When the mail may be claimed: after its back-off, or when the current lease expires.
    next_attempt_at integer not null,
    sent_at integer,
    last_error text,
    check ((kind in ('digest', 'listLink', 'morning')) = (request is null))
  ) strict;
  create index outbox_by_request on outbox (request, created_at) where request is not null;
  create index outbox_due on outbox (next_attempt_at) where state in ('queued', 'leased');
  create index outbox_waiting on outbox (created_at) where state in ('queued', 'leased');
  create index outbox_dead on outbox (request) where state = 'dead';
  create index outbox_digests on outbox (created_at) where request is null;
  create index outbox_confirmations on outbox (created_at) where kind = 'applicant';
`;

/** The version (`pragma user_version`) of a data file before `schemaUpgrades`. The server refuses older data files. */
export const schemaVersion = 9;

/**
 * Later changes of the schema: each entry is SQL that raises the version by one. Only append; never edit a released
 * entry. A new file gets the schema and then every upgrade.
 */
export const schemaUpgrades: readonly string[] = [];
