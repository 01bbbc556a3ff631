-- The functions that functions/_shared/postgresStore.ts calls. `AdmissionStore` documents them.
-- Every call is one transaction. The functions run as their owner with an empty search path, so that the service
-- role needs no other rights. A later migration keeps the arguments of a function that it replaces, because schema and Edge
-- Functions are not deployed at the same moment.
--
-- Advisory locks, by their first key: 1 idempotency key, 2 network, 4 open digest, 5 mailbox, 6 mail to the school.

create function admission.to_iso(at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- A request as the TypeScript type `StoredRequest`.
create function admission.to_json(request admission.requests) returns jsonb
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
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', mail.kind, 'state', mail.state,
        'queuedAt', admission.to_iso(mail.created_at), 'sentAt', admission.to_iso(mail.sent_at)
      ) order by mail.created_at), '[]')
      from admission.outbox mail where mail.request = (to_json.request).sequence
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', event.id, 'event', event.event, 'detail', event.detail,
        'at', admission.to_iso(event.created_at)) order by event.created_at), '[]')
      from admission.events event where event.request = (to_json.request).sequence
    )
  )
$$;

create function admission.hash_client(p_text text) returns text
language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(salt || p_text, 'UTF8')), 'hex') from admission.secret
$$;

-- When the p_count-th latest request arrived; null when fewer were ever stored. Counts by sequence number, so the cost
-- does not grow with the table. Deleted requests count too; in place of one, returns the time of the next older one.
create function admission.nth_latest_at(p_count integer) returns timestamptz
language sql stable set search_path = '' as $$
  select created_at from admission.requests
  where sequence <= (select max(sequence) from admission.requests) - (p_count - 1)
  order by sequence desc limit 1
$$;

