/** The script files of the built site: what each page loads, and the service worker. */
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Rolldown, build } from 'vite';
import { keptBuilds } from './olderBuilds.ts';

const clientEntry = 'src/client.tsx';
const pageEntry = 'src/hydrate.tsx';

/** The style that react-aria adds to a page without it. The policy would refuse that. */
const pressableStyle = `<style id="react-aria-pressable-style">@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}</style>`;

/** The fonts of the first screen. A page in another script asks for its font by its style. */
const preloadedFonts = ['atkinson-hyperlegible-next.woff2', 'bricolage-grotesque.woff2'];

/** The service worker caches this page and the toast's code when it is installed. */
const admissionPage = '/admission-request';
const toastModule = 'src/ui/ToastRegion.tsx';

/** Vite's manifest, by source file. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
}

/**
 * Returns a function that completes what a page loads: the pre-hydration script before all others, fonts, every script
 * file in the order in which `src/client.tsx` evaluates them, and links to the styles that the page has inline already.
 */
export async function createScriptLinker(folder: string, root: string): Promise<(html: string) => string> {
  const manifest = await readManifest(folder);
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const preHydration = await bundleScript(`${root}/src/preHydration.ts`);
  const fonts = Object.entries(manifest)
    .filter(([source]) => preloadedFonts.some((font) => source.endsWith(font)))
    .map(([, { file }]) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin=""/>`)
    .join('');

  return (html) => {
    const linked = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) =>
      keys.get(href),
    );
    // The client entry comes first: it evaluates the others as they arrive.
    const files = withImports(manifest, [clientEntry, pageEntry, ...linked]);
    const scripts = files.map(
      ({ file }) => `<link rel="modulepreload" href="/${file}" fetchPriority="low"/>`,
    );
    // The not-found page matches no route, so the router inlines no style into it.
    const state = html.includes('data-tsr-inline-css') ? ' disabled=""' : '';
    const styles = files
      .flatMap(({ css = [] }) => css)
      // Vite fetches the style file of a script unless the page links to it.
      .map((file) => `<link rel="stylesheet" href="/${file}"${state}/>`);
    const charset = /<meta charSet="utf-8"\/?>/i;
    if (!charset.test(html)) throw new Error('A page without its character set');
    return (
      html
        .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
        // The router notes when it rendered each match. Zero, for reproducible builds.
        .replaceAll(/\bu:\d{13}\b/g, 'u:0')
        .replace(charset, (meta) => `${meta}<script>${preHydration}</script>`)
        .replace('</head>', () => [pressableStyle, ...scripts, ...new Set(styles), '</head>'].join(''))
        // Preloads in the head delay Chromium's first paint by 60 to 100 ms.
        .replace('</body>', () => `${fonts}</body>`)
    );
  };
}

/** Writes `serviceWorker.js`, whose version and files are those of this build. */
export async function writeServiceWorker(folder: string, root: string): Promise<void> {
  const code = await bundleScript(join(root, 'src/serviceWorker.ts'), {
    BUILD_VERSION: JSON.stringify(await contentHash(folder)),
    KEPT_BUILDS: String(keptBuilds),
    ADMISSION_FILES: JSON.stringify([admissionPage, ...(await admissionFiles(folder))]),
  });
  await writeFile(join(folder, 'serviceWorker.js'), code);
}

/** The scripts and fonts of the admission request, with the code of the toast that says there is no connection. */
async function admissionFiles(folder: string): Promise<string[]> {
  const html = await readFile(join(folder, `${admissionPage}.html`), 'utf8');
  const links = html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|woff2))"/g);
  const toast = withImports(await readManifest(folder), [toastModule]);
  return [
    ...new Set([
      ...[...links].map(([, href = '']) => href),
      ...toast.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`),
    ]),
  ];
}

/** A hash of every file of the site, so that the same site has the same worker. */
async function contentHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** The files of these sources and of all that they import, each after its imports. Leaves out unknown sources. */
function withImports(manifest: Manifest, sources: readonly (string | undefined)[]): Manifest[string][] {
  const seen = new Set<string>();
  const ordered: Manifest[string][] = [];
  const add = (source: string | undefined) => {
    const file = source && manifest[source];
    if (!file || seen.has(source)) return;
    seen.add(source);
    file.imports?.forEach(add);
    ordered.push(file);
  };
  sources.forEach(add);
  return ordered;
}

/** Bundles a source file and its imports into one minified classic script, with these constants. */
async function bundleScript(file: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  // One input without watching gives one output of one chunk.
  const { output } = result as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
