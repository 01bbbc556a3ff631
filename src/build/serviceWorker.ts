import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildManifest, withImports } from './builtFiles.ts';
import { bundleScript } from './bundleScript.ts';

const page = '/admission-request';
/** What the page loads later, and needs to say that there is no connection. */
const lateModule = 'src/ui/ToastRegion.tsx';

/** Writes the service worker: its version is that of every file of the site, so that no old file outlives a build. */
export async function writeServiceWorker(folder: string, root: string): Promise<void> {
  const code = await bundleScript(join(root, 'src/worker/serviceWorker.ts'), {
    BUILD_VERSION: JSON.stringify(await versionOf(folder)),
    ADMISSION_FILES: JSON.stringify([page, ...(await filesOf(folder))]),
  });
  await writeFile(join(folder, 'serviceWorker.js'), code);
}

/** What the page links to and loads at once, and what it needs without a connection. */
async function filesOf(folder: string): Promise<string[]> {
  const html = await readFile(join(folder, `${page}.html`), 'utf8');
  const links = html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|woff2))"/g);
  const late = withImports(await readBuildManifest(folder), [lateModule]);
  return [
    ...new Set([
      ...[...links].map(([, href = '']) => href),
      ...late.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`),
    ]),
  ];
}

/** Names of hashed files say what is in them, and pages name them: the list of names is enough. */
async function versionOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  return createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 8);
}
