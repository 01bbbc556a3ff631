/**
 * Writes the `*.gen.*` files, which type checking needs and git ignores. Runs after an install and before `npm run
 * check`. The Vite plugins write theirs when Vite resolves its configuration.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresMigrations } from '#core/store/schema.ts';

const root = join(import.meta.dirname, '../..');
for (const { file, sql } of postgresMigrations) writeFileSync(join(root, 'supabase/migrations', file), sql);

// Vite is missing after `npm ci --omit=dev`; the server does not need the files.
const vite = await import('vite').catch(() => undefined);
await vite?.resolveConfig({ root }, 'build');
