-- Scheduled jobs, for databases with pg_cron and pg_net (Supabase has both).
--
-- Requests are deleted after 24 months. To change that, schedule `purge-admissions` again in a new migration: scheduling a
-- job replaces the job of the same name.
--
-- A job calls the function `deliver-outbox` to retry mails. The URL and the secret come from Supabase Vault; the job does
-- nothing until both are set:
--   select vault.create_secret('https://PROJECT.supabase.co/functions/v1/deliver-outbox', 'deliver_outbox_url');
--   select vault.create_secret('the value of the setting DELIVERY_SECRET', 'deliver_outbox_secret');
do $migration$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron')
    or not exists (select from pg_available_extensions where name = 'pg_net') then
    raise notice 'pg_cron or pg_net is missing: schedule purge_admissions and deliver-outbox by other means';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  -- Every hour, so that a withdrawn request, which is kept for 48 hours, is erased within 49.
  perform cron.schedule('purge-admissions', '47 * * * *', 'select public.purge_admissions(24)');
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
