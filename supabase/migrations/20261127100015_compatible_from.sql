-- Written by `npm run migrations` from src/core/store/schema.ts.
set search_path = admission;
alter table installation add column compatible_from integer not null default 14;
update installation set schema_version = 14;
reset search_path;
