-- A digest that was given up is said until each request that it was about is answered, and not for good: it has none of
-- its own.
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
