import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { StoredRequest } from '#core/model/request.ts';
import { createLinks } from '#core/model/links.ts';
import { readDossierKey } from '../../server/dataFolder.ts';
import { openStore } from '../../server/openStore.ts';
import { readServerSettings } from '../../server/settings.ts';
import { pages } from '../../src/build/pages.ts';
import { officeSecrets } from './clients.ts';

const root = join(import.meta.dirname, '../..');

/** Environment variables for the processes that tests start: a compile cache halves their loading time. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };

/** Collects the output of a process. `until` resolves with the first match, or rejects when the process ends before. */
export function waitForOutput(child: ChildProcess) {
  let [text, isEnded] = ['', false];
  for (const output of [child.stdout, child.stderr])
    // French puts narrow no-break spaces before its colons.
    output?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk.replaceAll('\u202f', ' ')));
  child.once('close', () => (isEnded = true));
  return {
    text: () => text,
    until: async (pattern: RegExp): Promise<RegExpExecArray> => {
      for (;;) {
        const isLast = isEnded;
        const found = pattern.exec(text);
        if (found) return found;
        if (isLast) throw new Error(`ended without ${pattern}: ${text}`);
        await setTimeout(10);
      }
    },
  };
}

/** Writes a site of a few files, like those of the build, and returns its folder. */
export function makeSite(folder: string): string {
  const files: Record<string, string> = {
    'index.html': '<link rel="canonical" href="https://ecole.example/"/><title>Accueil</title>',
    'about.html': '<title>À propos</title>',
    'admission-request.html': '<title>Demande d’admission</title>',
    'about-copy.html': '<title>À propos</title>',
    'campus/index.html': '<title>Campus</title>',
    '404.html': '<title>Introuvable</title>',
    'en/404.html': '<title>Not found</title>',
    'assets/app.abc123.js': 'console.log(1)',
    'assets/app.abc123.js.br': 'compressed by brotli',
    'catalogs/fr.abc123.json': '{}',
    '.hidden': 'secret',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Starts the embedded server of a tree. `ready` resolves with its address, or rejects when it ends before. */
export function spawnServer(env: Record<string, string>, tree = root) {
  const startedServer = pathToFileURL(join(import.meta.dirname, 'startedServer.ts')).href;
  const child = spawn(process.execPath, ['--import', startedServer, join(tree, 'server/main.ts')], {
    cwd: env.DATA_DIR ? join(env.DATA_DIR, '..') : tree,
    env: { ...compileCache, PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...env },
  });
  const output = waitForOutput(child);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    output,
    ended,
    ready: async () => (await output.until(/Site\S* : (http:\S+)/))[1] ?? '',
    /** Sends a signal and resolves with the exit code, null after a kill. */
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
    pid: child.pid ?? 0,
    /** Closes the reading end of the server's output. */
    closeLog: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
  };
}

/**
 * Sends a request line unchanged, which fetch would normalise. Resolves with the raw answer once the connection is closed.
 */
export function sendRaw(url: string, requestLine: string, headers = ''): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('close', () => resolve(answer)).on('error', () => resolve(answer));
    socket.write(`${requestLine} HTTP/1.1\r\nHost: school.example\r\nConnection: close\r\n${headers}\r\n`);
  });
}

/** The port on which the browser tests serve the built site. */
export const port = Number(process.env.TEST_PORT ?? 4173);

/** The embedded server's data folder in the browser tests; `playwright.config.ts` empties it before each run. */
export const dataFolder = join(import.meta.dirname, '../../test-results/data-browser');

export const unknownPath = '/programs/inconnu';

/** The path of every page once, without aliases, and of the not-found page. */
export const distinctPaths: readonly string[] = [
  ...pages.filter((page) => !('aliasOf' in page)).map((page) => page.path),
  unknownPath,
];

/** The stored requests of a data folder, read beside its server as the office's commands do. */
export async function storedRequests(folder = dataFolder): Promise<StoredRequest[]> {
  const store = openStore(readServerSettings({ DATA_DIR: folder }), { asServer: false });
  try {
    return await store.listRequests({ limit: 1_000 });
  } finally {
    await store.close();
  }
}

/** The links of a server with this data folder. */
export const linksOf = (folder = dataFolder) =>
  createLinks(() => readDossierKey(folder), { siteUrl: 'https://school.example', officeNumber: 1 });

/** The mails that were read, by file: to parse one takes milliseconds, and tests that wait for a mail read them all again. */
const parsedMails = new Map<string, Promise<ParsedMail>>();

/** None until the first mail is written, with which its folder is made. */
export function readMails(folder = dataFolder): Promise<ParsedMail[]> {
  const outbox = join(folder, 'outbox');
  const files = (existsSync(outbox) ? readdirSync(outbox) : []).filter((file) => file.endsWith('.eml'));
  return Promise.all(
    files.map((file) => {
      const path = join(outbox, file);
      const mail = parsedMails.get(path) ?? simpleParser(readFileSync(path));
      parsedMails.set(path, mail);
      return mail;
    }),
  );
}

/** Resolves with the mails that were sent. */
export type ReadMails = () => Promise<Pick<ParsedMail, 'subject' | 'text'>[]>;

/** Resolves with the text of the mail whose subject or text contains these words, once it is sent. */
export async function waitForMail(words: string, read: ReadMails = readMails): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const mails = (await read()).map(({ subject = '', text = '' }) => ({ subject, text }));
    const found = mails.find(({ subject, text }) => subject.includes(words) || text.includes(words));
    if (found) return found.text;
    await setTimeout(100);
  }
  throw new Error(`No mail contains “${words}”.`);
}

/** Resolves with the secret of the office's link in the school's mail with these words. */
export async function officeSecretFromMail(words: string, read?: ReadMails): Promise<string> {
  return officeSecrets(await waitForMail(words, read))[0] ?? '';
}

/** The headers of every response from any host, written out to test those of the server and of the build. */
export const hostHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const cachedForever = 'public, max-age=31536000, immutable';
