-- Admission requests and the outbox of their mails. The tables stand in a schema that the API does not expose, behind
-- row-level security without a policy, and no role of the API is granted anything on them: all access is by the
-- functions of the next migration.

create schema admission;
revoke all on schema admission from public;

-- Salts the hashes of client addresses; never leaves the database.
create table admission.secret (
  singleton boolean primary key default true check (singleton),
  salt text not null
);
insert into admission.secret (salt) values (gen_random_uuid()::text || gen_random_uuid()::text);

create table admission.requests (
  sequence bigint generated always as identity primary key,
  reference text not null unique,
  idempotency_key text not null unique,
  content_hash text not null,
  locale text not null,
  created_at timestamptz not null default now(),
  -- Salted, and forgotten after a day.
  client_hash text,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
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
);
create index requests_by_client on admission.requests (client_hash, created_at);
create index requests_by_email on admission.requests (lower(email));
create index requests_by_age on admission.requests (created_at);

create table admission.outbox (
  -- Also the mail's Message-ID and the idempotency key at the mail service.
  id uuid primary key default gen_random_uuid(),
  request bigint not null references admission.requests (sequence) on delete cascade,
  kind text not null check (kind in ('applicant', 'school')),
  state text not null default 'queued' check (state in ('queued', 'leased', 'sent', 'dead')),
  attempts integer not null default 0,
  -- Due for the next sender: after the back-off, or when the lease of the sender that has it runs out.
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  unique (request, kind)
);
create index outbox_due on admission.outbox (next_attempt_at) where state in ('queued', 'leased');

alter table admission.secret enable row level security;
alter table admission.requests enable row level security;
alter table admission.outbox enable row level security;
