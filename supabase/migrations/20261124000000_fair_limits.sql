-- Rate limits that tighten with the load, so that they affect the networks that send many requests (`Limits` in
-- functions/_shared/settings.ts), and confirmations that are delayed instead of withheld. The functions keep the
-- arguments of the previous version, because schema and Edge Functions are not deployed at the same moment. The file
-- can
-- run again.

-- The requests that the network had sent in the hour before this one. Delayed confirmations are queued in this order.
alter table admission.requests add column if not exists network_rank integer;
create index if not exists confirmations_delayed on admission.requests (network_rank, sequence)
  where confirmation = 'ceilingReached' and network_rank is not null;
drop index if exists admission.confirmations_by_mailbox;
create index confirmations_by_mailbox on admission.requests (mailbox, created_at) where confirmation <> 'mailboxFull';
create index if not exists outbox_confirmations on admission.outbox (created_at) where kind = 'applicant';

create or replace function admission.hash_client(p_text text) returns text
language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(salt || p_text, 'UTF8')), 'hex') from admission.secret
$$;

-- Of the limits that are reached, the one that ends last, as the TypeScript type `RateLimited`; null when none is
-- reached.
create or replace function admission.find_limit(p_client jsonb, p_limits jsonb, p_at timestamptz) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  per_network integer := case
    when admission.arrived((p_limits ->> 'floodFrom')::integer, p_at) then p_limits ->> 'requestsPerNetworkInFlood'
    when admission.arrived((p_limits ->> 'busyFrom')::integer, p_at) then p_limits ->> 'requestsPerNetwork'
  end;
begin
  return (
    select jsonb_build_object('outcome', 'rateLimited', 'limit', reached, 'retryAfterSeconds',
      greatest(1, ceil(extract(epoch from at + interval '1 hour' - p_at))))
    from (
      (select 'address' as reached, created_at as at from admission.requests
        where client_hash = admission.hash_client(p_client ->> 'clientAddress') and created_at <= p_at
        order by created_at desc offset (p_limits ->> 'requestsPerAddress')::integer - 1 limit 1)
      union all
      (select 'network', created_at from admission.requests
        where network_hash = admission.hash_client(p_client ->> 'clientNetwork') and created_at <= p_at
          and per_network is not null
        order by created_at desc offset per_network - 1 limit 1)
      union all
      select 'all', admission.nth_latest_at((p_limits ->> 'requestsInAll')::integer)
    ) nth_latest
    where at > p_at - interval '1 hour' and at <= p_at
    order by at desc limit 1
  );
end
$$;

