-- Written by `npm run migrations` from src/core/store/schema.ts.
set search_path = admission;

alter table requests add column office_generation integer not null default 0;
alter table requests add column is_proved integer not null default 1;
alter table requests add column file_bytes integer not null default 0;
update requests set file_bytes = coalesce((select sum(case when bytes < 4096 then 4096 else bytes end)
  from papers where request = sequence and state <> 'replaced'), 0);
-- The school reads of these in the morning mail.
insert into events (id, request, event, detail, created_at)
  select id, request, case kind when 'withdrawal' then 'withdrawn' else 'restored' end, '{}', created_at
  from outbox where kind in ('withdrawal', 'restored') order by created_at;
delete from outbox where kind in ('withdrawal', 'restored', 'papers');
drop index outbox_confirmations;
create index outbox_to_applicants on outbox (created_at) where mailbox is not null and kind <> 'asked';
create index requests_by_file_bytes on requests (file_bytes) where file_bytes > 0;
create table network_bytes (
  -- A salted hash, as in `requests`; deleted after a day.
  network_hash text primary key,
  bytes bigint not null,
  since bigint not null
);
alter table network_bytes enable row level security;
create policy store on network_bytes to admission_store using (true) with check (true);
grant select, insert, update, delete on network_bytes to admission_store;
update installation set schema_version = 12;
reset search_path;
