import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readList } from '../../src/build/olderBuilds.ts';
import { siteFolder } from './builtSite.ts';
import { buildCopy, copyTree } from './copyTree.ts';
import { spawnServer } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** What the next build says of the contact page, whose words are those of the built site until then. */
export const changedHeading = 'Nous écrire ou nous voir';

/** Builds the site of the next deploy, with one page changed, into a copy of what is built. */
export function buildNextSite() {
  const folder = temporaryFolder();
  const root = join(folder.path, 'next');
  copyTree(root);
  cpSync(dirname(siteFolder), join(root, 'dist'), { recursive: true });
  const file = join(root, 'locales/fr.json');
  const catalog = JSON.parse(readFileSync(file, 'utf8'));
  catalog.contact.hero.heading = changedHeading;
  writeFileSync(file, JSON.stringify(catalog));
  buildCopy(root, {});

  const site = join(root, 'dist/client');
  const [own = [], ...older] = readList(join(root, 'dist'));
  const alone = join(folder.path, 'alone');
  cpSync(site, alone, { recursive: true });
  for (const path of older.flat().filter((path) => !own.includes(path)))
    rmSync(join(alone, path), { force: true });
  return {
    /** As it is served after the build: the files of the build before lie beside its own. */
    site,
    /** The same where that build is too long ago: its own files alone. */
    siteAlone: alone,
    remove: folder.remove,
  };
}

/** One address at which the embedded server is stopped on one build and started on another, or on the same later. */
export async function startHost() {
  const folder = temporaryFolder();
  const start = (site: string, port = '0') =>
    spawnServer({ SITE_DIR: site, PORT: port, DATA_DIR: join(folder.path, 'data') });
  let served = siteFolder;
  let server = start(served);
  const { port } = new URL(await server.ready());
  return {
    // The browser of these tests resolves no other name.
    url: `http://localhost:${port}`,
    deploy: async (site: string) => {
      await server.stop();
      served = site;
      server = start(site, port);
      await server.ready();
    },
    /** Nobody answers there any more: to a browser and to its service worker that is a lost connection. */
    goAway: () => server.stop(),
    /** It takes every question and answers none, as a network does that is hardly there; until `speakAgain`. */
    fallSilent: () => void server.stop('SIGSTOP'),
    speakAgain: () => void server.stop('SIGCONT'),
    comeBack: async () => {
      server = start(served, port);
      await server.ready();
    },
    stop: async () => {
      void server.stop('SIGCONT'); // A silent one would not hear that it is to end.
      await server.stop();
      folder.remove();
    },
  };
}
