-- Requests (admission requests, contact messages, teacher applications) and the outbox of their mails.
--
-- Supabase's API does not expose this schema. The API's roles do not have grants on the tables, and row-level security
-- without a policy hides every row. All access goes through the functions of the next migration.

create schema admission;
revoke all on schema admission from public;

-- Salt of the hashed client addresses. Never leaves the database.
create table admission.secret (
  singleton boolean primary key default true check (singleton),
  salt text not null
);
insert into admission.secret (salt) values (gen_random_uuid()::text || gen_random_uuid()::text);

create table admission.requests (
  sequence bigint generated always as identity primary key,
  kind text not null default 'admission' check (kind in ('admission', 'contact', 'teacher')),
  reference text not null unique,
  idempotency_key text not null unique,
  -- SHA-256 of the answers: distinguishes a retry from another request under the same key.
  content_hash text not null,
  -- One JSON document, so that a new question needs no migration. The Edge Functions validate the answers before they
  -- store them. To query an answer: answers ->> 'domain'.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  -- The language of the applicant's mails.
  locale text not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  -- The normalised e-mail address: `mailboxOf` in functions/_shared/http/handler.ts.
  mailbox text not null default '',
  confirmation text not null default 'queued' check (confirmation in ('queued', 'mailboxFull', 'ceilingReached')),
  -- The id, in the outbox, of the digest mail about this request, if any.
  digest uuid,
  -- Salted hashes of the client's address and of its network; set to null after a day.
  client_hash text,
  network_hash text
);
create index requests_by_age on admission.requests (created_at);
create index requests_by_client on admission.requests (client_hash, created_at);
create index requests_by_network on admission.requests (network_hash, created_at) where network_hash is not null;
create index requests_by_mailbox on admission.requests (mailbox, sequence);
create index requests_by_digest on admission.requests (digest, sequence) where digest is not null;
create index requests_by_cv on admission.requests ((answers ->> 'cv')) where answers ->> 'cv' is not null;
create index requests_to_forget on admission.requests (created_at) where client_hash is not null;
create index confirmations_by_mailbox on admission.requests (mailbox, created_at) where confirmation = 'queued';

create table admission.outbox (
  -- Also the Message-ID of the mail and its idempotency key at Resend.
  id uuid primary key default gen_random_uuid(),
  -- Null for a digest, which is about several requests.
  request bigint references admission.requests (sequence) on delete cascade,
  kind text not null check (kind in ('applicant', 'school', 'digest')),
  state text not null default 'queued' check (state in ('queued', 'leased', 'sent', 'dead')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  -- When the mail may be claimed: after its back-off, or when the current lease expires.
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  unique (request, kind),
  check ((kind = 'digest') = (request is null))
);
create index outbox_due on admission.outbox (next_attempt_at) where state in ('queued', 'leased');
create index outbox_waiting on admission.outbox (created_at) where state in ('queued', 'leased');
create index outbox_dead on admission.outbox (request) where state = 'dead';
create index outbox_digests on admission.outbox (created_at) where kind = 'digest';

alter table admission.secret enable row level security;
alter table admission.requests enable row level security;
alter table admission.outbox enable row level security;

-- The private bucket of the CVs. The policy is restrictive, so that a later permissive policy for another bucket cannot
-- open this one.
do $migration$
begin
  if to_regclass('storage.buckets') is null then
    raise notice 'Supabase Storage is missing: teacher applications cannot be delivered';
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('cvs', 'cvs', false, 5000000, array['application/pdf'])
    on conflict (id) do update set public = false, file_size_limit = 5000000,
      allowed_mime_types = array['application/pdf'];
  create policy "CVs are for the functions alone" on storage.objects as restrictive
    for all to anon, authenticated using (bucket_id <> 'cvs') with check (bucket_id <> 'cvs');
end
$migration$;
