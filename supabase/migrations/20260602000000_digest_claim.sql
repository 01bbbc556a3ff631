-- A digest closes for everybody at once: whoever claims waits until those who are joining one have joined it. Without,
-- a request whose transaction ended a moment after the claim belonged to a digest that had left without it, and the
-- school had no mail about it.
create or replace function public.claim_outbox(p_limit integer, p_lease_seconds integer, p_digest_length integer) returns jsonb
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(4, 0); -- that of `admission.open_digest`
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
