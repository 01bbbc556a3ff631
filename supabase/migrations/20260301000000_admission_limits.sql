-- What keeps a flood from the school, from strangers' mailboxes and from the database: limits by network and in all,
-- confirmations that are withheld beyond a mailbox's share or a ceiling, digests for the school, and claims that cost the
-- same however many mails wait. With it, what the staff needs: whether a request was answered, and an earlier one of the
-- same mailbox.

alter table admission.requests
  -- Salted, and forgotten after a day, like client_hash.
  add column network_hash text,
  -- The address without what its spellings differ by: supabase/functions/_shared/mail/mailbox.ts.
  add column mailbox text not null default '',
  add column confirmation text not null default 'queued'
    check (confirmation in ('queued', 'mailboxFull', 'ceilingReached')),
  add column answered_at timestamptz,
  -- The mail of the outbox that told the school about this request together with others.
  add column digest uuid;
update admission.requests set mailbox = lower(email);
-- Its index goes with it.
alter table admission.requests drop column email;
create index requests_by_network on admission.requests (network_hash, created_at) where network_hash is not null;
create index requests_by_mailbox on admission.requests (mailbox, sequence);
create index requests_by_digest on admission.requests (digest, sequence) where digest is not null;
create index requests_to_forget on admission.requests (created_at) where client_hash is not null;
create index confirmations_by_mailbox on admission.requests (mailbox, created_at) where confirmation = 'queued';

alter table admission.outbox
  alter column request drop not null,
  drop constraint outbox_kind_check,
  add check (kind in ('applicant', 'school', 'digest')),
  add check ((kind = 'digest') = (request is null)),
  add column created_at timestamptz not null default now();
update admission.outbox mail set created_at = request.created_at
  from admission.requests request where request.sequence = mail.request;
create index outbox_waiting on admission.outbox (created_at) where state in ('queued', 'leased');
create index outbox_dead on admission.outbox (request) where state = 'dead';
create index outbox_digests on admission.outbox (created_at) where kind = 'digest';

create function admission.to_iso(at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create or replace function admission.to_json(request admission.requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'sequence', request.sequence,
    'reference', request.reference,
    'locale', request.locale,
    'createdAt', admission.to_iso(request.created_at),
    'answeredAt', admission.to_iso(request.answered_at),
    'earlierReference', (
      select earlier.reference from admission.requests earlier
      where earlier.mailbox = request.mailbox and earlier.sequence < request.sequence
      order by earlier.sequence limit 1
    ),
    'confirmation', request.confirmation,
    'request', request.answers
  )
$$;

-- When so many requests arrived, the newest included; null when there were never so many. By their numbers, which costs
-- the same however many there are; those that were deleted count on.
create function admission.nth_latest_at(p_count integer) returns timestamptz
language sql stable set search_path = '' as $$
  select created_at from admission.requests
  where sequence <= (select max(sequence) from admission.requests) - (p_count - 1)
  order by sequence desc limit 1
$$;

-- Whether so many requests arrived in the hour before a moment.
create function admission.arrived(p_count integer, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(at > p_at - interval '1 hour' and at <= p_at, false) from admission.nth_latest_at(p_count) at
$$;

-- The digest that gathers requests now: for half an hour from the first.
create function admission.open_digest(p_at timestamptz) returns uuid
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

drop function public.submit_admission(text, text, text, jsonb, text, text, integer);

-- Stores a request with its mails, or says why not: {outcome, reference?, confirmation?, retryAfterSeconds?}. Both
-- arguments are as TypeScript has them: `Submission` and `Limits`.
create function public.submit_admission(p_submission jsonb, p_limits jsonb) returns jsonb
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
  -- The same key at the same moment: the second waits and then finds the first's row.
  perform pg_advisory_xact_lock(1, hashtext(p_submission ->> 'idempotencyKey'));
  select reference, content_hash, confirmation into known
    from admission.requests where idempotency_key = p_submission ->> 'idempotencyKey';
  if found then
    if known.content_hash <> p_submission ->> 'contentHash' then
      return jsonb_build_object('outcome', 'conflict');
    end if;
    return jsonb_build_object('outcome', 'replayed', 'reference', known.reference, 'confirmation', known.confirmation);
  end if;

  -- One network's requests, and one mailbox's, are counted one after the other. now() is when the transaction began: one
  -- that waited here would not count those that began after it and passed before it.
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

  insert into admission.requests (created_at, reference, idempotency_key, content_hash, locale, client_hash,
    network_hash, mailbox, confirmation, digest, answers)
  values (checked_at, p_submission ->> 'reference', p_submission ->> 'idempotencyKey',
    p_submission ->> 'contentHash', p_submission ->> 'locale', hashed_address, hashed_network, its_mailbox,
    new_confirmation, new_digest, p_submission -> 'request')
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

drop function public.claim_outbox(integer, integer, integer);

-- Leases the mails that are due, oldest first: [{id, kind, attempt, createdAt, stored | listed and count}].
create function public.claim_outbox(p_limit integer, p_lease_seconds integer, p_digest_length integer) returns jsonb
language sql security definer set search_path = '' as $$
  with due_since as (
    select id, next_attempt_at from admission.outbox
    where state in ('queued', 'leased') and next_attempt_at <= now()
    order by next_attempt_at limit p_limit for update skip locked
  ), due_beyond as (
    -- Beyond any delay of ours: written before the machine's clock was set back. Apart, or every waiting mail is read.
    select id, next_attempt_at from admission.outbox
    where state in ('queued', 'leased') and next_attempt_at > now() + interval '2 hours'
    order by next_attempt_at limit p_limit for update skip locked
  ), due as (
    select id from (select 1 as turn, * from due_since union all select 2, * from due_beyond) found
    order by turn, next_attempt_at limit p_limit
  ), emptied as (
    -- Every request that the digest was about was removed in the meantime.
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

-- Removes the requests older than so many months with their mails, and forgets old address hashes.
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

-- Notes that the school answered a request, or that it has not after all; false when there is none.
create function public.mark_admission_answered(p_reference text, p_is_answered boolean) returns boolean
language sql security definer set search_path = '' as $$
  with marked as (
    update admission.requests set answered_at = case when p_is_answered then now() end
    where reference = p_reference returning 1
  )
  select exists (select from marked)
$$;

-- Writes, to see that it can, and says what a person should look at: see `AdmissionStore.health`.
create function public.check_admission_health() returns jsonb
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
        select from admission.outbox mail left join admission.requests on sequence = request
        where state = 'dead' and answered_at is null)
      union all
      select 'mailCeiling' where exists (
        select from admission.requests
        where created_at > now() - interval '1 hour' and confirmation = 'ceilingReached')
    ) problems
  );
end
$$;

do $$
declare
  signature regprocedure;
begin
  for signature in
    select oid from pg_proc where pronamespace = 'public'::regnamespace and proname in (
      'submit_admission', 'claim_outbox', 'mark_admission_answered', 'check_admission_health')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', signature);
    execute format('grant execute on function %s to service_role', signature);
  end loop;
  for signature in
    select oid from pg_proc where pronamespace = 'admission'::regnamespace
  loop
    execute format('revoke all on function %s from public', signature);
  end loop;
end
$$;

-- pg_cron notes every run for good: those of a job a minute are half a million rows a year.
do $migration$
begin
  if not exists (select from pg_extension where extname = 'pg_cron') then
    return;
  end if;
  perform cron.schedule('purge-job-runs', '29 1 * * *',
    $job$ delete from cron.job_run_details where end_time < now() - interval '7 days' $job$);
end
$migration$;
