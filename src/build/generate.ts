/**
 * Writes the `*.gen.*` files, which type checking needs and git ignores: run after an install and before `npm run check`.
 * The build's plugins write them when Vite resolves its configuration.
 */
import { join } from 'node:path';

// `npm ci --omit=dev` installs no Vite, and the server alone needs no types.
const vite = await import('vite').catch(() => undefined);
await vite?.resolveConfig({ root: join(import.meta.dirname, '../..') }, 'build');
