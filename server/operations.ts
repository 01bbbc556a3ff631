/** The commands of `npm run requests` that look after the server: backups, mail server, health. */
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { fingerprintOf } from '#core/model/links.ts';
import { type Problem, readProblems } from '#core/http/replies.ts';
import { dayMs, schoolTime } from '#core/time/schoolTime.ts';
import { findOutdatedFacts } from '../src/content/facts.ts';
import { functionsPath } from './backend.ts';
import { checkBackup, databasePath, dossierKeyPath, readDossierKey } from './dataFolder.ts';
import { sendTestMail } from './mailSenders.ts';
import { type ServerStore, openStore } from './openStore.ts';
import { checkFiles, paperFolder } from './paperFolder.ts';
import { Failure, describeFailure, reasonOf, t, translate } from './serverTexts.ts';
import { type ServerSettings, ownOriginOf } from './settings.ts';

/** Compares rows, files with their hashes, and the key. Throws a `Failure` that lists what does not fit together. */
export async function verify(
  store: ServerStore,
  { files, keyFolder, isBackup = false }: { files: string; keyFolder: string; isBackup?: boolean },
): Promise<string> {
  const found = await checkFiles(store, files, true);
  const problems: string[] = found.damaged.map((one) => t('requests.damaged', one));
  const { keyFingerprint } = await store.readInstallation();
  try {
    if (keyFingerprint && fingerprintOf(readDossierKey(keyFolder)) !== keyFingerprint)
      throw new Failure(isBackup ? 'keyOfBackup' : 'keyOther', { path: dossierKeyPath(keyFolder) });
  } catch (error) {
    problems.push(describeFailure(error));
  }
  if (problems.length > 0)
    throw new Failure('damaged', { list: problems.map((line) => `\n${line}`).join('') });
  return t('requests.verified', { requests: found.requests, files: found.files });
}

/** Verifies a backup in a temporary folder, so that it stays as it is. Its key is that of `DATA_DIR`. */
export async function verifyBackup(file: string, settings: ServerSettings): Promise<string> {
  checkBackup(file, `${file}.papers`);
  const folder = copyOrFail(() => mkdtempSync(join(tmpdir(), 'backup-')), tmpdir());
  let store: ServerStore | undefined;
  try {
    copyOrFail(() => copyFileSync(file, databasePath(folder)), tmpdir());
    store = openStore({ ...settings, DATA_DIR: folder });
    return await verify(store, { files: `${file}.papers`, keyFolder: settings.DATA_DIR, isBackup: true });
  } finally {
    await store?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the files of a backup into a data folder, then the rows. Throws a `Failure` when the folder has rows. */
export function restore(file: string, folder: string): void {
  const [rows, files] = [databasePath(folder), `${file}.papers`];
  // SQLite would replay a write-ahead log of other rows into those of the backup.
  const known = [rows, `${rows}-wal`].find((path) => existsSync(path));
  if (known) throw new Failure('restoreExists', { path: known });
  checkBackup(file, files);
  copyOrFail(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (existsSync(files)) cpSync(files, paperFolder(folder), { recursive: true });
    copyFileSync(file, `${rows}.tmp`);
    renameSync(`${rows}.tmp`, rows);
  }, folder);
}

function copyOrFail<Result>(copy: () => Result, folder: string): Result {
  try {
    return copy();
  } catch (error) {
    throw new Failure('copyFailed', { path: folder, reason: reasonOf(error) });
  }
}

const untrusted = /CERT_HAS_EXPIRED|SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET_ISSUER)/;

/** Sends a mail to `to`, and says which server took it, how it was encrypted, and what the server said. */
export async function testMail(
  to: string,
  { SMTP_URL: url, MAIL_FROM: from }: ServerSettings,
): Promise<string> {
  if (!url) throw new Failure('noMailServer');
  const message = { from, to, subject: t('testMail.subject'), text: t('testMail.text') };
  const { server, encryption, answer, error } = await sendTestMail(url, message);
  // Instead of the words of OpenSSL.
  if (error?.startsWith('ERR_SSL')) throw new Failure('mailEncryption', { server, reason: error });
  if (error && untrusted.test(error)) throw new Failure('mailCertificate', { server, reason: error });
  if (error) throw new Failure('mailNotTaken', { server, reason: error, answer });
  return t('requests.mailTaken', { server, encryption: t(`testMail.${encryption}`), answer, to });
}

