import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildManifest, withImports } from './builtFiles.ts';
import { bundleScript } from './bundleScript.ts';
import { keptBuilds } from './olderBuilds.ts';

const page = '/admission-request';
/** What the page loads later, and needs to say that there is no connection. */
const lateModule = 'src/ui/ToastRegion.tsx';

/** Writes the service worker, which keeps the files of a build apart from those of others. */
export async function writeServiceWorker(folder: string, root: string): Promise<void> {
  const code = await bundleScript(join(root, 'src/worker/serviceWorker.ts'), {
    BUILD_VERSION: JSON.stringify(await versionOf(folder)),
    KEPT_BUILDS: String(keptBuilds),
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

/** Follows what every file of the site contains: the same site has the same worker, and another has another. */
async function versionOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
