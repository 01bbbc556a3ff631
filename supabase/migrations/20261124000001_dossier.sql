-- The dossier of a request: its papers, the generation of its link, corrections and withdrawal. `DossierStore` in
-- functions/_shared/dossier/dossierStore.ts documents the functions. The file can run again.

alter table admission.requests
  -- Raised when the applicant's address changes. Links of an older generation are then invalid.
  add column if not exists generation integer not null default 1,
  -- Counts the changes of the dossier. `save_dossier` refuses a change that is based on an older revision.
  add column if not exists revision integer not null default 0,
  add column if not exists corrections integer not null default 0,
  add column if not exists withdrawn_at timestamptz,
  -- The id, in the outbox, of the digest about new papers of the request, if any.
  add column if not exists papers_digest uuid;
create index if not exists requests_withdrawn on admission.requests (withdrawn_at) where withdrawn_at is not null;
create index if not exists requests_by_papers_digest on admission.requests (papers_digest, sequence) where papers_digest is not null;

create table if not exists admission.papers (
  -- Random. Also the name of the file in Storage.
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
create index if not exists papers_by_request on admission.papers (request, created_at);
create index if not exists papers_unfinished on admission.papers (created_at) where state = 'uploading';
alter table admission.papers enable row level security;

alter table admission.outbox
  -- The recipient, if it is not the applicant's current address.
  add column if not exists recipient text,
  -- A request may have several mails of one kind, because a link may be mailed again.
  drop constraint if exists outbox_request_kind_key,
  drop constraint if exists outbox_kind_check,
  drop constraint if exists outbox_check;
alter table admission.outbox
  add constraint outbox_kind_check check (kind in ('applicant', 'school', 'digest', 'addressChanged', 'withdrawn',
    'withdrawal', 'restored', 'papers', 'papersDigest')),
  add constraint outbox_check check ((kind in ('digest', 'papersDigest')) = (request is null));
create index if not exists outbox_by_request on admission.outbox (request, created_at) where request is not null;

do $migration$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('papers', 'papers', false, 10000000, array['application/pdf'])
    on conflict (id) do update set public = false, file_size_limit = 10000000,
      allowed_mime_types = array['application/pdf'];
  drop policy if exists "Papers are for the functions alone" on storage.objects;
  create policy "Papers are for the functions alone" on storage.objects as restrictive
    for all to anon, authenticated using (bucket_id <> 'papers') with check (bucket_id <> 'papers');
end
$migration$;

-- A request as the TypeScript type `StoredRequest`.
create or replace function admission.to_json(request admission.requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'sequence', request.sequence,
    'kind', request.kind,
    'reference', request.reference,
    'locale', request.locale,
    'createdAt', admission.to_iso(request.created_at),
    'answeredAt', admission.to_iso(request.answered_at),
    'earlierReference', (
      select earlier.reference from admission.requests earlier
      where earlier.mailbox = request.mailbox and earlier.kind = request.kind and earlier.sequence < request.sequence
      order by earlier.sequence limit 1
    ),
    'confirmation', request.confirmation,
    'request', request.answers,
    'generation', request.generation,
    'revision', request.revision,
    'corrections', request.corrections,
    'withdrawnAt', admission.to_iso(request.withdrawn_at),
    'papers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', file.id, 'paper', file.paper, 'state', file.state,
        'bytes', file.bytes, 'sha256', file.sha256, 'replaces', file.replaces,
        'createdAt', admission.to_iso(file.created_at), 'receivedAt', admission.to_iso(file.received_at)
      ) order by file.created_at, file.id), '[]')
      from admission.papers file where file.request = (to_json.request).sequence
    )
  )
$$;

-- The id of the open digest to the school about papers. Opens one, due in a day, when there is none. Its
-- `created_at` is the time at which it is due, because the health check counts a mail as late an hour after it.
create or replace function admission.open_papers_digest() returns uuid
language plpgsql set search_path = '' as $$
declare
  digest uuid;
