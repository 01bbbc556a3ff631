-- What only Supabase has: the private bucket of papers and CVs, and the schedule.

-- The policy is restrictive, so that a later permissive policy for another bucket cannot open this one.
do $migration$
begin
  if to_regclass('storage.buckets') is null then
    raise notice 'Supabase Storage is missing: teacher applications and papers cannot be delivered';
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('papers', 'papers', false, 10000000, array['application/pdf'])
  on conflict (id) do update set public = false, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
  create policy "Papers are for the functions alone" on storage.objects as restrictive
    for all to anon, authenticated using (bucket_id <> 'papers') with check (bucket_id <> 'papers');
end
$migration$;

-- Calls the function `deliver-outbox` every minute, for databases with pg_cron and pg_net (Supabase has both). The URL and the
-- secret come from Supabase Vault (supabase/README.md); the job does nothing until both are set.
do $migration$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron')
    or not exists (select from pg_available_extensions where name = 'pg_net') then
    raise notice 'pg_cron or pg_net is missing: let another scheduler call deliver-outbox';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform cron.schedule('deliver-outbox', '* * * * *', $job$
    select net.http_post(
      url := address.decrypted_secret,
      headers := jsonb_build_object('x-delivery-secret', secret.decrypted_secret)
    )
    from vault.decrypted_secrets address, vault.decrypted_secrets secret
    where address.name = 'deliver_outbox_url' and secret.name = 'deliver_outbox_secret'
  $job$);
  -- pg_cron keeps a row for every run: half a million a year for a job that runs every minute.
  perform cron.schedule('purge-job-runs', '29 1 * * *',
    $job$ delete from cron.job_run_details where end_time < now() - interval '7 days' $job$);
end
$migration$;
