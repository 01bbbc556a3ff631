-- The functions that supabase/functions/_shared/store/postgresStore.ts calls. `AdmissionStore` documents them. Every call
-- is one transaction. The functions run as their owner with an empty search path, so that the service role needs no other
-- rights. `create or replace` lets this file run again.
--
-- Advisory locks, by their first key: 1 idempotency key, 2 network, 4 open digest, 5 mailbox.

create or replace function admission.to_iso(at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

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
    'request', request.answers
  )
$$;

-- When the p_count-th latest request arrived; null when fewer were ever stored. Counts by sequence number, so the cost
-- does not grow with the table. So deleted requests count too.
create or replace function admission.nth_latest_at(p_count integer) returns timestamptz
language sql stable set search_path = '' as $$
  select created_at from admission.requests
  where sequence <= (select max(sequence) from admission.requests) - (p_count - 1)
  order by sequence desc limit 1
$$;

-- Whether p_count requests arrived in the hour before p_at.
create or replace function admission.arrived(p_count integer, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(at > p_at - interval '1 hour' and at <= p_at, false) from admission.nth_latest_at(p_count) at
$$;

-- The id of the digest that collects requests now. Opens one, due in half an hour, when there is none.
create or replace function admission.open_digest(p_at timestamptz) returns uuid
language plpgsql set search_path = '' as $$
declare
  digest uuid;
begin
  perform pg_advisory_xact_lock(4, 0);
  select id into digest from admission.outbox
    where kind = 'digest' and created_at > p_at - interval '30 minutes' and state = 'queued' and attempts = 0
      and next_attempt_at > p_at
    order by created_at desc limit 1;
  if digest is null then
    insert into admission.outbox (request, kind, created_at, next_attempt_at)
      values (null, 'digest', p_at, p_at + interval '30 minutes') returning id into digest;
  end if;
  return digest;
end
$$;

-- Stores a request with its mails, or returns the reason for refusing it: {outcome, reference?, confirmation?,
-- retryAfterSeconds?}. The arguments are the TypeScript types `Submission` and `Limits`.
create or replace function public.submit_admission(p_submission jsonb, p_limits jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known record;
  salt text := (select secret.salt from admission.secret);
  hashed_address text := encode(sha256(convert_to(salt || (p_submission ->> 'clientAddress'), 'UTF8')), 'hex');
  hashed_network text := encode(sha256(convert_to(salt || (p_submission ->> 'clientNetwork'), 'UTF8')), 'hex');
  its_mailbox text := p_submission ->> 'mailbox';
  checked_at timestamptz;
  full_since timestamptz;
  new_confirmation text := 'queued';
  new_digest uuid;
  new_sequence bigint;
begin
  -- Of two simultaneous submissions with one idempotency key, the second waits here and then finds the row of the first.
  perform pg_advisory_xact_lock(1, hashtext(p_submission ->> 'idempotencyKey'));
  select reference, content_hash, confirmation into known
    from admission.requests where idempotency_key = p_submission ->> 'idempotencyKey';
  if found then
    if known.content_hash <> p_submission ->> 'contentHash' then
      return jsonb_build_object('outcome', 'conflict');
    end if;
    return jsonb_build_object('outcome', 'replayed', 'reference', known.reference, 'confirmation', known.confirmation);
  end if;

  -- The locks serialise requests from one network or one mailbox, so that each counts the previous ones. Read the time
  -- after locking: now() is the start of the transaction, before the requests that were stored while this one waited.
  perform pg_advisory_xact_lock(2, hashtext(hashed_network));
  perform pg_advisory_xact_lock(5, hashtext(its_mailbox));
  checked_at := clock_timestamp();
  select max(at) into full_since from (
    (select created_at as at from admission.requests
      where client_hash = hashed_address and created_at <= checked_at
      order by created_at desc offset (p_limits ->> 'requestsPerAddress')::integer - 1 limit 1)
    union all
    (select created_at from admission.requests
      where network_hash = hashed_network and created_at <= checked_at
      order by created_at desc offset (p_limits ->> 'requestsPerNetwork')::integer - 1 limit 1)
    union all
    select admission.nth_latest_at((p_limits ->> 'requestsInAll')::integer)
  ) nth
  where at > checked_at - interval '1 hour' and at <= checked_at;
  if full_since is not null then
    return jsonb_build_object(
      'outcome', 'rateLimited',
      'retryAfterSeconds', greatest(1, ceil(extract(epoch from full_since + interval '1 hour' - checked_at)))
    );
  end if;
  if exists (select from admission.requests where reference = p_submission ->> 'reference') then
    return jsonb_build_object('outcome', 'referenceTaken');
  end if;

  if exists (
    select from admission.requests
    where mailbox = its_mailbox and confirmation = 'queued' and created_at <= checked_at
      and created_at > checked_at - interval '1 hour'
    order by created_at desc offset (p_limits ->> 'confirmationsPerHour')::integer - 1 limit 1
  ) or exists (
    select from admission.requests
    where mailbox = its_mailbox and confirmation = 'queued' and created_at <= checked_at
      and created_at > checked_at - interval '1 day'
    order by created_at desc offset (p_limits ->> 'confirmationsPerDay')::integer - 1 limit 1
  ) then
    new_confirmation := 'mailboxFull';
  elsif admission.arrived((p_limits ->> 'confirmationCeiling')::integer, checked_at) then
    new_confirmation := 'ceilingReached';
  end if;
  if admission.arrived((p_limits ->> 'schoolMails')::integer, checked_at) then
    new_digest := admission.open_digest(checked_at);
  end if;

  insert into admission.requests (kind, reference, idempotency_key, content_hash, answers, locale, created_at,
    mailbox, confirmation, digest, client_hash, network_hash)
  values (p_submission ->> 'kind', p_submission ->> 'reference', p_submission ->> 'idempotencyKey',
    p_submission ->> 'contentHash', p_submission -> 'request', p_submission ->> 'locale', checked_at,
    its_mailbox, new_confirmation, new_digest, hashed_address, hashed_network)
  on conflict (reference) do nothing
  returning sequence into new_sequence;
  if new_sequence is null then
    return jsonb_build_object('outcome', 'referenceTaken');
  end if;
  insert into admission.outbox (request, kind, created_at)
    select new_sequence, kind, checked_at
    from unnest(array['applicant', 'school']) kind
    where (kind = 'applicant' and new_confirmation = 'queued') or (kind = 'school' and new_digest is null);
  return jsonb_build_object('outcome', 'stored', 'reference', p_submission ->> 'reference',
    'confirmation', new_confirmation);
end
$$;

-- Leases the due mails, oldest first. Returns an array of the TypeScript type `ClaimedMail`.
create or replace function public.claim_outbox(p_limit integer, p_lease_seconds integer, p_digest_length integer)
returns jsonb
language sql security definer set search_path = '' as $$
  -- Wait for transactions that are adding a request to the open digest (`admission.open_digest`). The second statement
  -- has a later snapshot and sees their rows; otherwise the digest would be sent without them.
  select pg_advisory_xact_lock(4, 0);
  with due_since as (
    select id, next_attempt_at from admission.outbox
    where state in ('queued', 'leased') and next_attempt_at <= now()
    order by next_attempt_at limit p_limit for update skip locked
  ), due_beyond as (
    -- Later than any back-off or lease: the mail was scheduled before the clock was set back. Two separate queries, so
    -- that both use the index instead of reading every waiting mail.
    select id, next_attempt_at from admission.outbox
    where state in ('queued', 'leased') and next_attempt_at > now() + interval '2 hours'
    order by next_attempt_at limit p_limit for update skip locked
  ), due as (
    select id from (select 1 as turn, * from due_since union all select 2, * from due_beyond) found
    order by turn, next_attempt_at limit p_limit
  ), emptied as (
    -- Digests whose requests have all been deleted.
    delete from admission.outbox mail using due
    where mail.id = due.id and mail.kind = 'digest'
      and not exists (select from admission.requests where digest = mail.id)
  ), leased as (
    update admission.outbox mail set state = 'leased', attempts = attempts + 1,
      next_attempt_at = now() + make_interval(secs => p_lease_seconds)
    from due
    where mail.id = due.id
      and (mail.kind <> 'digest' or exists (select from admission.requests where digest = mail.id))
    returning mail.*
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('id', leased.id, 'kind', leased.kind, 'attempt', leased.attempts,
      'createdAt', admission.to_iso(leased.created_at))
    || case when leased.kind = 'digest' then jsonb_build_object(
      'listed', (
        select jsonb_agg(admission.to_json(listed) order by listed.sequence) from (
          select * from admission.requests where digest = leased.id order by sequence limit p_digest_length
        ) listed
      ),
      'count', (select count(*) from admission.requests where digest = leased.id)
    ) else jsonb_build_object(
      'stored', (select admission.to_json(its) from admission.requests its where its.sequence = leased.request)
    ) end
    order by leased.created_at, leased.request, leased.kind), '[]')
  from leased
$$;

create or replace function public.complete_outbox(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  update admission.outbox set state = 'sent', sent_at = now(), last_error = null where id = p_id
$$;

-- Schedules the next attempt, or gives the mail up when p_retry_seconds is null. Ignores the failure of an attempt that is
-- not the current one.
create or replace function public.fail_outbox(p_id uuid, p_attempt integer, p_error_class text, p_retry_seconds integer)
returns void
language sql security definer set search_path = '' as $$
  update admission.outbox set
    state = case when p_retry_seconds is null then 'dead' else 'queued' end,
    next_attempt_at = now() + make_interval(secs => coalesce(p_retry_seconds, 0)),
    last_error = left(p_error_class, 60)
  where id = p_id and state = 'leased' and attempts = p_attempt
$$;

-- Newest first; p_before is the sequence of the last request already seen.
create or replace function public.list_admissions(p_limit integer, p_before bigint default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(admission.to_json(page) order by page.sequence desc), '[]') from (
    select * from admission.requests where p_before is null or sequence < p_before order by sequence desc limit p_limit
  ) page
$$;

-- Here and below, upper(trim()) accepts a reference that the staff typed in lower case or with spaces around it.
create or replace function public.find_admission(p_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select admission.to_json(request) from admission.requests request where reference = upper(trim(p_reference))
$$;

-- Marks a request as answered, or as open again; false when there is no such request.
create or replace function public.mark_admission_answered(p_reference text, p_is_answered boolean) returns boolean
language sql security definer set search_path = '' as $$
  with marked as (
    update admission.requests set answered_at = case when p_is_answered then now() end
    where reference = upper(trim(p_reference)) returning 1
  )
  select exists (select from marked)
$$;

-- Deletes a request with its mails; false when there is no such request.
create or replace function public.delete_admission(p_reference text) returns boolean
language sql security definer set search_path = '' as $$
  with removed as (delete from admission.requests where reference = upper(trim(p_reference)) returning 1)
  select exists (select from removed)
$$;

-- The mails that are not sent yet.
create or replace function public.list_outbox() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', mail.id, 'kind', mail.kind, 'reference', mail.reference, 'state', mail.state, 'attempts', mail.attempts,
    'nextAttemptAt', admission.to_iso(mail.next_attempt_at), 'lastError', mail.last_error
  ) order by mail.next_attempt_at), '[]') from (
    select mail.*, request.reference
    from admission.outbox mail left join admission.requests request on request.sequence = mail.request
    where mail.state <> 'sent' order by mail.next_attempt_at limit 1000
  ) mail
