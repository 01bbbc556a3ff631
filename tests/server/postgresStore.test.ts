import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { privacy } from '../../src/content/legalTexts.ts';
import { StoreUnavailable, type Submission } from '#core/store/store.ts';
import type { Limits } from '#core/settings.ts';
import { createPostgresStore } from '../../supabase/functions/_shared/postgresStore.ts';
import { academicRequest, noLimits, setAnswered, submission } from '../support/admission.ts';
import { recordHonestResult } from '../support/faultTable.ts';
import {
  type PostgresServer,
  type TestDatabase,
  findPostgres,
  migrations,
  openPglite,
  startPostgres,
} from '../support/postgres.ts';
import { startPostgrest } from '../support/supabase.ts';
import { testOffice } from './officeConformance.ts';
import { type StoreUnderTest, testLimits, testStore } from './storeConformance.ts';

/** Number of database restarts; 100 in `npm run test:faults`. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 3);

const postgresFolder = findPostgres();

// PGlite stands in for Postgres where it is not installed.
describe.skipIf(postgresFolder)('the Postgres store on PGlite', () => {
  testDatabase(openPglite);
});

describe.skipIf(!postgresFolder)('the Postgres store on a real Postgres', () => {
  testDatabase(() => startPostgres(postgresFolder ?? ''));

  describe('while another transaction is open', () => {
    let server: PostgresServer;
    let api: Awaited<ReturnType<typeof startPostgrest>>;
    beforeAll(async () => {
      server = await startPostgres(postgresFolder ?? '');
      api = await startPostgrest(server);
    });
    beforeEach(() =>
      server.execute('truncate admission.requests, admission.outbox restart identity cascade'),
    );
    afterAll(async () => {
      api.close();
      await server.close();
    });

    const storeWith = (limits: Partial<Limits>) =>
      createPostgresStore(api.client, { ...noLimits, ...limits });
    /** A call of an SQL function with arguments as JSON. */
    const call = (name: string, ...args: unknown[]) =>
      `select public.${name}(${args.map((arg) => `$$${JSON.stringify(arg)}$$`).join()});`;
    const fromElsewhere = (host: number, changes: Partial<Submission> = {}) =>
      submission({
        clientAddress: `198.51.${host}.1`,
        request: { ...academicRequest, email: `person${host}@example.dj` },
        ...changes,
      });

    /**
     * Runs statements in a transaction that stays open until `work` is done or waits for one of its locks. Resolves with
     * the result of `work`.
     */
    async function duringTransaction<Result>(sql: string, work: () => Promise<Result>): Promise<Result> {
      const sessions = (condition: string) =>
        server.queryAs('owner', `select count(*)::int from pg_stat_activity where ${condition}`);
      // The transaction commits once this table has a row.
      await server.execute('drop table if exists public.go; create table public.go ()');
      const transaction = server.execute(`${sql}
        do $wait$ begin while not exists (select from public.go) loop perform pg_sleep(0.02); end loop; end $wait$`);
      await expect.poll(() => sessions(`wait_event = 'PgSleep'`)).toBe(1);
      let isDone = false;
      const result = work().finally(() => (isDone = true));
      await expect.poll(async () => isDone || (await sessions(`wait_event_type = 'Lock'`))).toBeTruthy();
      await server.execute('insert into public.go default values');
      await Promise.all([transaction, result]);
      return result;
    }

    test('a repeat from another network waits for the request that is being stored, and gets its reference', async () => {
      const one = fromElsewhere(1);
      const { idempotencyKey, request } = one;
      const repeat = fromElsewhere(2, { idempotencyKey, request });
      const result = await duringTransaction(call('submit_admission', one, noLimits), () =>
        storeWith({}).submit(repeat),
      );
      expect(result).toMatchObject({ outcome: 'replayed', reference: one.reference });
    });

    test('a request counts the one from the same address that is being stored', async () => {
      const limits = { ...noLimits, requestsPerAddress: 1 };
      const other = fromElsewhere(2, { clientAddress: '198.51.1.1' });
      const result = await duringTransaction(call('submit_admission', fromElsewhere(1), limits), () =>
        storeWith(limits).submit(other),
      );
      expect(result).toMatchObject({ outcome: 'rateLimited', limit: 'address' });
    });

    test('a confirmation counts the one to the same mailbox that is being queued', async () => {
      const limits = { ...noLimits, confirmationsPerMailbox: 1 };
      const { request } = fromElsewhere(1);
      const result = await duringTransaction(call('submit_admission', fromElsewhere(1), limits), () =>
        storeWith(limits).submit(fromElsewhere(2, { request })),
      );
      expect(result).toMatchObject({ outcome: 'stored', confirmation: 'mailboxFull' });
    });

    test('two requests beyond the limit of the school’s mails open one digest', async () => {
      const limits = { ...noLimits, schoolMails: 1 };
      const store = storeWith(limits);
      await store.submit(fromElsewhere(1));
      await duringTransaction(call('submit_admission', fromElsewhere(2), limits), () =>
        store.submit(fromElsewhere(3)),
      );
      expect((await store.listOutbox()).filter(({ kind }) => kind === 'digest')).toHaveLength(1);
    });

    test('a digest that is being claimed waits for the request that is joining it', async () => {
      const limits = { ...noLimits, schoolMails: 1 };
      const store = storeWith(limits);
      const [first, late] = [fromElsewhere(2), fromElsewhere(3)];
      for (const one of [fromElsewhere(1), first]) await store.submit(one);
      const mails = await duringTransaction(call('submit_admission', late, limits), async () => {
        await server.execute(
          `update admission.outbox set next_attempt_at = now() where kind = 'digest';
          update admission.outbox set state = 'sent' where kind <> 'digest'`,
        );
        return store.claimMails(10, 60);
      });
      expect(mails.find(({ kind }) => kind === 'digest')).toMatchObject({
        count: 2,
        listed: [{ reference: first.reference }, { reference: late.reference }],
      });
    });

    test('a mail that another sender reports as sent is not claimed again, and the others do not wait', async () => {
      const store = storeWith({});
      await store.submit(fromElsewhere(1));
      const [sent, other] = await store.claimMails(2, 0);
      const mails = await duringTransaction(`select public.complete_outbox('${sent?.id}');`, async () => {
        const claimed = await store.claimMails(2, 60);
        const isOpen = 'select not exists (select from public.go)';
        expect(await server.queryAs('owner', isOpen), 'the transaction is still open').toBe(true);
        return claimed;
      });
      expect(mails.map(({ id }) => id)).toEqual([other?.id]);
      expect((await store.listOutbox()).map(({ id }) => id)).toEqual([other?.id]);
    });

    test('a delayed confirmation that another sender is queueing is queued once', async () => {
      const store = storeWith({ confirmationCeiling: 2 });
      for (const host of [1, 2, 3]) await store.submit(fromElsewhere(host));
      const mails = await duringTransaction(call('queue_delayed_confirmations', 1, noLimits), () =>
        storeWith({}).claimMails(10, 60),
      );
      mails.push(...(await storeWith({}).claimMails(10, 60)));
      expect(mails.filter(({ kind }) => kind === 'applicant')).toHaveLength(3);
    });
  });

  describe('when the database stops and starts', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres(postgresFolder ?? '');
    });
    afterAll(() => server.close());

    test(
      'every acknowledged request is stored once, and the others can be sent again',
      async () => {
        const api = await startPostgrest(server);
        const store = createPostgresStore(api.client, noLimits);
        const acknowledged: string[] = [];
        const progress = { refused: 0, done: false };
        const submitOnce = (one: Submission) =>
          store.submit(one).then(
            ({ outcome }) => outcome,
            (error: unknown) => (error instanceof StoreUnavailable ? 'unavailable' : error),
          );
        const sender = async () => {
          while (!progress.done) {
            const one = submission();
            // Retries with the same key until it is acknowledged, as the form does.
            await expect
              .poll(async () => {
                const outcome = await submitOnce(one);
                if (outcome === 'unavailable') progress.refused += 1;
                return outcome;
              })
              .toMatch(/stored|replayed/);
            acknowledged.push(one.reference);
          }
        };
        const senders = [sender(), sender(), sender()];
        for (let round = 1; round <= rounds; round += 1) {
          const before = { refused: progress.refused, stored: acknowledged.length };
          await expect.poll(() => acknowledged.length).toBeGreaterThan(before.stored + 5);
          server.stop();
          await expect.poll(() => progress.refused).toBeGreaterThan(before.refused);
          server.start();
        }
        progress.done = true;
        await Promise.all(senders);
        // The first query may still use a connection that the last stop has cut.
        const listed = () =>
          store.listRequests({ limit: 10_000 }).then(
            (requests) => requests.map(({ reference }) => reference).toSorted(),
            () => 'unavailable',
          );
        await expect.poll(listed).toEqual(acknowledged.toSorted());
        recordHonestResult(acknowledged.length, acknowledged.length, 'acknowledged and kept');
        api.close();
      },
      60_000 + rounds * 30_000,
    );
  });
});

