-- Two schedules, where the database has pg_cron (Supabase has): every minute the retries of mails, every night the
-- removal of requests older than 24 months (change the number here, in a new migration).
--
-- The retries call the function `deliver-outbox` by pg_net. Its address and secret come from the vault; until both are
-- there, the call is skipped:
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
  perform cron.schedule('purge-admissions', '17 1 * * *', 'select public.purge_admissions(24)');
  perform cron.schedule('deliver-outbox', '* * * * *', $job$
    select net.http_post(
      url := address.decrypted_secret,
      headers := jsonb_build_object('x-delivery-secret', secret.decrypted_secret)
    )
    from vault.decrypted_secrets address, vault.decrypted_secrets secret
    where address.name = 'deliver_outbox_url' and secret.name = 'deliver_outbox_secret'
  $job$);
end
$migration$;