$$;

-- Makes queued and dead mails due now; returns how many.
create or replace function public.retry_outbox() returns integer
language sql security definer set search_path = '' as $$
  with due as (
    update admission.outbox set state = 'queued', next_attempt_at = now() where state in ('queued', 'dead') returning 1
  )
  select count(*)::integer from due
$$;

-- Deletes requests older than p_months with their mails (0 keeps all requests), and address hashes older than a day.
-- Returns the number of deleted requests.
create or replace function public.purge_admissions(p_months integer) returns integer
language sql security definer set search_path = '' as $$
  update admission.requests set client_hash = null, network_hash = null
    where client_hash is not null and created_at < now() - interval '1 day';
  delete from admission.outbox
    where kind = 'digest' and created_at < now() - make_interval(months => p_months) and p_months > 0;
  with removed as (
    delete from admission.requests where created_at < now() - make_interval(months => p_months) and p_months > 0 returning 1
  )
  select count(*)::integer from removed
$$;

-- The names of CVs in Storage that no application names, at most 100: left by a crash or a deleted application. Omits CVs
-- of the last hour, because the row that names them may not be committed yet.
create or replace function public.list_orphan_cvs() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if to_regclass('storage.objects') is null then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(name), '[]') from (
      select name from storage.objects
      where bucket_id = 'cvs' and created_at < now() - interval '1 hour'
        and not exists (select from admission.requests where answers ->> 'cv' = name)
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
      select 'mailsLate' as problem where exists (
        select from admission.outbox
        where state in ('queued', 'leased') and created_at < now() - interval '1 hour')
      union all
      select 'mailsDead' where exists (
        select from admission.outbox mail join admission.requests its
          on its.sequence = mail.request or (mail.request is null and its.digest = mail.id)
        where mail.state = 'dead' and its.answered_at is null)
      union all
      select 'mailCeiling' where exists (
        select from admission.requests
        where created_at > now() - interval '1 hour' and confirmation = 'ceilingReached')
    ) problems
  );
end
$$;

-- By default, Postgres lets everyone execute a new function, and Supabase also grants it to the API's roles. Revoke both.
revoke all on all functions in schema admission from public;
do $$
declare
  signature regprocedure;
begin
  for signature in
    select oid from pg_proc where pronamespace = 'public'::regnamespace and proname in (
      'submit_admission', 'claim_outbox', 'complete_outbox', 'fail_outbox', 'list_admissions', 'find_admission',
      'mark_admission_answered', 'delete_admission', 'list_outbox', 'retry_outbox', 'purge_admissions',
      'list_orphan_cvs', 'check_admission_health')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', signature);
    execute format('grant execute on function %s to service_role', signature);
  end loop;
end
$$;
