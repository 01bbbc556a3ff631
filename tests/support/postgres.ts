import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { missingTool } from './missingTool.ts';
import { SqlError, createPsqlSessions } from './psqlSessions.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const migrationsFolder = join(import.meta.dirname, '../../supabase/migrations');

/** A database with the migrations, in which the API's roles stand as on Supabase. */
export interface TestDatabase {
  /** Runs one query that gives one column of one row, as a role of the API; throws `SqlError`. */
  queryAs(role: string, sql: string): Promise<unknown>;
  /** Runs statements as the owner. */
  execute(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** The roles that Supabase makes, with the grants that it gives by default: the migrations must take them back. */
const supabaseRoles = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** The SQL of each file of `supabase/migrations`, in the order in which Supabase applies them. */
export const [tables = '', functions = '', schedule = ''] = readdirSync(migrationsFolder)
  .toSorted()
  .map((name) => readFileSync(join(migrationsFolder, name), 'utf8'));
const migrations = [tables, functions, schedule];

/** Postgres in WebAssembly: needs no installation, has one connection. Runs the SQL of `before` first. */
export async function openPglite(before = ''): Promise<TestDatabase> {
  const database = new PGlite();
  for (const sql of [supabaseRoles, before, ...migrations]) await database.exec(sql);
  return {
    queryAs: (role, sql) =>
      database
        .transaction(async (transaction) => {
          await transaction.exec(`set local role ${role}`);
          const { rows } = await transaction.query<Record<string, unknown>>(sql);
          return Object.values(rows[0] ?? {})[0];
        })
        .catch((error: unknown) => {
          throw error instanceof Error && 'code' in error ? new SqlError(String(error.code)) : error;
        }),
    execute: async (sql) => void (await database.exec(sql)),
    close: () => database.close(),
  };
}

/** Where Postgres is installed (`PG_BIN`, or Debian's folders); undefined where it is not: see `missingTool`. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [process.env.PG_BIN ?? '', ...versions.map((version) => join(debian, version, 'bin'))];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb'))) ??
    missingTool('POSTGRES (PG_BIN)', 'what needs a real one is skipped')
  );
}

export interface PostgresServer extends TestDatabase {
  start(): void;
  /** As a crash: connections are cut. */
  stop(): void;
}

/** A real Postgres, on a socket in a temporary folder. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
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
  const options = `-c listen_addresses= -c unix_socket_directories=${folder.path} -c max_connections=80`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(data, 'log'), 'start');
  const stop = () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');

  const sessions = createPsqlSessions(() =>
    spawn(join(bin, 'psql'), ['-XqAt', '-h', folder.path, '-U', 'owner', '-d', 'postgres'], {
      env: { ...process.env, PGCLIENTENCODING: 'UTF8' },
      stdio: ['pipe', 'pipe', 'ignore'],
    }),
  );
  const { run: psql } = sessions;

  run('initdb', '-N', '-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  start();
  for (const sql of [supabaseRoles, ...migrations]) await psql(sql);
  return {
    start,
    stop,
    queryAs: async (role, sql) => {
      const output = await psql(`select to_json(x) from (${sql}) as result(x)`, role);
      return output === '' ? null : JSON.parse(output);
    },
    execute: async (sql) => void (await psql(sql)),
    close: async () => {
      sessions.close();
      stop();
      folder.remove();
    },
  };
}
