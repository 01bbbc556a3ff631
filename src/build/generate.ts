/**
 * Writes what git ignores: the `*.gen.*` files, which type checking needs, and the `*.schema.json`, by which editors complete
 * the data files. Runs after an install and before `npm run check`. The Vite plugins write theirs when Vite resolves its
 * configuration.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { postgresMigrations } from '#core/store/schema.ts';

const root = join(import.meta.dirname, '../..');
for (const { file, sql } of postgresMigrations) writeFileSync(join(root, 'supabase/migrations', file), sql);

// Vite is missing after `npm ci --omit=dev`; the server does not need the files.
const vite = await import('vite').catch(() => undefined);
if (vite) {
  await vite.resolveConfig({ root }, 'build');
  const { dataFiles } = await import('./check.ts');
  for (const [file, schema] of Object.entries(dataFiles))
    writeFileSync(
      join(root, file.replace('.json', '.schema.json')),
      JSON.stringify(z.toJSONSchema(schema), null, 2),
    );
}
