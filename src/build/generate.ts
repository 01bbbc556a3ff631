/**
 * Writes the `*.gen.*` files, which types need and git does not keep: run after an install and before `npm run check`.
 * The plugins of the build write them as soon as they are configured.
 */
import { join } from 'node:path';

// Missing where only the server is installed (`npm ci --omit=dev`): nothing there needs types.
const vite = await import('vite').catch(() => undefined);
await vite?.resolveConfig({ root: join(import.meta.dirname, '../..') }, 'build');
