import { createServer } from 'node:net';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Limits } from '#core/limits.ts';
import { openPostgres } from '#core/store/postgres.ts';
import { tables } from '#core/store/schema.ts';
import { type RequestStore, createSqlStore } from '#core/store/store.ts';
import { type Driver, StoreUnavailable } from '#core/store/driver.ts';
import type { Submission, SubmitResult } from '#core/store/submit.ts';
import { answersOf, noLimits, storeRequest, storedPaper, submission } from '../support/requests.ts';
import { listen } from '../support/machine.ts';
import { createServerHome, ended } from '../support/serverHome.ts';
import { type PostgresServer, findPostgres, startPostgres, supabaseMigration } from '../support/supabase.ts';
import { testStore, underTest } from './storeConformance.ts';

/** Number of database restarts; more in `npm run test:faults`. */
const rounds = Math.min(25, Number(process.env.FAULT_ROUNDS ?? 2));

const postgresFolder = findPostgres();

test('a database on another machine is asked for TLS first, unless its URL says otherwise', async () => {
  const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
  let isAsked: boolean | undefined;
  const server = createServer((socket) =>
    socket.once('data', (bytes) => {
      isAsked = bytes.equals(tlsRequest);
      socket.destroy();
    }),
  );
  const port = await listen(server);
  // `0.0.0.0` also leads here, but is not the name of this machine.
  for (const [host, query, asks] of [
    ['0.0.0.0', '', true],
    ['0.0.0.0', '?sslmode=disable', false],
    ['127.0.0.1', '', false],
  ] as const) {
    const driver = openPostgres(`postgres://admission_login@${host}:${port}/postgres${query}`);
    await expect(driver.read(async () => {})).rejects.toThrow(StoreUnavailable);
    expect(isAsked, host + query).toBe(asks);
  }
  server.close();
});

