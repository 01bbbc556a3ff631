-- A digest closes for everybody at once: whoever claims waits until those who are joining one have joined it. Without,
-- a request whose transaction ended a moment after the claim belonged to a digest that had left without it, and the
-- school had no mail about it.
alter function public.claim_outbox(integer, integer, integer) set schema admission;
revoke all on function admission.claim_outbox(integer, integer, integer) from service_role;

-- As `admission.claim_outbox`, which sees what was there once the lock of `admission.open_digest` was had.
create function public.claim_outbox(p_limit integer, p_lease_seconds integer, p_digest_length integer) returns jsonb
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(4, 0);
  select admission.claim_outbox(p_limit, p_lease_seconds, p_digest_length)
$$;
revoke all on function public.claim_outbox(integer, integer, integer) from public, anon, authenticated;
grant execute on function public.claim_outbox(integer, integer, integer) to service_role;
