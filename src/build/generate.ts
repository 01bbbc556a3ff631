/**
 * Writes the `*.gen.*` files, which type checking needs and git ignores. Runs after an install and before `npm run
 * check`. The Vite plugins write the files when Vite resolves its configuration.
 */
import { join } from 'node:path';

// Vite is missing after `npm ci --omit=dev`; the server does not need the files.
const vite = await import('vite').catch(() => undefined);
await vite?.resolveConfig({ root: join(import.meta.dirname, '../..') }, 'build');
