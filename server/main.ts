/** The embedded server: `node server/main.ts`. Settings: `.env.example`. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { logToConsole } from '#core/log.ts';
import { createEmbeddedBackend } from './backend.ts';
import { checkBuild, readBuiltSettings, stampFile } from './buildStamp.ts';
import { databasePath } from './dataFolder.ts';
import { createSiteServer, createStop } from './http.ts';
import { outboxFolder } from './mailSenders.ts';
import { Failure, describeFailure, reasonOf, t } from './serverTexts.ts';
import {
  type ServerSettings,
  originAt,
  readEnvironment,
  readServerSettings,
  settingWarnings,
} from './settings.ts';

// Only the owner may read the files that this process writes.
process.umask(0o077);

// Ignore EPIPE on stdout, or the server dies with its log reader.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

const projectFolder = join(import.meta.dirname, '..');

async function start(): Promise<void> {
  const environment = readEnvironment();
  const settings = readServerSettings(environment, readBuiltSettings(environment));
  const stamp = resolve(settings.SITE_DIR, '..', stampFile);
  const isOwnBuild = resolve(settings.SITE_DIR) === join(projectFolder, 'dist/client');
  // A build writes its stamp last. A site that was copied elsewhere without its `dist` has none.
  for (const path of [resolve(settings.SITE_DIR, 'index.html'), ...(isOwnBuild ? [stamp] : [])])
    if (!existsSync(path)) throw new Failure('noSite', { path });
  if (existsSync(stamp)) checkBuild(readFileSync(stamp, 'utf8'), projectFolder);
  const backend = await createEmbeddedBackend(settings, logToConsole);
  const server = createSiteServer(settings, backend, logToConsole);
  const stopServer = createStop(server);
  try {
    await listen(server, settings);
  } catch (error) {
    await backend.close();
    throw error;
  }
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.error(t('stopping'));
    await stopServer();
    await backend.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  // Last: whoever reads it may stop the server.
  announce(settings, backend.folder, server.address() as AddressInfo); // Safe cast: the server listens on a port, not on a pipe.
}

async function listen(server: Server, { PORT: port, HOST: host }: ServerSettings): Promise<void> {
  // The socket that systemd holds, so that connections wait while the server restarts (`sd_listen_fds(3)`).
  if (process.env.LISTEN_PID === String(process.pid)) server.listen({ fd: 3 });
  else server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'EADDRINUSE') throw new Failure('portInUse', { port });
    throw new Failure('portRefused', { port, host, reason });
  }
}

function announce(settings: ServerSettings, dataFolder: string, { port }: AddressInfo): void {
  const { HOST: host, SMTP_URL: smtpUrl } = settings;
  console.log(t('started.site', { url: originAt(host, port) }));
  console.log(t('started.requests', { path: relativePath(databasePath(dataFolder)) }));
  if (smtpUrl) console.log(t('started.mailServer', { host: new URL(smtpUrl).hostname }));
  else console.log(t('started.mailFolder', { path: relativePath(outboxFolder(dataFolder)) }));
  console.log(t(settings.DELIVER_MESSAGES ? 'started.messagesDelivered' : 'started.messagesKept'));
  for (const warning of settingWarnings(settings)) console.log(warning);
}

function relativePath(path: string): string {
  return relative(process.cwd(), path) || path;
}

start().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exit(1);
});