-- Whether `submit_admission` would refuse this client now; null when not. p_client is the TypeScript type `Client`.
create or replace function public.check_admission_limits(p_client jsonb, p_limits jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select admission.find_limit(p_client, p_limits, now())
  where not exists (select from admission.requests where idempotency_key = p_client ->> 'idempotencyKey')
$$;

-- Whether a confirmation must wait, because too many were queued in the hour before p_at.
create or replace function admission.is_ceiling_reached(p_rank integer, p_limits jsonb, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from admission.outbox
    where kind = 'applicant' and created_at > p_at - interval '1 hour' and created_at <= p_at
    offset ceil((p_limits ->> 'confirmationCeiling')::integer
      * case when p_rank < coalesce((p_limits ->> 'requestsPerNetworkInFlood')::integer, p_rank + 1) then 1 else 0.5 end) - 1
    limit 1
  )
$$;

-- Queues delayed confirmations as far as the ceiling allows, first for networks with few requests.
create or replace function public.queue_delayed_confirmations(p_count integer, p_limits jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  delayed record;
begin
  for delayed in
    select sequence, network_rank from admission.requests
    where confirmation = 'ceilingReached' and network_rank is not null
    order by network_rank, sequence limit p_count for update skip locked
  loop
    exit when admission.is_ceiling_reached(delayed.network_rank, p_limits, now());
    update admission.requests set confirmation = 'queued' where sequence = delayed.sequence;
    insert into admission.outbox (request, kind) values (delayed.sequence, 'applicant');
  end loop;
end
$$;

create or replace function public.submit_admission(p_submission jsonb, p_limits jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known record;
  hashed_network text := admission.hash_client(p_submission ->> 'clientNetwork');
  its_mailbox text := p_submission ->> 'mailbox';
  checked_at timestamptz;
  limited jsonb;
  sent record;
  its_rank integer;
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
  limited := admission.find_limit(p_submission, p_limits, checked_at);
  if limited is not null then
    return limited;
  end if;
  if exists (select from admission.requests where reference = p_submission ->> 'reference') then
    return jsonb_build_object('outcome', 'referenceTaken');
  end if;

  select count(*) into its_rank from admission.requests
    where network_hash = hashed_network and created_at > checked_at - interval '1 hour' and created_at <= checked_at;
  select count(*) as to_mailbox,
      count(*) filter (where network_hash = hashed_network) as today,
      count(*) filter (where network_hash = hashed_network and created_at > checked_at - interval '1 hour') as this_hour
    into sent from admission.requests
    where mailbox = its_mailbox and confirmation <> 'mailboxFull'
      and created_at > checked_at - interval '1 day' and created_at <= checked_at;
  if sent.this_hour >= (p_limits ->> 'confirmationsPerHour')::integer
    or sent.today >= (p_limits ->> 'confirmationsPerDay')::integer
    or sent.to_mailbox >= (p_limits ->> 'confirmationsPerMailbox')::integer then
    new_confirmation := 'mailboxFull';
  elsif admission.is_ceiling_reached(its_rank, p_limits, checked_at) then
    new_confirmation := 'ceilingReached';
  end if;
  if admission.arrived((p_limits ->> 'schoolMails')::integer, checked_at) then
    new_digest := admission.open_digest(checked_at);
  end if;

  insert into admission.requests (kind, reference, idempotency_key, content_hash, answers, locale, created_at,
    mailbox, confirmation, digest, client_hash, network_hash, network_rank)
  values (p_submission ->> 'kind', p_submission ->> 'reference', p_submission ->> 'idempotencyKey',
    p_submission ->> 'contentHash', p_submission -> 'request', p_submission ->> 'locale', checked_at,
    its_mailbox, new_confirmation, new_digest, admission.hash_client(p_submission ->> 'clientAddress'), hashed_network,
    its_rank)
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
          on its.sequence = mail.request or (mail.request is null and its.digest = mail.id)
        where mail.state = 'dead' and its.answered_at is null)
      union all
      select 'mailCeiling' where exists (
        select from admission.requests where confirmation = 'ceilingReached' and network_rank is not null)
    ) problems
  );
end
$$;

-- The number of requests that a purge would have deleted when it stopped and waits for a person to confirm it.
alter table admission.secret add column if not exists purge_held integer not null default 0;

-- Deletes requests older than p_months with their mails (0 keeps all requests), and address hashes older than a day.
-- Returns the number of deleted requests, or minus the number that a person must confirm (`AdmissionStore.purge`).
drop function if exists public.purge_admissions(integer);
create or replace function public.purge_admissions(p_months integer, p_is_confirmed boolean default false)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  oldest timestamptz := now() - make_interval(months => p_months);
  expired integer;
begin
  update admission.requests set client_hash = null, network_hash = null
    where client_hash is not null and created_at < now() - interval '1 day';
  if p_months = 0 then
    return 0;
  end if;
  select count(*) into expired from admission.requests where created_at < oldest;
  update admission.secret set purge_held = case when not p_is_confirmed and (
      (select created_at < oldest from admission.requests order by sequence desc limit 1)
      or exists (
        select from admission.requests its
        where its.created_at < oldest and its.answered_at is null and exists (
          select from admission.outbox mail
          where mail.state <> 'sent'
            and (mail.id = its.digest or (mail.request = its.sequence and mail.kind = 'school'))))
      or (expired > 20 and expired * 10 > (select count(*) from admission.requests))
    ) then expired else 0 end;
  if (select purge_held > 0 from admission.secret) then
    return -expired;
  end if;
  delete from admission.outbox where kind = 'digest' and created_at < oldest;
  delete from admission.requests where created_at < oldest;
  return expired;
end
$$;

revoke all on all functions in schema admission from public;
do $$
declare
  signature regprocedure;
begin
  for signature in
    select oid from pg_proc where pronamespace = 'public'::regnamespace
      and proname in ('check_admission_limits', 'queue_delayed_confirmations', 'purge_admissions')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', signature);
    execute format('grant execute on function %s to service_role', signature);
  end loop;
end
$$;
