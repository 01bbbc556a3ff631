-- The store's functions, called by `.rpc()` from supabase/functions/_shared/store/postgresStore.ts. Each is one transaction.
-- They run as their owner with an empty search path: the service role can do what they do and nothing else.

create function admission.to_json(request admission.requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'sequence', request.sequence,
    'reference', request.reference,
    'locale', request.locale,
    'createdAt', to_char(request.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'request', jsonb_strip_nulls(jsonb_build_object(
      'firstName', request.first_name,
      'lastName', request.last_name,
      'birthDate', request.birth_date,
      'phone', request.phone,
      'email', request.email,
      'formationType', request.formation_type,
      'requiredLevel', request.required_level,
      'certifyingProgram', request.certifying_program,
      'academicYear', request.academic_year,
      'domain', request.domain,
      'lastDiploma', request.last_diploma,
      'lastInstitution', request.last_institution,
      'motivation', request.motivation
    ))
  )
$$;

-- Stores a request with its two mails, or says why not: {outcome, reference?, retryAfterSeconds?}.
create function public.submit_admission(
  p_idempotency_key text,
  p_content_hash text,
  p_reference text,
  p_request jsonb,
  p_locale text,
  p_client_address text,
  p_requests_per_hour integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known record;
  address_hash text;
  blocking timestamptz;
  new_sequence bigint;
  checked_at timestamptz;
begin
  -- The same key at the same moment: the second waits and then finds the first's row.
  perform pg_advisory_xact_lock(1, hashtext(p_idempotency_key));
  select reference, content_hash into known from admission.requests where idempotency_key = p_idempotency_key;
  if found then
    if known.content_hash <> p_content_hash then
      return jsonb_build_object('outcome', 'conflict');
    end if;
    return jsonb_build_object('outcome', 'replayed', 'reference', known.reference);
  end if;

  select encode(sha256(convert_to(salt || p_client_address, 'UTF8')), 'hex') into address_hash from admission.secret;
  -- One client's requests are counted one after the other. now() is when the transaction began: one that waited here
  -- would not count those that began after it and passed before it.
  perform pg_advisory_xact_lock(2, hashtext(address_hash));
  checked_at := clock_timestamp();
  select created_at into blocking from admission.requests
    where client_hash = address_hash and created_at > checked_at - interval '1 hour' and created_at <= checked_at
    order by created_at desc offset p_requests_per_hour - 1 limit 1;
  if found then
    return jsonb_build_object(
      'outcome', 'rateLimited',
      'retryAfterSeconds', greatest(1, ceil(extract(epoch from blocking + interval '1 hour' - checked_at)))
    );
  end if;

  insert into admission.requests (
    created_at, reference, idempotency_key, content_hash, locale, client_hash, first_name, last_name, birth_date, phone, email,
    formation_type, required_level, certifying_program, academic_year, domain, last_diploma, last_institution, motivation
  ) values (
    checked_at, p_reference, p_idempotency_key, p_content_hash, p_locale, address_hash,
    p_request ->> 'firstName', p_request ->> 'lastName', (p_request ->> 'birthDate')::date,
    p_request ->> 'phone', p_request ->> 'email', p_request ->> 'formationType',
    p_request ->> 'requiredLevel', p_request ->> 'certifyingProgram',
    p_request ->> 'academicYear', p_request ->> 'domain',
    p_request ->> 'lastDiploma', p_request ->> 'lastInstitution', p_request ->> 'motivation'
  )
  on conflict (reference) do nothing
  returning sequence into new_sequence;
  if new_sequence is null then
    return jsonb_build_object('outcome', 'referenceTaken');
  end if;
  insert into admission.outbox (request, kind) values (new_sequence, 'applicant'), (new_sequence, 'school');
  return jsonb_build_object('outcome', 'stored', 'reference', p_reference);
end
$$;

-- Leases the mails that are due, oldest first: [{id, kind, attempt, stored}].
create function public.claim_outbox(p_limit integer, p_lease_seconds integer, p_mails_per_hour integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  stored admission.requests;
  seen integer;
  blocking timestamptz;
  claimed jsonb := '[]';
begin
  -- Two senders at once would each see the other's mails to an address as not yet sent.
  perform pg_advisory_xact_lock(3, 0);
  loop
    seen := 0;
    for due in
      select mail.id, mail.kind, mail.attempts, mail.request
      from admission.outbox mail
      where mail.state in ('queued', 'leased')
        -- Beyond any delay of ours: written before the machine's clock was set back.
        and (mail.next_attempt_at <= now() or mail.next_attempt_at > now() + interval '2 hours')
      order by mail.next_attempt_at
      limit p_limit
      for update of mail skip locked
    loop
      seen := seen + 1;
      select * into stored from admission.requests where sequence = due.request;
      blocking := null;
      if due.kind = 'applicant' then
        select coalesce(mail.sent_at, now()) into blocking
        from admission.outbox mail join admission.requests request on request.sequence = mail.request
        where lower(request.email) = lower(stored.email) and mail.kind = 'applicant' and mail.id <> due.id
          and (mail.state = 'leased' or mail.sent_at > now() - interval '1 hour')
        order by 1 desc offset p_mails_per_hour - 1 limit 1;
      end if;
      if blocking is not null then
        update admission.outbox set state = 'queued', next_attempt_at = blocking + interval '1 hour' where id = due.id;
      else
        update admission.outbox set state = 'leased', attempts = attempts + 1,
          next_attempt_at = now() + make_interval(secs => p_lease_seconds) where id = due.id;
        claimed := claimed || jsonb_build_object('id', due.id, 'kind', due.kind, 'attempt', due.attempts + 1,
          'stored', admission.to_json(stored));
      end if;
    end loop;
    -- Mails that must wait are out of the way now: look behind them.
    exit when seen = 0 or jsonb_array_length(claimed) > 0;
  end loop;
  return claimed;
end
$$;

create function public.complete_outbox(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  update admission.outbox set state = 'sent', sent_at = now(), last_error = null where id = p_id
$$;

-- A null delay gives the mail up. A failure of an older try than the current one changes nothing.
create function public.fail_outbox(p_id uuid, p_attempt integer, p_error_class text, p_retry_seconds integer)
returns void
language sql security definer set search_path = '' as $$
  update admission.outbox set
    state = case when p_retry_seconds is null then 'dead' else 'queued' end,
    next_attempt_at = now() + make_interval(secs => coalesce(p_retry_seconds, 0)),
    last_error = left(p_error_class, 60)
  where id = p_id and state = 'leased' and attempts = p_attempt
$$;

create function public.list_admissions(p_limit integer, p_before bigint default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(admission.to_json(page) order by page.sequence desc), '[]') from (
    select * from admission.requests where p_before is null or sequence < p_before order by sequence desc limit p_limit
  ) page
$$;

create function public.find_admission(p_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select admission.to_json(request) from admission.requests request where reference = p_reference
$$;

create function public.delete_admission(p_reference text) returns boolean
language sql security definer set search_path = '' as $$
  with removed as (delete from admission.requests where reference = p_reference returning 1)
  select exists (select from removed)
$$;

create function public.list_outbox() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', mail.id, 'kind', mail.kind, 'reference', mail.reference, 'state', mail.state, 'attempts', mail.attempts,
    'nextAttemptAt', to_char(mail.next_attempt_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'lastError', mail.last_error
  ) order by mail.next_attempt_at), '[]') from (
    select mail.*, request.reference
    from admission.outbox mail join admission.requests request on request.sequence = mail.request
    where mail.state <> 'sent' order by mail.next_attempt_at limit 1000
  ) mail
$$;

create function public.retry_outbox() returns integer
language sql security definer set search_path = '' as $$
  with due as (
    update admission.outbox set state = 'queued', next_attempt_at = now() where state in ('queued', 'dead') returning 1
  )
  select count(*)::integer from due
$$;

-- Removes the requests older than so many months with their mails, and forgets old address hashes.
create function public.purge_admissions(p_months integer) returns integer
language sql security definer set search_path = '' as $$
  update admission.requests set client_hash = null
    where client_hash is not null and created_at < now() - interval '1 day';
  with removed as (
    delete from admission.requests where created_at < now() - make_interval(months => p_months) and p_months > 0 returning 1
  )
  select count(*)::integer from removed
$$;

-- New functions can be run by everyone, and Supabase grants them to its API roles by default: take both back.
do $$
declare
  signature regprocedure;
begin
  for signature in
    select oid from pg_proc where pronamespace = 'public'::regnamespace and proname in (
      'submit_admission', 'claim_outbox', 'complete_outbox', 'fail_outbox', 'list_admissions', 'find_admission',
      'delete_admission', 'list_outbox', 'retry_outbox', 'purge_admissions')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', signature);
    execute format('grant execute on function %s to service_role', signature);
  end loop;
end
$$;
revoke all on function admission.to_json(admission.requests) from public;
