-- A dump of the server's data file in schema version 9, the oldest version that the server opens. It has three requests (a
-- fourth was deleted), a paper and a CV. The mails of the first are sent, those of the second are waiting, and the mail to the
-- school about the last one has failed for good.
CREATE TABLE secret (salt blob not null, purge_held integer not null default 0) strict;
CREATE TABLE "requests" (
    sequence integer primary key autoincrement,
    reference text not null unique,
    idempotency_key text not null unique,
    content_hash text not null,
    locale text not null,
    created_at integer not null,
    client_hash text,
    answers text not null check (json_type(answers) = 'object'),
    network_hash text, mailbox text not null default '', confirmation text not null default 'queued'
    check (confirmation in ('queued', 'mailboxFull', 'ceilingReached')), answered_at integer, digest text, kind text not null default 'admission'
    check (kind in ('admission', 'contact', 'teacher')),
    network_rank integer, generation integer not null default 1, revision integer not null default 0,
    corrections integer not null default 0, withdrawn_at integer) strict;
CREATE INDEX requests_by_client on requests (client_hash, created_at);
CREATE INDEX requests_by_age on requests (created_at);
CREATE INDEX requests_by_network on requests (network_hash, created_at) where network_hash is not null;
CREATE INDEX requests_by_mailbox on requests (mailbox);
CREATE INDEX requests_by_digest on requests (digest) where digest is not null;
CREATE INDEX requests_to_forget on requests (created_at) where client_hash is not null;
CREATE INDEX confirmations_delayed on requests (network_rank, sequence)
    where confirmation = 'ceilingReached' and network_rank is not null;
CREATE INDEX confirmations_by_mailbox on requests (mailbox, created_at) where confirmation <> 'mailboxFull';
CREATE INDEX requests_withdrawn on requests (withdrawn_at) where withdrawn_at is not null;
CREATE TABLE papers (
    id text primary key,
    request integer not null references requests (sequence) on delete cascade,
    paper text not null,
    state text not null check (state in ('uploading', 'received', 'replaced')),
    bytes integer not null,
    sha256 text,
    replaces text,
    created_at integer not null,
    received_at integer
  ) strict;
CREATE INDEX papers_by_request on papers (request, created_at);
CREATE INDEX papers_unfinished on papers (created_at) where state = 'uploading';
CREATE TABLE events (
    id text primary key,
    request integer not null references requests (sequence) on delete cascade,
    event text not null,
    detail text not null check (json_type(detail) = 'object'),
    created_at integer not null
  ) strict;
CREATE INDEX events_by_request on events (request, created_at);
CREATE TABLE tickets (
    ticket text primary key,
    reference text,
    file text not null,
    expires_at integer not null
  ) strict;
CREATE TABLE "outbox" (
    id text primary key,
    request integer references requests (sequence) on delete cascade,
    kind text not null check (kind in ('applicant', 'school', 'digest', 'addressChanged', 'withdrawn', 'withdrawal',
      'restored', 'papers', 'asked', 'listLink', 'morning')),
    recipient text,
    state text not null default 'queued' check (state in ('queued', 'leased', 'sent', 'dead')),
    attempts integer not null default 0,
    created_at integer not null,
    next_attempt_at integer not null,
    sent_at integer,
    last_error text,
    check ((kind in ('digest', 'listLink', 'morning')) = (request is null))
  ) strict;
CREATE INDEX outbox_by_request on outbox (request, created_at) where request is not null;
CREATE INDEX outbox_due on outbox (next_attempt_at) where state in ('queued', 'leased');
CREATE INDEX outbox_waiting on outbox (created_at) where state in ('queued', 'leased');
CREATE INDEX outbox_dead on outbox (request) where state = 'dead';
CREATE INDEX outbox_digests on outbox (created_at) where request is null;
CREATE INDEX outbox_confirmations on outbox (created_at) where kind = 'applicant';
insert into secret (salt) values
  (x'abababababababababababababababababababababababababababababababab');
insert into requests (sequence, reference, idempotency_key, content_hash, locale, created_at, client_hash, answers, network_hash, mailbox, confirmation, answered_at, digest, kind) values
  (1, 'ADM-CCCC-CCCC', '00000000-0000-4000-8000-000000000001', 'hash', 'fr', 1767225600000, 'hash', '{"firstName":"عبد الرحمن","lastName":"O’Connor-Müller 🦁 \"Robert''); drop table requests;--\"","birthDate":"1950-01-01","phone":"77 12 34 56","email":"d''arc+admission@example.co.uk","formationType":"certifiante","requiredLevel":"licence","certifyingProgram":"securite-informatique","lastDiploma":"autres","lastInstitution":"instituts-etrangers","motivation":"Une ligne\nune autre ; {\"json\": [1, 2]} \\ % $1"}', 'hash', 'd''arc@example.co.uk', 'queued', 1767312000000, null, 'admission'),
  (2, 'ADM-AAAA-AAAA', '00000000-0000-4000-8000-000000000002', 'hash', 'fr', 1767225600000, 'hash', '{"firstName":"Amina","lastName":"Houssein","birthDate":"2004-05-17","phone":"+253 77 12 34 56","email":"amina@example.dj","formationType":"academique","academicYear":"2025-2026","domain":"logistique-transport","lastDiploma":"bac","lastInstitution":"lycee"}', 'hash', 'amina@example.dj', 'queued', 1767312000000, null, 'admission'),
  (4, 'ENS-EEEE-EEEE', '00000000-0000-4000-8000-000000000003', 'hash', 'fr', 1767225600000, 'hash', '{"firstName":"Kadra","lastName":"Robleh","email":"kadra@example.dj","phone":"77 12 34 56","lastDiploma":"master","specialization":"Fiscalité","motivation":"Transmettre mon métier."}', 'hash', 'kadra@example.dj', 'queued', null, null, 'teacher');
insert into outbox (id, request, kind, state, attempts, created_at, next_attempt_at, sent_at, last_error) values
  ('00000000-0000-4000-8000-000000000004', 1, 'applicant', 'sent', 1, 1767225600000, 1767225600000, 1767225600000, null),
  ('00000000-0000-4000-8000-000000000005', 1, 'school', 'sent', 1, 1767225600000, 1767225600000, 1767225600000, null),
  ('00000000-0000-4000-8000-000000000006', 2, 'applicant', 'queued', 1, 1767225600000, 1767225600000, null, 'ESOCKET'),
  ('00000000-0000-4000-8000-000000000007', 2, 'school', 'leased', 1, 1767225600000, 1767225600000, null, null),
  ('00000000-0000-4000-8000-000000000008', 4, 'applicant', 'sent', 1, 1767225600000, 1767225600000, 1767225600000, null),
  ('00000000-0000-4000-8000-000000000009', 4, 'school', 'dead', 12, 1767225600000, 1767225600000, null, 'refused');
insert into papers (id, request, paper, state, bytes, sha256, replaces, created_at, received_at) values
  ('00000000-0000-4000-8000-000000000010', 2, 'identity', 'received', 5, 'hash', null, 1767225600000, 1767225600000),
  ('cv-of-kadra.pdf', 4, 'cv', 'received', 5, null, null, 1767225600000, 1767225600000);
update sqlite_sequence set seq = 4 where name = 'requests';
pragma user_version = 9;