describe.skipIf(!postgresFolder)('the store on Postgres', () => {
  let server: PostgresServer;
  const drivers: Driver[] = [];
  beforeAll(async () => {
    server = await startPostgres(postgresFolder ?? '');
  });
  // After each test: together, the tests would keep more connections than the database allows.
  afterEach(() => Promise.all(drivers.splice(0).map((driver) => driver.close())));
  afterAll(() => server.close());

  const openDriver = () => {
    const driver = openPostgres(server.url);
    drivers.push(driver);
    return { ...driver, close: async () => {} };
  };
  const empty = () =>
    server.execute(`truncate admission.requests, admission.outbox, admission.tickets, admission.network_bytes restart identity cascade;
      update admission.installation set purge_held = 0, cleaned_at = 0, key_fingerprint = null, key_replaced_at = null,
        mails_full_at = 0, school_full_at = 0`);
  const open = async (limits: Partial<Limits> = {}) => {
    await empty();
    return underTest(openDriver(), limits);
  };

  testStore(open);

  const storeWith = (limits: Partial<Limits> = {}): RequestStore =>
    createSqlStore(openDriver(), { ...noLimits, ...limits });
  const fromElsewhere = (host: number, changes: Partial<Submission> = {}) =>
    submission({ clientAddress: `198.51.${host}.1`, answers: answersOf(host), ...changes });

  test('a request takes six round trips at most', async () => {
    await empty();
    const store = storeWith();
    const query = vi.spyOn(Client.prototype, 'query');
    const roundTrips = async (host: number) => {
      query.mockClear();
      expect(await store.submit(fromElsewhere(host))).toMatchObject({ outcome: 'stored' });
      return query.mock.calls.length;
    };
    await roundTrips(1); // Reads the salt.
    const counts = [await roundTrips(2), await roundTrips(3)];
    query.mockRestore();
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
    expect(Math.min(...counts), 'the count works').toBeGreaterThan(3);
  });

  test('a claim reads as few rows with 20,000 waiting mails as with ten', async () => {
    const rowsRead = async (mails: number): Promise<number> => {
      await empty();
      await server.execute(`
        insert into admission.requests
            (kind, reference, idempotency_key, content_hash, locale, mailbox, answers, created_at)
          select 'admission', 'R' || n, 'K' || n, '', 'fr', 'one@example.dj', '{}', 1 from generate_series(1, ${mails}) n;
        insert into admission.outbox (id, request, kind, recipient, mailbox, is_paced, queue, departure, created_at, next_attempt_at)
          select 'mail' || sequence, sequence, 'applicant', sequence || '@example.dj', sequence || '@example.dj', 1, 3,
            'mail' || sequence, 1, 1 from admission.requests;
        analyze admission.requests, admission.outbox`);
      let read = 0;
      const driver = openDriver();
      const counting: Driver = {
        ...driver,
        write: (locks, work) =>
          driver.write(locks, async (transaction) => {
            const result = await work(transaction);
            const row = await transaction.get`select sum(seq_tup_read + idx_tup_fetch)::int as count
              from pg_stat_xact_user_tables where schemaname = 'admission'`;
            read = Number(row?.count);
            return result;
          }),
      };
      expect(await createSqlStore(counting, noLimits).claimMails(10, 60)).toHaveLength(10);
      return read;
    };
    const ofTen = await rowsRead(10);
    expect(ofTen).toBeGreaterThan(10);
    expect(await rowsRead(20_000)).toBeLessThanOrEqual(2 * ofTen);
  });

  describe('while another transaction is open', () => {
    beforeEach(empty);

    /**
     * Runs `first` on a store whose last transaction stays open until `work` is done or waits for one of its locks. Resolves with
     * the result of `work`.
     */
    async function duringTransaction<Result>(
      limits: Partial<Limits>,
      first: (store: RequestStore) => Promise<unknown>,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const driver = openDriver();
      const gate = Promise.withResolvers<void>();
      const reached = Promise.withResolvers<void>();
      const slow: Driver = {
        ...driver,
        write: (locks, inner) =>
          driver.write(locks, async (transaction) => {
            const result = await inner(transaction);
            reached.resolve();
            await gate.promise;
            return result;
          }),
      };
      const transaction = first(createSqlStore(slow, { ...noLimits, ...limits }));
      await reached.promise;
      let isDone = false;
      const result = work().finally(() => (isDone = true));
      const waiting = `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'`;
      await expect
        .poll(async () => isDone || Number(await server.queryAs('owner', waiting)) > 0)
        .toBeTruthy();
      gate.resolve();
      await Promise.all([transaction, result]);
      return result;
    }

    const one = fromElsewhere(1);
    test.each<[title: string, limits: Partial<Limits>, second: Submission, result: Partial<SubmitResult>]>([
      [
        'a repeat from another network gets the reference',
        {},
        fromElsewhere(2, { idempotencyKey: one.idempotencyKey, answers: one.answers }),
        { outcome: 'replayed', reference: one.reference },
      ],
      [
        'the limit of an address counts the request',
        { requestsPerAddress: 1 },
        fromElsewhere(2, { clientAddress: '198.51.1.1' }),
        { outcome: 'rateLimited', limit: 'address' },
      ],
      [
        'the pace of a mailbox counts the confirmation',
        { mailsPerHour: 1 },
        fromElsewhere(2, { answers: one.answers }),
        { outcome: 'stored', mail: { state: 'onItsWay', at: expect.stringMatching(/Z$/) } },
      ],
    ])('%s of the request that is being stored', async (_, limits, second, result) => {
      const submitFirst = (store: RequestStore) => store.submit(one);
      const submitSecond = () => storeWith(limits).submit(second);
      expect(await duringTransaction(limits, submitFirst, submitSecond)).toMatchObject(result);
    });

    test('a mail that another sender reports as sent is not claimed again, and the others do not wait', async () => {
      const store = storeWith();
      await store.submit(fromElsewhere(1));
      const [sent, other] = await store.claimMails(2, 0.001);
      const complete = (slow: RequestStore) => slow.completeMail(sent?.id ?? '');
      const claimed = await duringTransaction({}, complete, () => store.claimMails(2, 60));
      expect(claimed.map(({ id }) => id)).toEqual([other?.id]);
      expect((await store.listOutbox()).map(({ id }) => id)).toEqual([other?.id]);
    });
  });

  test('the command lists, exports and deletes the requests of the functions, and says what it cannot reach', async () => {
    await empty();
    const { reference } = await storeRequest(storeWith());
    const home = createServerHome({ DATABASE_URL: server.url });
    expect(await home.requestsJson('--json')).toMatchObject([{ reference }]);
    expect(await home.requestsJson('--export', reference)).toMatchObject({ reference });
    expect(await home.requests('--delete', reference)).toEqual(ended(0, 'dans les deux heures'));
    expect(await home.requestsJson('--json')).toEqual([]);
    expect(await home.requests('--backup', 'file')).toEqual(ended(1, 'supabase/README.md'));
    const unreachable = { DATABASE_URL: 'postgres://admission_login@127.0.0.1:1/postgres' };
    expect(await home.requestsWith(unreachable)).toEqual(ended(1, 'ECONNREFUSED'));
    const owner = { DATABASE_URL: server.ownerUrl };
    expect(await home.requestsWith(owner)).toEqual(ended(1, 'Prenez celui des fonctions'));
    await home.dispose();
  });

  describe('the login of the store', () => {
    const denied = { code: '42501' };

    test('reads and changes rows only as admission_store', async () => {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      await expect(client.query('select count(*) from admission.requests')).rejects.toMatchObject(denied);
      await client.query('set role admission_store');
      for (const sql of [
        'create table admission.other ()',
        'create table public.other ()',
        'create schema other',
        'drop table admission.requests',
        'alter table admission.requests disable row level security',
        'create role other',
        'set role owner',
        'truncate admission.requests cascade',
        `copy admission.requests to '/tmp/requests'`,
      ])
        await expect(client.query(sql), sql).rejects.toMatchObject(denied);
      await client.end();
    });

    test('reaches no table that another schema has', async () => {
      await server.execute('create table public.visible (a int)');
      const ask = server.queryAs('admission_store', 'select count(*) from public.visible');
      await expect(ask).rejects.toMatchObject(denied);
      const reachable = await server.queryAs(
        'owner',
        `select coalesce(json_agg(oid::regclass::text), '[]') from pg_class
          where relkind in ('r', 'v') and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
            and relnamespace <> 'admission'::regnamespace and has_table_privilege('admission_store', oid, 'select')`,
      );
      expect(reachable).toEqual([]);
    });
  });

  describe('the API’s roles', () => {
    const roles = ['anon', 'authenticated', 'service_role'];

    test.each(roles)('%s can neither read nor change any table', async (role) => {
      const names = `select json_agg(relname order by relname) from pg_class
        where relnamespace = 'admission'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;
      expect(await server.queryAs('owner', names)).toEqual(tables.toSorted());
      for (const table of tables) {
        for (const sql of [
          `select count(*) from admission.${table}`,
          `with gone as (delete from admission.${table} returning 1) select count(*) from gone`,
          `with made as (insert into admission.${table} default values returning 1) select count(*) from made`,
        ])
          await expect(server.queryAs(role, sql)).rejects.toMatchObject({ code: '42501' });
      }
      expect(
        await server.queryAs('owner', `select pg_has_role('${role}', 'admission_store', 'member')`),
      ).toBe(false);
    });

    test('see no row even when they were granted access by mistake', async () => {
      const { store } = await open();
      await store.saveRequest(await storeRequest(store), {
        events: [{ id: 'e', event: 'noted', detail: {} }],
        papers: [storedPaper()],
        network: '192.0.2',
      });
      await store.addTicket('ticket', { reference: null, file: 'spreadsheet' }, 60);
      await server.execute(`grant usage on schema admission to ${roles.join()};
        grant select on all tables in schema admission to ${roles.join()}`);
      try {
        for (const table of tables) {
          const count = `select count(*)::int from admission.${table}`;
          // The service role bypasses row-level security, which shows that there are rows.
          expect(await server.queryAs('service_role', count), table).toBeGreaterThan(0);
          for (const role of ['anon', 'authenticated'])
            expect(await server.queryAs(role, count), `${table} as ${role}`).toBe(0);
        }
      } finally {
        await server.execute(`revoke all on all tables in schema admission from ${roles.join()};
          revoke usage on schema admission from ${roles.join()}`);
      }
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

    beforeAll(async () => {
      // The statements of the migration that follow the check for the extensions and their installation.
      const [, jobs] =
        /create extension if not exists pg_net;([^]*)end\s+\$migration\$;/.exec(supabaseMigration) ?? [];
      await server.execute(`${standIns} do $migration$ begin ${jobs} end $migration$`);
    });

    const ask = (sql: string) => server.queryAs('owner', sql);
    const run = async (job: string) =>
      server.execute(String(await ask(`select command from cron.job where name = '${job}'`)));

    test('deliver-outbox is called every minute with its secret, once the vault has its URL and secret', async () => {
      expect(await ask(`select schedule from cron.job where name = 'deliver-outbox'`)).toBe('* * * * *');
      await run('deliver-outbox');
      expect(await ask('select count(*)::int from net.call')).toBe(0);
      await server.execute(`insert into vault.decrypted_secrets values
    ('deliver_outbox_url', 'https://project.example/functions/v1/deliver-outbox'),
    ('deliver_outbox_secret', 'a long secret')`);
      await run('deliver-outbox');
      expect(await ask('select json_build_array(url, headers) from net.call')).toEqual([
        'https://project.example/functions/v1/deliver-outbox',
        { 'x-delivery-secret': 'a long secret' },
      ]);
    });

    test('the run history of pg_cron is kept for a week', async () => {
      await server.execute(`insert into cron.job_run_details values
    (1, now() - interval '8 days'), (2, now() - interval '6 days'), (3, null)`);
      await run('purge-job-runs');
      expect(await ask('select json_agg(runid order by runid) from cron.job_run_details')).toEqual([2, 3]);
    });
  });
});

describe.skipIf(!postgresFolder)('when Postgres stops as in a crash and starts', () => {
  test(
    'every request that one of two writers acknowledged is stored once, and the others can be sent again',
    async () => {
      const server = await startPostgres(postgresFolder ?? '');
      const stores = [1, 2].map(() => createSqlStore(openPostgres(server.url), noLimits));
      const acknowledged: string[] = [];
      const progress = { refused: 0, done: false };
      const submitOnce = (store: RequestStore, one: Submission) =>
        store.submit(one).then(
          ({ outcome }) => outcome,
          (error: unknown) => (error instanceof StoreUnavailable ? 'unavailable' : error),
        );
      const sender = async (store: RequestStore) => {
        while (!progress.done) {
          const one = submission();
          // Retries with the same key until it is acknowledged, as the form does.
          await expect
            .poll(async () => {
              const outcome = await submitOnce(store, one);
              if (outcome === 'unavailable') progress.refused += 1;
              return outcome;
            })
            .toMatch(/stored|replayed/);
          acknowledged.push(one.reference);
        }
      };
      const senders = [...stores, ...stores].map(sender);
      for (let round = 1; round <= rounds; round += 1) {
        const before = { refused: progress.refused, stored: acknowledged.length };
        await expect.poll(() => acknowledged.length).toBeGreaterThan(before.stored + 5);
        server.stop();
        await expect.poll(() => progress.refused).toBeGreaterThan(before.refused);
        server.start();
      }
      progress.done = true;
      await Promise.all(senders);
      const [store] = stores;
      // The first query may still use a connection that the last stop has cut.
      const listed = () =>
        store?.listRequests({ limit: 10_000 }).then(
          (requests) => requests.map(({ reference }) => reference).toSorted(),
          () => 'unavailable',
        );
      await expect.poll(listed).toEqual(acknowledged.toSorted());
      await Promise.all(stores.map((one) => one.close()));
      await server.close();
    },
    60_000 + rounds * 30_000,
  );
});
