import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createEmbeddedBackend, functionPath } from '../../server/backend.ts';
import { describeFailure, createServerTexts } from '../../server/serverTexts.ts';
import { loadSettingsFile, readSettings } from '../../server/settings.ts';
import { sendWebResponse, toWebRequest } from '../../server/webRequest.ts';
import { logToConsole } from '../../supabase/functions/_shared/log.ts';

/** Mounts the function in the development server, on the data folder that `npm start` uses. */
export function devBackendPlugin(root: string): Plugin {
  const localesFolder = join(root, 'locales');
  return {
    name: 'dev-backend',
    apply: 'serve',
    configureServer(server) {
      const backend = openBackend();
      server.httpServer?.once('close', () => void backend?.close());
      server.middlewares.use(functionPath, async (message, response, next) => {
        if (!backend) return next();
        const answer = await backend.handle(toWebRequest(message), message.socket.remoteAddress ?? '');
        await sendWebResponse(answer, message, response);
      });

      function openBackend() {
        try {
          loadSettingsFile();
          return createEmbeddedBackend(readSettings(process.env), { log: logToConsole, localesFolder });
        } catch (error) {
          // The pages can still be worked on; a submission then answers as if the function were not there.
          server.config.logger.error(describeFailure(error, createServerTexts(localesFolder)));
          return undefined;
        }
      }
    },
  };
}
