-- Requests (admission requests, contact messages, teacher applications), the papers of their dossiers and the outbox of
-- their mails.
--
-- Supabase's API does not expose this schema. The API's roles do not have grants on the tables, and row-level security
-- without a policy hides every row. All access goes through the functions of the next migration.

create schema admission;
revoke all on schema admission from public;

create table admission.secret (
  singleton boolean primary key default true check (singleton),
  -- Salt of the hashed client addresses. Never leaves the database.
  salt text not null,
  -- How many requests the last purge did not delete, because a person must confirm it; otherwise 0.
  purge_held integer not null default 0
);
insert into admission.secret (salt) values (gen_random_uuid()::text || gen_random_uuid()::text);

create table admission.requests (
  sequence bigint generated always as identity primary key,
  kind text not null default 'admission' check (kind in ('admission', 'contact', 'teacher')),
  reference text not null unique,
  idempotency_key text not null unique,
  -- SHA-256 of the answers and the CV: distinguishes a retry from another request under the same key.
  content_hash text not null,
  -- One JSON document, so that a new question needs no migration. The Edge Functions validate the answers before they
  -- store them. To query an answer: answers ->> 'domain'.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  -- The language of the applicant's mails.
  locale text not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  -- The normalised e-mail address: `src/core/request/mailbox.ts`.
  mailbox text not null default '',
  confirmation text not null default 'queued' check (confirmation in ('queued', 'mailboxFull', 'ceilingReached')),
  -- The id, in the outbox, of the digest mail about this request, if any.
  digest uuid,
  -- Salted hashes of the client's address and of its network; set to null after a day.
  client_hash text,
  network_hash text,
  -- How many requests the network had sent in the hour before this one. Delayed confirmations are queued in this order.
  network_rank integer,
  -- Raised when the applicant's address changes. Links of an older generation are then invalid.
  generation integer not null default 1,
  -- Counts the changes of the dossier. `save_dossier` refuses a change that is based on an older revision.
  revision integer not null default 0,
  corrections integer not null default 0,
  withdrawn_at timestamptz
);
create index requests_by_age on admission.requests (created_at);
create index requests_by_client on admission.requests (client_hash, created_at);
create index requests_by_network on admission.requests (network_hash, created_at) where network_hash is not null;
create index requests_by_mailbox on admission.requests (mailbox, sequence);
create index requests_by_digest on admission.requests (digest, sequence) where digest is not null;
create index requests_to_forget on admission.requests (created_at) where client_hash is not null;
create index requests_withdrawn on admission.requests (withdrawn_at) where withdrawn_at is not null;
create index confirmations_by_mailbox on admission.requests (mailbox, created_at) where confirmation <> 'mailboxFull';
create index confirmations_delayed on admission.requests (network_rank, sequence)
  where confirmation = 'ceilingReached' and network_rank is not null;

create table admission.papers (
  -- Cannot be guessed. Also the name of the file in Storage.
  id uuid primary key,
  request bigint not null references admission.requests (sequence) on delete cascade,
  paper text not null,
  state text not null check (state in ('uploading', 'received', 'replaced')),
  bytes integer not null,
  sha256 text,
  -- The file that this one replaces once it is received.
  replaces uuid,
  created_at timestamptz not null,
  received_at timestamptz
);
create index papers_by_request on admission.papers (request, created_at);
create index papers_unfinished on admission.papers (created_at) where state = 'uploading';

-- What happened to a request, if it does not show in its row, its papers or its mails.
create table admission.events (
  -- Random. Also the id of the mail about the event, if there is one.
  id uuid primary key,
  request bigint not null references admission.requests (sequence) on delete cascade,
  event text not null,
  detail jsonb not null check (jsonb_typeof(detail) = 'object'),
  created_at timestamptz not null default clock_timestamp()
);
create index events_by_request on admission.events (request, created_at);

-- The download tickets of the office. Deleted on use.
create table admission.tickets (
  ticket text primary key,
  -- Null for the list of all requests.
  reference text,
  file text not null,
  expires_at timestamptz not null
);

create table admission.outbox (
  -- Also the Message-ID of the mail and its idempotency key at Resend.
  id uuid primary key default gen_random_uuid(),
  -- Null for a mail about several requests or none.
  request bigint references admission.requests (sequence) on delete cascade,
  kind text not null check (kind in ('applicant', 'school', 'digest', 'addressChanged', 'withdrawn', 'withdrawal',
    'restored', 'papers', 'asked', 'listLink', 'morning')),
  -- The recipient of a mail to the applicant, if it is not the current address.
  recipient text,
  state text not null default 'queued' check (state in ('queued', 'leased', 'sent', 'dead')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  -- When the mail may be claimed: after its back-off, or when the current lease expires.
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  check ((kind in ('digest', 'listLink', 'morning')) = (request is null))
);
create index outbox_by_request on admission.outbox (request, created_at) where request is not null;
create index outbox_due on admission.outbox (next_attempt_at) where state in ('queued', 'leased');
create index outbox_waiting on admission.outbox (created_at) where state in ('queued', 'leased');
create index outbox_dead on admission.outbox (request) where state = 'dead';
create index outbox_digests on admission.outbox (created_at) where request is null;
create index outbox_confirmations on admission.outbox (created_at) where kind = 'applicant';

alter table admission.secret enable row level security;
alter table admission.requests enable row level security;
alter table admission.papers enable row level security;
alter table admission.events enable row level security;
alter table admission.tickets enable row level security;
alter table admission.outbox enable row level security;

-- The private bucket of papers and CVs. The policy is restrictive, so that a later permissive policy for another bucket
-- cannot open this one.
do $migration$
begin
  if to_regclass('storage.buckets') is null then
    raise notice 'Supabase Storage is missing: teacher applications and papers cannot be delivered';
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('papers', 'papers', false, 10000000, array['application/pdf'])
  on conflict (id) do update set public = false, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
  create policy "Papers are for the functions alone" on storage.objects as restrictive
    for all to anon, authenticated using (bucket_id <> 'papers') with check (bucket_id <> 'papers');
end
$migration$;
