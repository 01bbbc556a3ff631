import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { reportMissingTool } from './machine.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const migrationsFolder = join(import.meta.dirname, '../../supabase/migrations');

/** An error of the database; `code` is its SQLSTATE. */
export class SqlError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A database with the migrations and with the API roles of Supabase. */
export interface TestDatabase {
  /**
   * Runs a query as an API role, or as `owner`, and returns the first column of its first row. Rejects with `SqlError`.
   */
  queryAs(role: string, sql: string): Promise<unknown>;
  /** Runs statements as the owner of the database. */
  execute(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** Supabase's roles with their default grants, which the migrations must revoke. */
const supabaseRoles = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** The SQL of each file of `supabase/migrations`, in the order in which Supabase applies them. */
export const migrations = readdirSync(migrationsFolder)
  .toSorted()
  .map((name) => readFileSync(join(migrationsFolder, name), 'utf8'));

/** Postgres in WebAssembly: needs no installation, has one connection. Runs the SQL of `before` before the migrations. */
export async function openPglite(before = ''): Promise<TestDatabase> {
  const database = new PGlite();
  for (const sql of [supabaseRoles, before, ...migrations]) await database.exec(sql);
  return {
    queryAs: (role, sql) =>
      database
        .transaction(async (transaction) => {
          if (role !== 'owner') await transaction.exec(`set local role ${role}`);
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

/** The folder of Postgres's programs: `PG_BIN`, or Debian's. Undefined, with a warning, when there is none. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [process.env.PG_BIN ?? '', ...versions.map((version) => join(debian, version, 'bin'))];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb'))) ??
    reportMissingTool('POSTGRES (PG_BIN)', 'tests on a real Postgres are skipped')
  );
}

export interface PostgresServer extends TestDatabase {
  start(): void;
  /** Stops without a shutdown, as in a crash. */
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

type Psql = ChildProcessByStdio<Writable, Readable, null>;

const endMarker = '@@end';

/** Runs statements through psql. Parallel statements get a process each, and idle processes are reused. */
function createPsqlSessions(start: () => Psql) {
  const idle: Psql[] = [];

  function open(): Psql {
    const session = start();
    session.stdin.on('error', () => {});
    session.once('close', () => {
      if (idle.includes(session)) idle.splice(idle.indexOf(session), 1);
    });
    return session;
  }

  function run(sql: string, role = 'owner'): Promise<string> {
    const session = idle.pop() ?? open();
    return new Promise((resolve, reject) => {
      let output = '';
      const onData = (text: string) => {
        output += text;
        const [, result = '', code = ''] = /^([^]*?)@@(\w{5})\n[^]*@@end\n$/.exec(output) ?? [];
        if (!code) return;
        session.stdout.off('data', onData);
        session.off('close', onClose);
        idle.push(session);
        if (code === '00000') resolve(result.trim());
        else reject(new SqlError(code));
      };
      // psql exits when its connection is cut.
      const onClose = () => reject(new SqlError('08006'));
      session.stdout.setEncoding('utf8').on('data', onData);
      session.once('close', onClose);
      const setRole = role === 'owner' ? '' : `set local role ${role};`;
      // After an error, commit rolls back.
      session.stdin.write(`begin; ${setRole}\n${sql}\n;\n\\echo @@:SQLSTATE\ncommit;\n\\echo ${endMarker}\n`);
    });
  }

  return {
    run,
    close: () => {
      for (const session of idle.splice(0)) session.stdin.end();
    },
  };
}
