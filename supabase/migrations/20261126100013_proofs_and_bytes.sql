-- Written by `npm run migrations` from src/core/store/schema.ts.
set search_path = admission;

alter table requests add column office_generation integer not null default 0;
alter table requests add column is_proved integer not null default 1;
alter table requests add column file_bytes integer not null default 0;
update requests set file_bytes = coalesce((select sum(case when bytes < 4096 then 4096 else bytes end)
  from papers where request = sequence and state <> 'replaced'), 0);
create index requests_by_file_bytes on requests (file_bytes) where file_bytes > 0;
create index requests_by_network_bytes on requests (network_hash, file_bytes)
  where network_hash is not null and file_bytes > 0;
update installation set schema_version = 12;
reset search_path;