-- Whether p_count requests arrived in the hour before p_at.
create function admission.arrived(p_count integer, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(at > p_at - interval '1 hour' and at <= p_at, false) from admission.nth_latest_at(p_count) at
$$;

-- Of the limits that are reached, the one that ends last, as the TypeScript type `RateLimited`; null when none is
-- reached.
create function admission.find_limit(p_client jsonb, p_limits jsonb, p_at timestamptz) returns jsonb
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

-- Why `submit_admission` would refuse this client now; null if it would not. p_client is the TypeScript type `Client`.
create function public.check_admission_limits(p_client jsonb, p_limits jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select admission.find_limit(p_client, p_limits, now())
  where not exists (select from admission.requests where idempotency_key = p_client ->> 'idempotencyKey')
$$;

-- Whether a confirmation must wait, because too many (`confirmationCeiling`) were queued in the hour before p_at. p_rank is
-- the network_rank of its request.
create function admission.is_ceiling_reached(p_rank integer, p_limits jsonb, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from admission.outbox
    where kind = 'applicant' and created_at > p_at - interval '1 hour' and created_at <= p_at
    offset ceil((p_limits ->> 'confirmationCeiling')::integer
      * case when p_rank < (p_limits ->> 'requestsPerNetworkInFlood')::integer then 1 else 0.5 end) - 1
    limit 1
  )
$$;

-- Queues delayed confirmations as far as the ceiling allows, first for networks with few requests.
create function public.queue_delayed_confirmations(p_count integer, p_limits jsonb) returns void
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

-- The id of the digest that collects requests now. Opens one, due in half an hour, when there is none.
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

-- Stores a request with its mails, or returns the reason for refusing it: {outcome, reference?, confirmation?, limit?,
-- retryAfterSeconds?}. The arguments are the TypeScript types `Submission` and `Limits`.
create function public.submit_admission(p_submission jsonb, p_limits jsonb) returns jsonb
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
  returning sequence into new_sequence;
  insert into admission.papers (id, request, paper, state, bytes, sha256, created_at, received_at)
    select id, new_sequence, 'cv', 'received', bytes, sha256, checked_at, checked_at
    from jsonb_to_record(p_submission -> 'file') as file (id uuid, bytes integer, sha256 text)
    where id is not null;
  insert into admission.outbox (request, kind, created_at)
    select new_sequence, kind, checked_at
    from unnest(array['applicant', 'school']) kind
    where (kind = 'applicant' and new_confirmation = 'queued') or (kind = 'school' and new_digest is null);
  return jsonb_build_object('outcome', 'stored', 'reference', p_submission ->> 'reference',
    'confirmation', new_confirmation);
end
$$;

create function public.add_ticket(p_ticket text, p_reference text, p_file text, p_seconds integer) returns void
language sql security definer set search_path = '' as $$
  delete from admission.tickets where expires_at < now();
  insert into admission.tickets values (p_ticket, p_reference, p_file, now() + make_interval(secs => p_seconds))
$$;

create function public.take_ticket(p_ticket text) returns jsonb
language sql security definer set search_path = '' as $$
  with taken as (delete from admission.tickets where ticket = p_ticket returning *)
  select jsonb_build_object('reference', reference, 'file', file) from taken where expires_at >= now()
$$;

-- Queues a mail to the school; false when a mail with this id exists, or when p_per_hour mails of the kind were queued in
-- the last hour.
create function public.queue_school_mail(p_id uuid, p_kind text, p_per_hour integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(6, 0);
  insert into admission.outbox (id, request, kind)
    select p_id, null, p_kind
    where p_per_hour > (
      select count(*) from admission.outbox
      where request is null and kind = p_kind and created_at > now() - interval '1 hour' and created_at <= now())
    on conflict (id) do nothing;
  return found;
end
$$;

-- Saves a request (the TypeScript type `StoredRequest`) with a change (`DossierChange`); false when the dossier has changed since it was read.
create function public.save_dossier(p_change jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  changed bigint;
begin
  update admission.requests set
    revision = revision + 1,
    generation = (p_change ->> 'generation')::integer,
    corrections = (p_change ->> 'corrections')::integer,
    answered_at = (p_change ->> 'answeredAt')::timestamptz,
    withdrawn_at = (p_change ->> 'withdrawnAt')::timestamptz,
    answers = p_change -> 'request',
    mailbox = coalesce(p_change ->> 'mailbox', mailbox)
  where reference = p_change ->> 'reference' and revision = (p_change ->> 'revision')::integer
  returning sequence into changed;
  if changed is null then
    return false;
  end if;
  delete from admission.papers where request = changed;
  insert into admission.papers (id, request, paper, state, bytes, sha256, replaces, created_at, received_at)
    select id, changed, paper, state, bytes, sha256, replaces, "createdAt", "receivedAt"
    from jsonb_to_recordset(p_change -> 'papers') as file (id uuid, paper text, state text, bytes integer, sha256 text,
      replaces uuid, "createdAt" timestamptz, "receivedAt" timestamptz);
  insert into admission.events (id, request, event, detail)
    select id, changed, event, detail
    from jsonb_to_recordset(p_change -> 'events') as event (id uuid, event text, detail jsonb);
  insert into admission.outbox (id, request, kind, recipient, created_at)
    select coalesce(id, gen_random_uuid()), changed, kind, recipient, clock_timestamp()
    from jsonb_to_recordset(p_change -> 'mails') as mail (id uuid, kind text, recipient text);
  return true;
end
$$;

-- How many confirmations a mailbox got in the last hour and in the last day.
create function public.count_confirmations(p_mailbox text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'lastHour', count(*) filter (where mail.created_at > now() - interval '1 hour'),
    'lastDay', count(*))
  from admission.requests its
  join admission.outbox mail on mail.request = its.sequence
  where its.mailbox = p_mailbox and mail.kind = 'applicant'
    and mail.created_at > now() - interval '1 day' and mail.created_at <= now()
$$;

-- Leases the due mails, oldest first. Returns an array of the TypeScript type `ClaimedMail`.
create function public.claim_outbox(p_limit integer, p_lease_seconds integer, p_digest_length integer)
returns jsonb
language sql security definer set search_path = '' as $$
  -- Wait for transactions that are adding a request to an open digest. The second statement has a later snapshot and sees
  -- their rows; otherwise the digest would be sent without them.
  select pg_advisory_xact_lock(4, 0);
  with due as (
    select id from admission.outbox
    -- A mail that is due later than any back-off or lease was scheduled before the clock was set back.
    where state in ('queued', 'leased') and (next_attempt_at <= now() or next_attempt_at > now() + interval '2 hours')
    order by next_attempt_at limit p_limit for update skip locked
  ), leased as (
    update admission.outbox mail set state = 'leased', attempts = attempts + 1,
      next_attempt_at = now() + make_interval(secs => p_lease_seconds)
    -- An array, because the planner expects a join to match many rows and would read the whole table.
    where mail.id = any (array(select id from due))
    returning mail.*
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('id', leased.id, 'kind', leased.kind, 'attempt', leased.attempts,
      'recipient', leased.recipient, 'createdAt', admission.to_iso(leased.created_at))
    || case when leased.kind = 'digest' then jsonb_build_object(
      'listed', (
        select coalesce(jsonb_agg(admission.to_json(listed) order by listed.sequence), '[]') from (
          select * from admission.requests where digest = leased.id order by sequence limit p_digest_length
        ) listed
      ),
      'count', (select count(*) from admission.requests where digest = leased.id)
    ) when leased.kind = 'morning' then jsonb_build_object('previous', (
      select mail.id from admission.outbox mail where mail.kind = 'morning' and mail.id < leased.id order by mail.id desc limit 1
    )) when leased.kind = 'listLink' then '{}' else jsonb_build_object(
      'stored', (select admission.to_json(its) from admission.requests its where its.sequence = leased.request)
    ) end
    order by leased.created_at, leased.request, leased.kind), '[]')
  from leased
$$;

create function public.complete_outbox(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  update admission.outbox set state = 'sent', sent_at = now(), last_error = null where id = p_id
$$;

-- Schedules the next attempt, or gives the mail up when p_retry_seconds is null. Ignores the failure of an attempt that is
-- not the current one.
create function public.fail_outbox(p_id uuid, p_attempt integer, p_error_class text, p_retry_seconds integer)
returns void
language sql security definer set search_path = '' as $$
  update admission.outbox set
    state = case when p_retry_seconds is null then 'dead' else 'queued' end,
    next_attempt_at = now() + make_interval(secs => coalesce(p_retry_seconds, 0)),
    last_error = left(p_error_class, 60)
  where id = p_id and state = 'leased' and attempts = p_attempt
$$;

-- A page of the requests, newest first; p_before is the sequence of the last request of the previous page.
create function public.list_admissions(p_limit integer, p_before bigint default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(admission.to_json(page) order by page.sequence desc), '[]') from (
    select * from admission.requests where p_before is null or sequence < p_before order by sequence desc limit p_limit
  ) page
$$;

-- Here and below, upper(trim()) accepts a reference that the staff typed in lower case or with spaces around it.
create function public.find_admission(p_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select admission.to_json(request) from admission.requests request where reference = upper(trim(p_reference))
$$;

-- Deletes a request with its mails; false when there is no such request.
create function public.delete_admission(p_reference text) returns boolean
language sql security definer set search_path = '' as $$
  with removed as (delete from admission.requests where reference = upper(trim(p_reference)) returning 1)
  select exists (select from removed)
$$;

-- The mails that are not sent yet.
create function public.list_outbox() returns jsonb
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
create function public.retry_outbox() returns integer
language sql security definer set search_path = '' as $$
  with due as (
    update admission.outbox set state = 'queued', next_attempt_at = now() where state in ('queued', 'dead') returning 1
  )
  select count(*)::integer from due
$$;

-- Deletes what `AdmissionStore.purge` lists; p_months 0 keeps all requests. Returns the TypeScript type `PurgeResult`.
create function public.purge_admissions(p_months integer, p_is_confirmed boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  oldest timestamptz := case when p_months > 0 then now() - make_interval(months => p_months) else '-infinity' end;
  withdrawn integer;
  expired integer;
begin
  update admission.requests set client_hash = null, network_hash = null
    where client_hash is not null and created_at < now() - interval '1 day';
  delete from admission.papers where state = 'uploading' and created_at < now() - interval '24 hours';
  delete from admission.tickets where expires_at < now();
  delete from admission.outbox mail
    where request is null and kind in ('listLink', 'morning') and created_at < now() - interval '7 days'
      -- Keep the last morning mail: the next one lists what came after it.
      and exists (
        select from admission.outbox later
        where later.request is null and later.kind = 'morning' and later.created_at > mail.created_at);
  delete from admission.requests where withdrawn_at < now() - interval '48 hours';
  get diagnostics withdrawn = row_count;

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
    return jsonb_build_object('removed', withdrawn, 'held', expired);
  end if;
  delete from admission.outbox where request is null and created_at < oldest;
  delete from admission.requests where created_at < oldest;
  return jsonb_build_object('removed', withdrawn + expired, 'held', 0);
end
$$;

-- The names of files in Storage that no request has, at most 100. Omits those of the last hour, because Storage may
-- list a file before its row is committed.
create function public.list_orphan_papers() returns jsonb
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
create function public.check_admission_health() returns jsonb
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
          on its.sequence = mail.request or (mail.request is null and mail.id = its.digest)
        where mail.state = 'dead' and its.answered_at is null)
      union all
      select 'mailCeiling' where exists (
        select from admission.requests where confirmation = 'ceilingReached' and network_rank is not null)
    ) problems
  );
end
$$;

-- By default, Postgres lets everyone execute a new function, and Supabase also grants it to the API's roles. Revoke both from
-- every function that reads the schema `admission`.
revoke all on all functions in schema admission from public;
do $$
declare
  signature regprocedure;
begin
  for signature in
    select oid from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%admission.%'
  loop
    execute format('revoke all on function %s from public, anon, authenticated', signature);
    execute format('grant execute on function %s to service_role', signature);
  end loop;
end
$$;