begin
  perform pg_advisory_xact_lock(4, 0);
  select id into digest from admission.outbox
    where kind = 'papersDigest' and state = 'queued' and attempts = 0 and next_attempt_at > now()
      and created_at > now()
    order by created_at desc limit 1;
  if digest is null then
    insert into admission.outbox (request, kind, created_at, next_attempt_at)
      values (null, 'papersDigest', now() + interval '1 day', now() + interval '1 day') returning id into digest;
  end if;
  return digest;
end
$$;

create or replace function public.find_dossier(p_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select admission.to_json(its) || jsonb_build_object('mails', (
    select coalesce(jsonb_agg(jsonb_build_object('kind', mail.kind, 'state', mail.state,
      'queuedAt', admission.to_iso(mail.created_at)) order by mail.created_at), '[]')
    from admission.outbox mail where mail.request = its.sequence
  ))
  from admission.requests its where reference = p_reference and kind = 'admission'
$$;

-- Saves a change (the TypeScript type `DossierChange`); false when the dossier has changed since it was read.
create or replace function public.save_dossier(p_change jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  changed bigint;
begin
  update admission.requests set
    revision = revision + 1,
    generation = (p_change ->> 'generation')::integer,
    corrections = (p_change ->> 'corrections')::integer,
    withdrawn_at = (p_change ->> 'withdrawnAt')::timestamptz,
    answers = p_change -> 'request',
    mailbox = p_change ->> 'mailbox'
  where reference = p_change ->> 'reference' and revision = (p_change ->> 'revision')::integer
  returning sequence into changed;
  if changed is null then
    return false;
  end if;
  delete from admission.papers where request = changed
    and id not in (select (file ->> 'id')::uuid from jsonb_array_elements(p_change -> 'papers') file);
  insert into admission.papers (id, request, paper, state, bytes, sha256, replaces, created_at, received_at)
    select id, changed, paper, state, bytes, sha256, replaces, "createdAt", "receivedAt"
    from jsonb_to_recordset(p_change -> 'papers') as file (id uuid, paper text, state text, bytes integer, sha256 text,
      replaces uuid, "createdAt" timestamptz, "receivedAt" timestamptz)
    on conflict (id) do update set state = excluded.state, received_at = excluded.received_at;
  insert into admission.outbox (request, kind, recipient, created_at)
    select changed, kind, recipient, clock_timestamp()
    from jsonb_to_recordset(p_change -> 'mails') as mail (kind text, recipient text);
  if p_change ->> 'news' <> 'unchanged' then
    update admission.requests
      set papers_digest = case when p_change ->> 'news' = 'toDigest' then admission.open_papers_digest() end
      where sequence = changed;
  end if;
  return true;
end
$$;

-- How many confirmations a mailbox got in the last hour and in the last day.
create or replace function public.count_confirmations(p_mailbox text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'lastHour', count(*) filter (where mail.created_at > now() - interval '1 hour'),
    'lastDay', count(*))
  from admission.requests its
  join admission.outbox mail on mail.request = its.sequence
  where its.mailbox = p_mailbox and mail.kind = 'applicant'
    and mail.created_at > now() - interval '1 day' and mail.created_at <= now()
$$;

-- Whether a digest is about any request. A separate function, because a join would read every request.
create or replace function admission.lists_requests(p_digest uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from admission.requests where digest = p_digest or papers_digest = p_digest);
end
$$;

-- Leases the due mails, oldest first. Returns an array of the TypeScript type `ClaimedMail`.
create or replace function public.claim_outbox(p_limit integer, p_lease_seconds integer, p_digest_length integer)
returns jsonb
language sql security definer set search_path = '' as $$
  -- Wait for transactions that are adding a request to an open digest. The second statement has a later snapshot and sees
  -- their rows; otherwise the digest would be sent without them.
  select pg_advisory_xact_lock(4, 0);
  with due_since as (
    select id, next_attempt_at from admission.outbox
    where state in ('queued', 'leased') and next_attempt_at <= now()
    order by next_attempt_at limit p_limit for update skip locked
  ), due_beyond as (
    -- Later than any back-off or lease: the mail was scheduled before the clock was set back. Two separate queries, so
    -- that both use the index instead of reading every waiting mail. A digest about papers collects for a day.
    select id, next_attempt_at from admission.outbox
    where state in ('queued', 'leased') and next_attempt_at > now() + interval '2 hours'
      and (kind <> 'papersDigest' or next_attempt_at > now() + interval '26 hours')
    order by next_attempt_at limit p_limit for update skip locked
  ), due as (
    select id from (select 1 as turn, * from due_since union all select 2, * from due_beyond) found
    order by turn, next_attempt_at limit p_limit
  ), emptied as (
    -- Digests whose requests have all been deleted.
    delete from admission.outbox mail using due
    where mail.id = due.id and mail.request is null and not admission.lists_requests(mail.id)
  ), leased as (
    update admission.outbox mail set state = 'leased', attempts = attempts + 1,
      next_attempt_at = now() + make_interval(secs => p_lease_seconds)
    from due
    where mail.id = due.id and (mail.request is not null or admission.lists_requests(mail.id))
    returning mail.*
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('id', leased.id, 'kind', leased.kind, 'attempt', leased.attempts,
      'recipient', leased.recipient, 'createdAt', admission.to_iso(leased.created_at))
    || case when leased.request is null then jsonb_build_object(
      'listed', (
        select jsonb_agg(admission.to_json(listed) order by listed.sequence) from (
          select * from admission.requests where digest = leased.id or papers_digest = leased.id
          order by sequence limit p_digest_length
        ) listed
      ),
      'count', (select count(*) from admission.requests where digest = leased.id or papers_digest = leased.id)
    ) else jsonb_build_object(
      'stored', (select admission.to_json(its) from admission.requests its where its.sequence = leased.request)
    ) end
    order by leased.created_at, leased.request, leased.kind), '[]')
  from leased
$$;

-- Deletes withdrawn requests after 48 hours, unfinished papers after 24 hours and digests about papers after a month.
-- Returns the number of deleted requests.
create or replace function public.purge_dossiers() returns integer
language sql security definer set search_path = '' as $$
  delete from admission.papers where state = 'uploading' and created_at < now() - interval '24 hours';
  delete from admission.outbox where kind = 'papersDigest' and created_at < now() - interval '1 month';
  with removed as (
    delete from admission.requests where withdrawn_at < now() - interval '48 hours' returning 1
  )
  select count(*)::integer from removed
$$;

-- The names of papers in Storage that no request has, at most 100. Omits those of the last hour, because Storage may
-- list
-- a file before its row is committed.
create or replace function public.list_orphan_papers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('storage.objects') is null then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(name), '[]') from (
      select name from storage.objects
      where bucket_id = 'papers' and created_at < now() - interval '1 hour'
        and not exists (select from admission.papers where id::text = name and state <> 'replaced')
      limit 100
    ) orphans
  );
