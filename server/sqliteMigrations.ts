/**
 * The data file's schema, step by step: file version N has had the first N steps. Only ever add at the end; a step that
 * was released is never changed, so that every older file can be brought up to date.
 *
 * Times are milliseconds since 1970. `next_attempt_at` is when a mail is due for the next sender: after its back-off,
 * or when the lease of the sender that has it runs out. `answers` is the request as JSON; why,
 * says `supabase/migrations/20260602000000_tables.sql`.
 */
export const migrations: readonly string[] = [
  `
  create table secret (salt blob not null) strict;
  insert into secret values (randomblob(32));

  create table requests (
    sequence integer primary key autoincrement,
    reference text not null unique,
    idempotency_key text not null unique,
    content_hash text not null,
    locale text not null,
    created_at integer not null,
    client_hash text,
    first_name text not null,
    last_name text not null,
    birth_date text not null,
    phone text not null,
    email text not null,
    formation_type text not null check (formation_type in ('certifiante', 'academique')),
    required_level text,
    certifying_program text,
    academic_year text,
    domain text,
    last_diploma text not null,
    last_institution text not null,
    motivation text,
    check ((formation_type = 'certifiante') = (required_level is not null and certifying_program is not null)),
    check ((formation_type = 'academique') = (academic_year is not null and domain is not null))
  ) strict;

  create table outbox (
    id text primary key,
    request integer not null references requests (sequence) on delete cascade,
    kind text not null check (kind in ('applicant', 'school')),
    state text not null default 'queued' check (state in ('queued', 'leased', 'sent', 'dead')),
    attempts integer not null default 0,
    next_attempt_at integer not null,
    sent_at integer,
    last_error text,
    unique (request, kind)
  ) strict;
  `,
  `
  create index requests_by_client on requests (client_hash, created_at);
  create index requests_by_email on requests (lower(email));
  create index requests_by_age on requests (created_at);
  create index outbox_due on outbox (next_attempt_at) where state in ('queued', 'leased');
  `,
  `
  create table requests_with_answers (
    sequence integer primary key autoincrement,
    reference text not null unique,
    idempotency_key text not null unique,
    content_hash text not null,
    locale text not null,
    created_at integer not null,
    client_hash text,
    answers text not null check (json_type(answers) = 'object'),
    email text not null generated always as (answers ->> '$.email') virtual
  ) strict;

  -- A patch leaves out what is null: the answers that were not given.
  insert into requests_with_answers
    (sequence, reference, idempotency_key, content_hash, locale, created_at, client_hash, answers)
    select sequence, reference, idempotency_key, content_hash, locale, created_at, client_hash,
      json_patch('{}', json_object('firstName', first_name, 'lastName', last_name, 'birthDate', birth_date,
        'phone', phone, 'email', email, 'formationType', formation_type, 'requiredLevel', required_level,
        'certifyingProgram', certifying_program, 'academicYear', academic_year, 'domain', domain,
        'lastDiploma', last_diploma, 'lastInstitution', last_institution, 'motivation', motivation))
    from requests;

  -- No number is given twice, not even that of a deleted request.
  delete from sqlite_sequence where name = 'requests_with_answers';
  insert into sqlite_sequence (name, seq)
    select 'requests_with_answers', seq from sqlite_sequence where name = 'requests';

  drop table requests;
  alter table requests_with_answers rename to requests;
  create index requests_by_client on requests (client_hash, created_at);
  create index requests_by_email on requests (lower(email));
  create index requests_by_age on requests (created_at);
  `,
  `
  alter table requests add column network_hash text;
  alter table requests add column mailbox text not null default '';
  alter table requests add column confirmation text not null default 'queued'
    check (confirmation in ('queued', 'mailboxFull', 'ceilingReached'));
  alter table requests add column answered_at integer;
  -- The mail of the outbox that told the school about this request together with others.
  alter table requests add column digest text;
  update requests set mailbox = lower(email);
  drop index requests_by_email;
  alter table requests drop column email;
  create index requests_by_network on requests (network_hash, created_at) where network_hash is not null;
  create index requests_by_mailbox on requests (mailbox);
  create index requests_by_digest on requests (digest) where digest is not null;
  create index requests_to_forget on requests (created_at) where client_hash is not null;
  create index confirmations_by_mailbox on requests (mailbox, created_at) where confirmation = 'queued';

  create table outbox_with_digests (
    id text primary key,
    request integer references requests (sequence) on delete cascade,
    kind text not null check (kind in ('applicant', 'school', 'digest')),
    state text not null default 'queued' check (state in ('queued', 'leased', 'sent', 'dead')),
    attempts integer not null default 0,
    created_at integer not null,
    next_attempt_at integer not null,
    sent_at integer,
    last_error text,
    unique (request, kind),
    check ((kind = 'digest') = (request is null))
  ) strict;
  insert into outbox_with_digests
    (id, request, kind, state, attempts, created_at, next_attempt_at, sent_at, last_error)
    select id, request, kind, state, attempts, created_at, next_attempt_at, sent_at, last_error
    from outbox join requests on request = sequence;
  drop table outbox;
  alter table outbox_with_digests rename to outbox;
  create index outbox_due on outbox (next_attempt_at) where state in ('queued', 'leased');
  create index outbox_waiting on outbox (created_at) where state in ('queued', 'leased');
  create index outbox_dead on outbox (request) where state = 'dead';
  create index outbox_digests on outbox (created_at) where kind = 'digest';
  `,
  `
  -- What visitors send to the school besides admission requests: supabase/functions/_shared/questions/requestKinds.ts.
  alter table requests add column kind text not null default 'admission'
    check (kind in ('admission', 'contact', 'teacher'));
  create index requests_by_cv on requests (answers ->> '$.cv') where answers ->> '$.cv' is not null;
  `,
];
