-- Written by `npm run migrations` from src/core/store/schema.ts.
set search_path = admission;

alter table outbox add column mailbox text;
update outbox set mailbox = (select mailbox from requests where sequence = outbox.request)
  where kind in ('applicant', 'withdrawn', 'asked');
create index outbox_by_mailbox on outbox (mailbox, created_at) where mailbox is not null;
update installation set schema_version = 11;
reset search_path;
