-- A reference is found as it is typed off a screen or heard on the phone, as the embedded server's command finds it:
-- “nothing found” to small letters read like a request that is lost, or already erased.
create or replace function public.find_admission(p_reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select admission.to_json(request) from admission.requests request where reference = upper(trim(p_reference))
$$;

create or replace function public.delete_admission(p_reference text) returns boolean
language sql security definer set search_path = '' as $$
  with removed as (delete from admission.requests where reference = upper(trim(p_reference)) returning 1)
  select exists (select from removed)
$$;

create or replace function public.mark_admission_answered(p_reference text, p_is_answered boolean) returns boolean
language sql security definer set search_path = '' as $$
  with marked as (
    update admission.requests set answered_at = case when p_is_answered then now() end
    where reference = upper(trim(p_reference)) returning 1
  )
  select exists (select from marked)
$$;
