import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readKeptBuilds } from '../../src/build/olderBuilds.ts';
import { siteFolder } from '../support/builtSite.ts';
import { buildCopy, copyTree, temporaryFolder } from '../support/machine.ts';
import { spawnServer } from '../support/serverProcess.ts';

export const changedHeading = 'Nous écrire ou nous voir';

/** Builds the site of the next deploy, with one changed page, into a copy of the tree and its `dist`. */
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
  // A server with a stamp beside its site only serves its own build.
  rmSync(join(root, 'dist/built'));

  const site = join(root, 'dist/client');
  const [own = [], ...older] = readKeptBuilds(join(root, 'dist'));
  const alone = join(folder.path, 'alone');
  cpSync(site, alone, { recursive: true });
  for (const path of older.flat().filter((path) => !own.includes(path)))
    rmSync(join(alone, path), { force: true });
  return {
    site,
    siteAlone: alone,
    remove: folder.remove,
  };
}

/** Starts an embedded server at one address. It can be stopped there and started again with another build. */
export async function startHost() {
  const folder = temporaryFolder();
  const start = (site: string, port = '0') =>
    spawnServer({ SITE_DIR: site, PORT: port, DATA_DIR: join(folder.path, 'data') });
  let served = siteFolder;
  let server = start(served);
  const { port } = new URL(await server.ready());
  return {
    // The test browser only resolves `localhost`.
    url: `http://localhost:${port}`,
    deploy: async (site: string) => {
      await server.stop();
      served = site;
      server = start(site, port);
      await server.ready();
    },
    /** Stops the server; to the browser, the connection is lost. */
    goAway: () => server.stop(),
    comeBack: async () => {
      server = start(served, port);
      await server.ready();
    },
    stop: async () => {
      await server.stop();
      folder.remove();
    },
  };
}
