-- Written by `npm run migrations` from src/core/store/schema.ts.
set search_path = admission;

alter table installation add column key_fingerprint text;
alter table installation add column key_replaced_at bigint;
update installation set schema_version = 13;
reset search_path;
