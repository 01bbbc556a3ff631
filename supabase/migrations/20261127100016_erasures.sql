-- Written by `npm run migrations` from src/core/store/schema.ts.
set search_path = admission;

alter table requests add column erase_at bigint;
create index requests_to_erase on requests (erase_at) where erase_at is not null;
update installation set schema_version = 15;
reset search_path;
