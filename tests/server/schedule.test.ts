import { afterAll, beforeAll, expect, test } from 'vitest';
import { privacy } from '../../src/content/legalTexts.ts';
import { academicRequest } from '../support/admission.ts';
import { type TestDatabase, migrations, openPglite } from '../support/postgres.ts';

/** Stand-ins for pg_cron, pg_net and the vault, which only Supabase has. They record their calls. */
const standIns = `
  create schema cron;
  create table cron.job (name text, schedule text, command text);
  create table cron.job_run_details (runid bigint, end_time timestamptz);
  create function cron.schedule(text, text, text) returns bigint language sql
    as 'insert into cron.job values ($1, $2, $3) returning 1';
  create schema net;
  create table net.call (url text, headers jsonb);
  create function net.http_post(url text, headers jsonb) returns bigint language sql
    as 'insert into net.call values ($1, $2) returning 1';
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
`;

let database: TestDatabase;
beforeAll(async () => {
  database = await openPglite();
  // The migration as it is, without the check for the extensions and their installation.
  const [, jobStatements] =
    /create extension if not exists pg_net;([^]*)end\s+\$migration\$;/.exec(migrations[2] ?? '') ?? [];
  await database.execute(`${standIns} do $migration$ begin ${jobStatements} end $migration$`);
});
afterAll(() => database.close());

const ask = (sql: string) => database.queryAs('owner', sql);
const run = async (job: string) =>
  database.execute(String(await ask(`select command from cron.job where name = '${job}'`)));

test('old requests are deleted, by a job every hour, after the number of months in the privacy policy', async () => {
  expect(await ask(`select schedule from cron.job where name = 'purge-admissions'`)).toBe('47 * * * *');
  const answers = JSON.stringify(academicRequest);
  const insert = (reference: string, age: string) => `insert into admission.requests
    (reference, idempotency_key, content_hash, locale, created_at, answers)
    values ('${reference}', '${reference}', 'hash', 'fr', now() - interval '${age}', '${answers}')`;
  await database.execute(insert('OLD', `${privacy.requestRetentionMonths} months 1 day`));
  await database.execute(insert('YOUNG', `${privacy.requestRetentionMonths} months -1 day`));
  await run('purge-admissions');
  expect(await ask('select json_agg(reference) from admission.requests')).toEqual(['YOUNG']);
});

test('deliver-outbox is called every minute with its secret, once the vault has its URL and secret', async () => {
  expect(await ask(`select schedule from cron.job where name = 'deliver-outbox'`)).toBe('* * * * *');
  await run('deliver-outbox');
  expect(await ask('select count(*)::int from net.call')).toBe(0);
  await database.execute(`insert into vault.decrypted_secrets values
    ('deliver_outbox_url', 'https://project.example/functions/v1/deliver-outbox'),
    ('deliver_outbox_secret', 'a long secret')`);
  await run('deliver-outbox');
  expect(await ask('select json_build_array(url, headers) from net.call')).toEqual([
    'https://project.example/functions/v1/deliver-outbox',
    { 'x-delivery-secret': 'a long secret' },
  ]);
});

test('the run history of pg_cron is kept for a week', async () => {
  await database.execute(`insert into cron.job_run_details values
    (1, now() - interval '8 days'), (2, now() - interval '6 days'), (3, null)`);
  await run('purge-job-runs');
  expect(await ask('select json_agg(runid order by runid) from cron.job_run_details')).toEqual([2, 3]);
});
