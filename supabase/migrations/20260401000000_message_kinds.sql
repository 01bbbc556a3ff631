-- Besides admission requests, the school can have contact messages and teacher applications delivered
-- (`DELIVER_MESSAGES`): requests of other kinds, with the same limits, mails and removal.

alter table admission.requests
  add column kind text not null default 'admission' check (kind in ('admission', 'contact', 'teacher'));

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

-- The kind is set where the request is stored: the rest of `submit_admission` stays as it is.
alter function public.submit_admission(jsonb, jsonb) rename to store_request;
alter function public.store_request(jsonb, jsonb) set schema admission;

create function public.submit_admission(p_submission jsonb, p_limits jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  result jsonb := admission.store_request(p_submission, p_limits);
begin
  if result ->> 'outcome' = 'stored' then
    update admission.requests set kind = coalesce(p_submission ->> 'kind', 'admission')
      where reference = result ->> 'reference';
  end if;
  return result;
end
$$;

revoke all on function admission.store_request(jsonb, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.submit_admission(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.submit_admission(jsonb, jsonb) to service_role;

-- The CVs that no application names, an hour after they came: what a crash, or a removal, left. Names of Storage objects;
-- the function `deliver-outbox` removes them there.
create function public.list_orphan_cvs() returns jsonb
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
create index requests_by_cv on admission.requests ((answers ->> 'cv')) where answers ->> 'cv' is not null;
revoke all on function public.list_orphan_cvs() from public, anon, authenticated;
grant execute on function public.list_orphan_cvs() to service_role;

-- A private bucket. Only the service role reaches it, whatever policies come later for other buckets.
do $migration$
begin
  if to_regclass('storage.buckets') is null then
    raise notice 'Supabase Storage is missing: teacher applications cannot be delivered';
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('cvs', 'cvs', false, 5000000, array['application/pdf'])
    on conflict (id) do update set public = false, file_size_limit = 5000000,
      allowed_mime_types = array['application/pdf'];
  create policy "CVs are for the functions alone" on storage.objects as restrictive
    for all to anon, authenticated using (bucket_id <> 'cvs') with check (bucket_id <> 'cvs');
end
$migration$;