end
$$;

-- Raises an error when the database cannot write. Otherwise returns the problems that need a person.
create or replace function public.check_admission_health() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update admission.secret set salt = salt;
  return (
    select coalesce(jsonb_agg(problem), '[]') from (
      select 'purgeHeld' as problem where (select purge_held > 0 from admission.secret)
      union all
      select 'mailsLate' where exists (
        select from admission.outbox
        where state in ('queued', 'leased') and created_at < now() - interval '1 hour')
      union all
      select 'mailsDead' where exists (
        select from admission.outbox mail join admission.requests its
          on its.sequence = mail.request or (mail.request is null and mail.id in (its.digest, its.papers_digest))
        where mail.state = 'dead' and its.answered_at is null)
      union all
      select 'mailCeiling' where exists (
        select from admission.requests where confirmation = 'ceilingReached' and network_rank is not null)
    ) problems
  );
end
$$;

revoke all on all functions in schema admission from public;
do $$
declare
  signature regprocedure;
begin
  for signature in
    select oid from pg_proc where pronamespace = 'public'::regnamespace
      and proname in ('find_dossier', 'save_dossier', 'count_confirmations', 'purge_dossiers',
        'list_orphan_papers')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', signature);
    execute format('grant execute on function %s to service_role', signature);
  end loop;
end
$$;

-- Runs every hour, so that a withdrawn request is erased at most an hour after its 48 hours.
do $migration$
begin
  if to_regclass('cron.job') is not null then
    perform cron.schedule('purge-dossiers', '47 * * * *', 'select public.purge_dossiers()');
  end if;
end
$migration$;
