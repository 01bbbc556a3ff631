import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { freePort, reportMissingTool, temporaryFolder } from './machine.ts';

const migrationsFolder = join(import.meta.dirname, '../../supabase/migrations');

/** Supabase's roles with their default grants, which must not reach the tables of the store. */
const supabaseRoles = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** The login that the READMEs tell the operator to create. */
const storeLogin = `create role admission_login login noinherit; grant admission_store to admission_login;`;

/** The SQL of each file of `supabase/migrations`, in the order in which Supabase applies them. */
export const migrations = readdirSync(migrationsFolder)
  .toSorted()
  .map((name) => readFileSync(join(migrationsFolder, name), 'utf8'));

/** The folder of Postgres's programs: `PG_BIN`, or Debian's. Undefined, with a warning, when there is none. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [process.env.PG_BIN ?? '', ...versions.map((version) => join(debian, version, 'bin'))];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb'))) ??
    reportMissingTool('POSTGRES (PG_BIN)', 'tests on Postgres are skipped')
  );
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Starts a Postgres of its own, with the API roles of Supabase. Unless `isEmpty`, it has the statements of `before` and the
 * migrations.
 */
export async function startPostgres(bin: string, { before = '', isEmpty = false } = {}) {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  const isRoot = process.getuid?.() === 0;
  // Postgres refuses to run as root.
  if (isRoot) chownSync(folder.path, Number(execFileSync('id', ['-u', 'postgres'])), 0);
  const run = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder.path });
  };
  const port = await freePort();
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c max_connections=80`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(data, 'log'), 'start');
  /** Stops without a shutdown, as in a crash. */
  const stop = () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  run('initdb', '-N', '-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  start();

  const urlOf = (login: string) => `postgres://${login}@127.0.0.1:${port}/postgres`;
  const pool = new Pool({ connectionString: urlOf('owner') });
  pool.on('error', () => {});
  /** Runs statements as the owner of the database. */
  const execute = async (sql: string) => void (await pool.query(sql));
  /** Runs a query as another role, and returns the first column of its first row. Rejects with the error of Postgres. */
  async function queryAs(role: string, sql: string): Promise<unknown> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      if (role !== 'owner') await client.query(`set local role ${role}`);
      const { rows } = await client.query<Record<string, unknown>>(sql);
      return Object.values(rows[0] ?? {})[0];
    } finally {
      await client.query('commit');
      client.release();
    }
  }

  await execute(supabaseRoles);
  if (!isEmpty) for (const sql of [before, ...migrations, storeLogin]) if (sql) await execute(sql);
  return {
    /** The address for the store's login. */
    url: urlOf('admission_login'),
    ownerUrl: urlOf('owner'),
    start,
    stop,
    execute,
    queryAs,
    createStoreLogin: () => execute(storeLogin),
    close: async () => {
      await pool.end();
      stop();
      folder.remove();
    },
  };
}
