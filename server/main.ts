/** The embedded server: `node server/main.ts`. Settings: `.env.example`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { privacy } from '../src/content/legalTexts.ts';
import { logToConsole } from '#core/log.ts';
import { createEmbeddedBackend } from './backend.ts';
import { databasePath } from './dataFolder.ts';
import { createSiteServer, createStop } from './http.ts';
import { outboxFolder } from './mailSenders.ts';
import {
  Failure,
  type TranslateServer,
  createServerTexts,
  describeFailure,
  reasonOf,
} from './serverTexts.ts';
import { type ServerSettings, readEnvironment, readServerSettings } from './settings.ts';

// Only the owner may read the files that this process writes.
process.umask(0o077);

// Ignore EPIPE on stdout, or the server dies with its log reader.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

const projectFolder = join(import.meta.dirname, '..');
const localesFolder = join(projectFolder, 'locales');

async function start(t: TranslateServer): Promise<void> {
  const settings = readServerSettings(readEnvironment());
  if (resolve(settings.SITE_DIR) === join(projectFolder, 'dist/client')) finishBuild(t);
  const page = resolve(settings.SITE_DIR, 'index.html');
  if (!existsSync(page)) throw new Failure('noSite', { path: page });
  const backend = await createEmbeddedBackend(settings, {
    log: logToConsole,
    localesFolder,
    onReplaced: () => void stop(),
  });
  const server = createSiteServer({ settings, backend, log: logToConsole });
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
  announce(settings, backend.folder, server.address() as AddressInfo, t); // Safe cast: the server listens on a port, not on a pipe.
}

/** Builds the site again when its build was interrupted: `buildStamp` of `src/build` is missing. */
function finishBuild(t: TranslateServer): void {
  const dist = join(projectFolder, 'dist');
  if (!existsSync(dist) || existsSync(join(dist, 'built'))) return;
  console.error(t('rebuilding'));
  spawnSync('npm run build', { cwd: projectFolder, stdio: 'inherit', shell: true });
}

function listen(
  server: ReturnType<typeof createSiteServer>,
  { PORT: port, HOST: host }: ServerSettings,
): Promise<void> {
  return new Promise((done, reject) => {
    server.once('error', (error) => {
      const reason = reasonOf(error);
      reject(
        reason === 'EADDRINUSE'
          ? new Failure('portInUse', { port })
          : new Failure('portRefused', { port, host, reason }),
      );
    });
    server.listen(port, host, done);
  });
}

function announce(
  settings: ServerSettings,
  dataFolder: string,
  { port }: AddressInfo,
  t: TranslateServer,
): void {
  const { HOST: host, SITE_DIR: siteFolder, SITE_URL: siteUrl } = settings;
  const { SMTP_URL: smtpUrl, DATABASE_URL: databaseUrl, RETENTION_MONTHS: months } = settings;
  const homePage = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  // The public origin; empty when the site was built without one.
  const [, builtFor = ''] = /<link rel="canonical" href="([^"]*)\/"/.exec(homePage) ?? [];
  const unset = settings.unset.filter((name) => name !== 'SITE_URL' || !builtFor);
  const shownHost = host.includes(':') ? `[${host}]` : host;
  console.log(t('started.site', { url: `http://${shownHost}:${port}` }));
  if (databaseUrl) console.log(t('started.database', databaseOf(databaseUrl)));
  else console.log(t('started.requests', { path: relativePath(databasePath(dataFolder)) }));
  if (smtpUrl) console.log(t('started.mailServer', { host: new URL(smtpUrl).hostname }));
  else console.log(t('started.mailFolder', { path: relativePath(outboxFolder(dataFolder)) }));
  console.log(t(settings.DELIVER_MESSAGES ? 'started.messagesDelivered' : 'started.messagesKept'));
  if (unset.length > 0) console.log(t('started.unset', { names: unset.join(', ') }));
  if (!siteUrl) console.log(t('started.noLinks'));
  if (siteUrl && siteUrl !== builtFor) console.log(t('started.builtForOther', { siteUrl }));
  const isBuiltToDeliver = /<html[^>]* data-messages="delivered"/.test(homePage);
  if (settings.DELIVER_MESSAGES && !isBuiltToDeliver) console.log(t('started.builtToKeep'));
  if (!settings.DELIVER_MESSAGES && isBuiltToDeliver) console.log(t('started.builtToDeliver'));
  const promised = privacy.requestRetentionMonths;
  if (months !== promised) console.log(t('started.retention', { months, promised }));
}

/** The name and the host of a database, without its login. */
function databaseOf(url: string): { name: string; host: string } {
  const { pathname, host } = new URL(url);
  return { name: decodeURIComponent(pathname.slice(1)), host };
}

function relativePath(path: string): string {
  return relative(process.cwd(), path) || path;
}

const texts = createServerTexts(localesFolder);
start(texts).catch((error: unknown) => {
  console.error(describeFailure(error, texts));
  process.exit(1);
});
