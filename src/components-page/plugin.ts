import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Serves `/composants` in development. The built site does not have it. */
export function componentsPage(): Plugin {
  return {
    name: 'components-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/composants', async (_, response) => {
        const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');
        response.setHeader('Content-Type', 'text/html');
        response.end(await server.transformIndexHtml('/composants', html));
      });
    },
  };
}