/**
 * For a monitor: what stands on the pages, the problems of the running server, whether a person should look at them, and the
 * facts on the pages that nobody has confirmed for today.
 */
export async function readStatus(settings: ServerSettings) {
  const { SITE_URL, SCHOOL_PHONE, DELIVER_MESSAGES } = settings;
  const names = await findProblems(settings).catch(() => ['serverDown'] as const);
  const problems = names.map((name) => ({ name, text: translate(`mail:problems.${name}`) }));
  const isFine = names.every((name) => name === 'mailCeiling');
  const today = schoolTime(new Date()).date;
  const facts = findOutdatedFacts(today).map((name) => ({ name, text: t(`mail:facts.${name}`) }));
  return { isFine, site: { SITE_URL, SCHOOL_PHONE, DELIVER_MESSAGES }, problems, facts };
}

/**
 * The status, and the problems that are `over`, for a timer that alerts a person: fine unless a problem is new or over since
 * the last call. The data folder remembers which were there. The facts would push the problems out of a short message.
 */
export async function readChanges(settings: ServerSettings) {
  const { facts: _, ...status } = await readStatus(settings);
  const path = join(settings.DATA_DIR, 'server.alerts');
  const known = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const found = status.problems.map(({ name }): string => name).filter((name) => name !== 'mailCeiling');
  // A server that is down does not say what else is over.
  const names = found.includes('serverDown') ? [...new Set([...known, ...found])] : found;
  // Nobody has to hear that the key is no longer new.
  const over = known.filter((name) => name !== '' && name !== 'keyReplaced' && !names.includes(name));
  try {
    writeFileSync(path, names.join('\n'));
  } catch {
    // On a full disk, the alert is repeated.
  }
  const isFine = over.length === 0 && names.every((name) => known.includes(name));
  return { ...status, isFine, over: over.map((name) => t('requests.over', { name })) };
}

/** Rejects when the server does not answer. */
async function findProblems(settings: ServerSettings): Promise<(Problem | OutsideProblem)[]> {
  const read = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(ownOriginOf(settings) + path, {
      ...init,
      signal: AbortSignal.timeout(10_000),
    });
    return { status: response.status, text: await response.text() };
  };
  const health = readProblems((await read('/healthz')).text) as Problem[]; // Safe cast: the server has our version.
  const pages = { '/': 'index.html', '/admission-request': 'admission-request.html' };
  const arePagesBuilt = Object.entries(pages).map(
    async ([path, file]) =>
      // A build under way has removed the file.
      (await read(path)).text ===
      (await readFile(join(settings.SITE_DIR, file), 'utf8').catch(() => undefined)),
  );
  // Refused before anything is stored.
  const empty = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
  const isFormAnswered = read(`${functionsPath}send-admission-email`, empty).then(
    ({ status, text }) => status < 500 && text.includes('"success":false'),
  );
  const answers = await Promise.all([...arePagesBuilt, isFormAnswered]);
  return [
    ...health,
    ...(answers.every(Boolean) ? [] : (['siteBroken'] as const)),
    ...(settings.SITE_URL ? await findPublicProblems(settings.SITE_URL) : []),
  ];
}

type OutsideProblem = 'serverDown' | 'siteBroken' | 'publicDown' | 'certificateEnds';

const certificateDays = 14;

/** Looks at the site as visitors do: by DNS, through the proxy, with its certificate. */
async function findPublicProblems(siteUrl: string): Promise<OutsideProblem[]> {
  try {
    const signal = AbortSignal.timeout(5_000);
    const call = (siteUrl.startsWith('https') ? https : http).get(`${siteUrl}/healthz`, { signal });
    const response: IncomingMessage = (await once(call, 'response'))[0];
    const { socket } = response;
    const ends = socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : Infinity;
    // A proxy may answer without the server, or with another site.
    if (!/^(ok|unavailable)\n/.test(await text(response))) return ['publicDown'];
    return ends - Date.now() < certificateDays * dayMs ? ['certificateEnds'] : [];
  } catch {
    return ['publicDown'];
  }
}
