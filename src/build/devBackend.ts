import { join } from 'node:path';
import type { Logger, Plugin } from 'vite';
import { type EmbeddedBackend, createEmbeddedBackend, functionsPath } from '../../server/backend.ts';
import { createServerTexts, describeFailure } from '../../server/serverTexts.ts';
import { readEnvironment, readServerSettings } from '../../server/settings.ts';
import { sendWebResponse, toWebRequest } from '../../server/http.ts';
import { requestTarget } from '../../server/staticFiles.ts';
import { logToConsole } from '#core/log.ts';

/** Mounts the functions in the development server, on the data folder that `npm start` uses. */
export function devBackendPlugin(root: string): Plugin {
  const localesFolder = join(root, 'locales');
  let backend: EmbeddedBackend | undefined;

  // Open at the first call: when Vite restarts, the old server still locks the data folder for a moment.
  function open(logger: Logger): EmbeddedBackend | undefined {
    try {
      backend ??= createEmbeddedBackend(readServerSettings(readEnvironment()), {
        log: logToConsole,
        localesFolder,
      });
    } catch (error) {
      // The pages still work; the functions answer 404.
      logger.error(describeFailure(error, createServerTexts(localesFolder)));
    }
    return backend;
  }

  return {
    name: 'dev-backend',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (message, response, next) => {
        const { path } = requestTarget(message);
        const call = path.startsWith(functionsPath)
          ? open(server.config.logger)?.functionAt(path)
          : undefined;
        if (!call) return next();
        const answer = await call(toWebRequest(message), message.socket.remoteAddress ?? '');
        await sendWebResponse(answer, message, response);
      });
    },
    async closeBundle() {
      await backend?.close();
      backend = undefined;
    },
  };
}