describe('the jobs of pg_cron', () => {
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
    // The statements of the migration that follow the check for the extensions and their installation.
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
});

/** Tests the store through supabase-js, and the permissions of each API role. */
function testDatabase(open: () => Promise<TestDatabase>): void {
  let database: TestDatabase;
  let api: Awaited<ReturnType<typeof startPostgrest>>;
  beforeAll(async () => {
    database = await open();
    api = await startPostgrest(database);
  });
  afterAll(async () => {
    api.close();
    await database.close();
  });

  const openStore = async (): Promise<StoreUnderTest> => {
    await database.execute(
      'truncate admission.requests, admission.outbox, admission.tickets restart identity cascade',
    );
    return {
      store: createPostgresStore(api.client, testLimits),
      age: (seconds) =>
        database.execute(`update admission.requests set created_at = created_at - interval '${seconds} seconds',
            withdrawn_at = withdrawn_at - interval '${seconds} seconds';
          update admission.papers set created_at = created_at - interval '${seconds} seconds',
            received_at = received_at - interval '${seconds} seconds';
          update admission.events set created_at = created_at - interval '${seconds} seconds';
          update admission.tickets set expires_at = expires_at - interval '${seconds} seconds';
          update admission.outbox set created_at = created_at - interval '${seconds} seconds',
            next_attempt_at = next_attempt_at - interval '${seconds} seconds',
            sent_at = sent_at - interval '${seconds} seconds'`),
      isPglite: open === openPglite,
      fill: (count) =>
        database.execute(`insert into admission.requests
          (kind, reference, idempotency_key, content_hash, locale, created_at, answers, mailbox, confirmation)
          select kind, 'ADM-' || n, 'key' || n, content_hash, locale, created_at - n * interval '1 minute', answers, 'person' || n,
            confirmation from admission.requests, generate_series(2, ${count}) n where sequence = 1`),
      dump: async () =>
        JSON.stringify(
          await database.queryAs(
            'owner',
            `select json_build_array((select json_agg(r) from admission.requests r), (select json_agg(o) from admission.outbox o),
              (select json_agg(p) from admission.papers p), (select json_agg(e) from admission.events e), (select json_agg(t) from admission.tickets t))`,
          ),
        ),
      close: async () => {},
    };
  };

  testStore(openStore);
  describe('in the office', () => {
    testOffice(openStore);
  });

  test('an address is hashed with the secret salt of the database, so that the hash does not tell the address', async () => {
    const hashOfOne = async () => {
      const { store } = await openStore();
      await store.submit(submission());
      return database.queryAs('owner', 'select client_hash from admission.requests');
    };
    const first = await hashOfOne();
    await database.execute(`update admission.secret set salt = 'another'`);
    expect(first).toMatch(/^[\da-f]{64}$/);
    expect(await hashOfOne()).not.toBe(first);
  });

  test('the staff can type a reference in lower case and with spaces around it', async () => {
    const { store } = await openStore();
    const sent = submission();
    const { reference } = sent;
    await store.submit(sent);
    const typed = `' ${reference.toLowerCase()} '`;
    const ask = (call: string) => database.queryAs('service_role', `select ${call}`);
    expect(await ask(`find_admission(${typed})`)).toMatchObject({ reference });
    expect(await ask(`delete_admission(${typed})`)).toBe(true);
    expect(await store.findRequest(reference)).toBeNull();
  });

  test('a claim reads as few rows with 2,000 waiting mails as with ten', async () => {
    const readSoFar = `(select sum(seq_tup_read + idx_tup_fetch) from pg_stat_xact_user_tables
      where schemaname = 'admission')`;
    const rowsRead = async (mails: number): Promise<number> => {
      await database.execute(`
        truncate admission.requests, admission.outbox, admission.tickets restart identity cascade;
        insert into admission.requests (reference, idempotency_key, content_hash, locale, mailbox, answers)
          select 'R' || n, 'K' || n, '', 'fr', 'one@example.dj', '{}' from generate_series(1, ${mails}) n;
        insert into admission.outbox (request, kind) select sequence, 'school' from admission.requests;
        analyze admission.requests, admission.outbox;
        create table public.rows_read as select ${readSoFar} count;
        do $$ begin perform public.claim_outbox(10, 60, 10); end $$;
        update public.rows_read set count = ${readSoFar} - count`);
      const count = await database.queryAs('service_role', 'select count::int from public.rows_read');
      await database.execute('drop table public.rows_read');
      return Number(count);
    };
    const ofTen = await rowsRead(10);
    expect(ofTen).toBeGreaterThan(10);
    expect(await rowsRead(2_000)).toBeLessThanOrEqual(2 * ofTen);
  });

  const calls = {
    submit_admission: "'{}'::jsonb, '{}'::jsonb",
    check_admission_limits: "'{}'::jsonb, '{}'::jsonb",
    queue_delayed_confirmations: "1, '{}'::jsonb",
    claim_outbox: '1, 1, 1',
    complete_outbox: 'gen_random_uuid()',
    fail_outbox: "gen_random_uuid(), 1, 'x', 1",
    list_admissions: '1',
    find_admission: "'r'",
    delete_admission: "'r'",
    list_outbox: '',
    retry_outbox: '',
    purge_admissions: '1',
    check_admission_health: '',
    save_dossier: "'{}'::jsonb",
    count_confirmations: "'m'",
    add_ticket: "'t', 'r', 'f', 1",
    take_ticket: "'t'",
    queue_school_mail: "gen_random_uuid(), 'morning', 1",
    list_orphan_papers: '',
  };
  const tables = ['events', 'outbox', 'papers', 'requests', 'secret', 'tickets'];
  const denied = { code: '42501' };

  test('the permission tests cover every function and every table', async () => {
    const queryNames = (sql: string) => database.queryAs('service_role', sql);
    const functionNames = `select json_agg(proname order by proname) from pg_proc
      where pronamespace = 'public'::regnamespace`;
    expect(await queryNames(functionNames)).toEqual(Object.keys(calls).toSorted());
    const tableNames = `select json_agg(relname order by relname) from pg_class
      where relnamespace = 'admission'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;
    expect(await queryNames(tableNames)).toEqual(tables);
  });

  test('every function has an empty search path, so that no other schema can replace what it calls', async () => {
    const unsafe = await database.queryAs(
      'owner',
      `select coalesce(json_agg(oid::regprocedure::text), '[]') from pg_proc
      where pronamespace in ('public'::regnamespace, 'admission'::regnamespace)
        and not coalesce(proconfig @> array['search_path=""'], false)`,
    );
    expect(unsafe).toEqual([]);
  });

  test.each(['anon', 'authenticated'])('the role %s cannot call any function', async (role) => {
    for (const [name, args] of Object.entries(calls)) {
      await expect(database.queryAs(role, `select public.${name}(${args})`)).rejects.toMatchObject(denied);
    }
  });

  test.each(['anon', 'authenticated', 'service_role'])(
    'the role %s can neither read nor change any table',
    async (role) => {
      for (const table of tables) {
        for (const sql of [
          `select count(*) from admission.${table}`,
          `with gone as (delete from admission.${table} returning 1) select count(*) from gone`,
          `with made as (insert into admission.${table} default values returning 1) select count(*) from made`,
        ]) {
          await expect(database.queryAs(role, sql)).rejects.toMatchObject(denied);
        }
      }
    },
  );

  test('row-level security hides all rows from a role that was granted access by mistake', async () => {
    const { store } = await openStore();
    const one = submission();
    await store.submit(one);
    await setAnswered(store, one.reference, true);
    await store.addTicket('ticket', { reference: null, file: 'csv' }, 60);
    await database.execute(`insert into admission.papers (id, request, paper, state, bytes, created_at)
      select gen_random_uuid(), sequence, 'cv', 'uploading', 1, now() from admission.requests limit 1`);
    const roles = 'anon, authenticated, service_role';
    await database.execute(`grant usage on schema admission to ${roles};
      grant select on all tables in schema admission to ${roles}`);
    try {
      for (const table of tables) {
        const count = `select count(*)::int from admission.${table}`;
        // The service role bypasses row-level security, which shows that there are rows.
        expect(await database.queryAs('service_role', count), table).toBeGreaterThan(0);
        for (const role of ['anon', 'authenticated']) {
          expect(await database.queryAs(role, count), `${table} as ${role}`).toBe(0);
        }
      }
    } finally {
      await database.execute(`revoke all on all tables in schema admission from ${roles};
        revoke usage on schema admission from ${roles}`);
    }
  });
}
