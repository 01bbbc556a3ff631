import type { Logger, Plugin } from 'vite';
import { type EmbeddedBackend, createEmbeddedBackend, functionsPath } from '../../server/backend.ts';
import { describeFailure } from '../../server/serverTexts.ts';
import { readEnvironment, readServerSettings } from '../../server/settings.ts';
import { sendWebResponse, toWebRequest } from '../../server/http.ts';
import { requestTarget } from '../../server/staticFiles.ts';
import { logToConsole } from '#core/log.ts';

/** Mounts the back end's functions in the development server, with the data folder of `npm start`. */
export function devBackendPlugin(): Plugin {
  let backend: Promise<EmbeddedBackend | undefined> | undefined;

  // Opened at the first call: after a restart of Vite, the old server still locks the data folder for a moment.
  function openBackend(logger: Logger): Promise<EmbeddedBackend | undefined> {
    backend ??= createEmbeddedBackend(readServerSettings(readEnvironment()), logToConsole).catch(
      (error: unknown) => {
        // The pages still work; the functions respond with 404, and the next call tries again.
        logger.error(describeFailure(error));
        backend = undefined;
        return undefined;
      },
    );
    return backend;
  }

  return {
    name: 'dev-backend',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (message, response, next) => {
        const { path } = requestTarget(message);
        const handleCall = path.startsWith(functionsPath)
          ? (await openBackend(server.config.logger))?.functionAt(path)
          : undefined;
        if (!handleCall) return next();
        const webResponse = await handleCall(toWebRequest(message), message.socket.remoteAddress ?? '');
        await sendWebResponse(webResponse, message, response);
      });
    },
    async closeBundle() {
      await (await backend)?.close();
      backend = undefined;
    },
  };
}
