/**
 * `npm run database`: creates or upgrades the tables of the Postgres database of `DATABASE_URL`, as its owner.
 * `npm run migrations` writes the same statements to `supabase/migrations`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresMigrations, schemaVersion } from '#core/store/schema.ts';
import { Failure, createServerTexts, describeFailure, reasonOf } from './serverTexts.ts';
import { readEnvironment } from './settings.ts';

const root = join(import.meta.dirname, '..');
const texts = createServerTexts(join(root, 'locales'));

/** Runs the migrations that the database lacks, each in a transaction. Resolves with their number. */
async function migrate(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `select to_regclass('admission.installation') is not null as "exists"`,
    );
    const known =
      rows[0].exists && (await client.query('select schema_version as version from admission.installation'));
    const missing = postgresMigrations.slice(known ? known.rows[0].version - schemaVersion + 1 : 0);
    for (const { sql } of missing) await client.query(`begin; ${sql}; commit`);
    return missing.length;
  } catch (error) {
    throw new Failure('databaseUnavailable', { reason: reasonOf(error) });
  } finally {
    await client.end().catch(() => {});
  }
}

async function run(): Promise<string> {
  if (process.argv[2] === '--write-migrations') {
    for (const { file, sql } of postgresMigrations)
      writeFileSync(
        join(root, 'supabase/migrations', file),
        `-- Written by \`npm run migrations\` from src/core/store/schema.ts.\n${sql}`,
      );
    return texts('database.written', { count: postgresMigrations.length });
  }
  const { DATABASE_URL: url } = readEnvironment();
  if (!url) throw new Failure('databaseMissing');
  return texts('database.upgraded', { count: await migrate(url) });
}

try {
  console.log(await run());
} catch (error) {
  console.error(describeFailure(error, texts));
  process.exitCode = 1;
}
