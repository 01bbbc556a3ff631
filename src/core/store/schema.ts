/** The schema of both databases. Times are milliseconds since 1970, and ids are random. */

/** `pragma user_version` of a new SQLite file without `schemaUpgrades`. Older files are refused. */
export const schemaVersion = 17;

const dialects = {
  sqlite: {
    sequence: 'integer primary key autoincrement',
    bigint: 'integer',
    table: ') strict',
    random: 'lower(hex(randomblob(32)))',
  },
  postgres: {
    sequence: 'bigint generated always as identity primary key',
    bigint: 'bigint',
    table: ')',
    random: `replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
  },
};

export function schemaFor(dialect: keyof typeof dialects): string {
  const { sequence, bigint, table, random } = dialects[dialect];
  return `
create table installation (
  -- The oldest version whose servers may open the database; older servers refuse it.
  compatible_from integer not null,
  -- Salt of the hashed client addresses.
  salt text not null,
  -- Requests that the last purge did not delete, because a person must confirm it; otherwise 0.
  purge_held integer not null default 0,
  cleaned_at ${bigint} not null default 0,
  -- When the token buckets of the mails to applicants and to the school are full again.
  mails_full_at ${bigint} not null default 0,
  school_full_at ${bigint} not null default 0,
  -- Of the key that signs links.
  key_fingerprint text,
  key_replaced_at ${bigint}
${table};
insert into installation (compatible_from, salt) values (${schemaVersion}, ${random});

create table requests (
  sequence ${sequence},
  kind text not null check (kind in ('admission', 'contact', 'teacher')),
  reference text not null unique,
  idempotency_key text not null unique,
  -- SHA-256 of the answers: distinguishes a retry from another request under the same key.
  content_hash text not null,
  -- One JSON document, so that a new question needs no migration.
  answers text not null,
  locale text not null,
  created_at ${bigint} not null,
  answered_at ${bigint},
  -- The normalised e-mail address: src/core/model/mailbox.ts.
  mailbox text not null,
  -- Salted hashes of the client's address and of its network; set to null after a day.
  client_hash text,
  network_hash text,
  -- See \`StoredRequest\`.
  generation integer not null default 1,
  -- Not used.
  office_generation integer not null default 0,
  is_proved integer not null default 0,
  revision integer not null default 0,
  corrections integer not null default 0,
  -- Of the files that are expected or received, each as at least one block of the disk.
  file_bytes integer not null default 0,
  withdrawn_at ${bigint},
  erase_at ${bigint}
${table};
create index requests_by_age on requests (created_at);
create index requests_by_client on requests (client_hash, created_at);
create index requests_by_network on requests (network_hash, created_at) where network_hash is not null;
create index requests_by_mailbox on requests (mailbox, sequence);
create index requests_to_forget on requests (created_at) where client_hash is not null;
create index requests_withdrawn on requests (withdrawn_at) where withdrawn_at is not null;
create index requests_to_erase on requests (erase_at) where erase_at is not null;
create index requests_by_file_bytes on requests (file_bytes) where file_bytes > 0;

create table papers (
  -- Also the name of the file.
  id text primary key,
  request ${bigint} not null references requests (sequence) on delete cascade,
  -- The order of the files of one millisecond.
  position integer not null,
  paper text not null,
  state text not null check (state in ('uploading', 'received', 'replaced')),
  bytes integer not null,
  sha256 text,
  replaces text,
  created_at ${bigint} not null,
  received_at ${bigint}
${table};
create index papers_by_request on papers (request, created_at, position);
create index papers_unfinished on papers (created_at) where state = 'uploading';

create table events (
  sequence ${sequence},
  id text not null unique,
  request ${bigint} not null references requests (sequence) on delete cascade,
  event text not null,
  detail text not null,
  created_at ${bigint} not null
${table};
create index events_by_request on events (request, sequence);

-- The tickets of downloads. Deleted on use.
create table tickets (
  ticket text primary key,
  -- Null for the list of all requests.
  reference text,
  file text not null,
  expires_at ${bigint} not null
${table};

create table network_bytes (
  -- A salted hash, as in \`requests\`; deleted after a day.
  network_hash text primary key,
  bytes ${bigint} not null,
  since ${bigint} not null
${table};

create table outbox (
  id text primary key,
  request ${bigint} references requests (sequence) on delete cascade,
  kind text not null check (kind in ('applicant', 'school', 'addressChanged', 'withdrawn', 'asked', 'listLink', 'morning')),
  -- Of a mail to an applicant: the address when it was written, and its normalised form.
  recipient text,
  mailbox text,
  -- 1 if it counts for the pace of the mailbox.
  is_paced integer not null default 0,
  -- Salted hash of the network whose act caused the mail; set to null after a day.
  network_hash text,
  -- See outbox.ts.
  queue integer not null,
  -- Rows of one departure leave as one mail. It is the Message-ID, the key at Resend and the name of the \`.eml\` file.
  departure text not null,
  -- Not used.
  others integer not null default 0,
  state text not null default 'queued' check (state in ('queued', 'leased', 'sent', 'dead')),
  attempts integer not null default 0,
  created_at ${bigint} not null,
  -- When the mail may be claimed: at its turn, after its back-off, or when the current lease expires.
  next_attempt_at ${bigint} not null,
  sent_at ${bigint},
  last_error text,
  check ((kind in ('listLink', 'morning')) = (request is null))
${table};
create index outbox_by_request on outbox (request, created_at, kind) where request is not null;
create index outbox_by_departure on outbox (departure);
create index outbox_due on outbox (queue, next_attempt_at) where state in ('queued', 'leased');
create index outbox_waiting on outbox (next_attempt_at) where state in ('queued', 'leased');
create index outbox_failing on outbox (created_at) where attempts > 0 and state <> 'sent';
create index outbox_dead on outbox (request) where state = 'dead';
create index outbox_of_all on outbox (created_at) where request is null;
create index outbox_by_mailbox on outbox (mailbox, created_at) where mailbox is not null;
create index outbox_by_network on outbox (network_hash, created_at) where network_hash is not null;
create index outbox_to_forget on outbox (created_at) where network_hash is not null;
`;
}

export const tables = [
  'installation',
  'requests',
  'papers',
  'events',
  'tickets',
  'network_bytes',
  'outbox',
] as const;

/**
 * Later changes, in SQL of each database: each entry raises the version by one. Only append; never edit a released entry. A
 * new database gets the schema and then every upgrade. `file` is the name of the migration for Supabase, whose entry also
 * lets `admission_store` alone into a new table (row-level security, policy, grants).
 *
 * **Only add**: new tables, indexes that are not unique, and columns that may be null or have a default. The previous
 * release then works on the upgraded database, so that an operator can go back without restoring a backup. It neither
 * fills the new columns nor knows new values of old ones, so their default must also be right for the rows that it writes.
 * To drop, rename or narrow something, first release a version that does not use it, and drop it in a later one, whose
 * entry also sets `compatible_from` to the version of the former.
 */
export const schemaUpgrades: readonly { file: string; sqlite: string; postgres: string }[] = [];

/**
 * What its owner runs on Postgres, by the names of the files in `supabase/migrations`; the first one creates the schema. The
 * store becomes the role `admission_store` (`postgres.ts`), which owns nothing and reaches no other schema. PostgREST does
 * not expose the schema, its roles have no grants, and row-level security hides every row from them all the same.
 */
export const postgresMigrations: readonly { file: string; sql: string }[] = [
  {
    file: '20261128100017_schema.gen.sql',
    sql: `create schema admission;
revoke all on schema admission from public;
set search_path = admission;
${schemaFor('postgres')}
do $$ begin
  if not exists (select from pg_roles where rolname = 'admission_store') then
    create role admission_store nologin;
  end if;
end $$;
grant usage on schema admission to admission_store;
grant select, insert, update, delete on all tables in schema admission to admission_store;
${tables
  .map(
    (table) => `alter table ${table} enable row level security;
create policy store on ${table} to admission_store using (true) with check (true);`,
  )
  .join('\n')}
reset search_path;
`,
  },
  ...schemaUpgrades.map(({ file, postgres }) => ({
    file,
    sql: `set search_path = admission;
${postgres};
reset search_path;
`,
  })),
];
