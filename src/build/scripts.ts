/** Links the scripts, styles and fonts of each page, and bundles the pre-hydration script and the service worker. */
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Rolldown, build } from 'vite';
import { buildTarget } from './browsers.ts';

const clientEntry = 'src/client.tsx';
const notFoundEntry = 'src/pages/not-found/NotFound.tsx';

/** react-aria injects this style into a page that does not have it yet, which the CSP would block. */
const pressableStyle = `<style id="react-aria-pressable-style">@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}</style>`;

/** The fonts of the first screen. The Arabic font is not preloaded: only pages in Arabic script use it. */
const preloadedFonts = ['atkinson-hyperlegible-next.woff2', 'bricolage-grotesque.woff2'];

/** The service worker caches this page on install. */
const admissionPage = '/admission-request';

/** Vite's manifest, by source file. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export const charsetDeclaration = /<meta charset="utf-8"\/?>/i;

/**
 * Returns a function that adds to a page's HTML: the pre-hydration script before all others, the fonts, every script
 * file, each after its imports, links to the stylesheets that the page already has inline, and the given elements at the
 * start of the head and the end of the body.
 */
export async function createScriptLinker(folder: string) {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  // Older browsers than those that the site supports run it too, so that its forms tell them how else to reach the school.
  const preHydration = await bundleScript('preHydration.ts', 'es2015');
  const fonts = Object.entries(manifest)
    .filter(([source]) => preloadedFonts.some((font) => source.endsWith(font)))
    .map(([, { file }]) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin=""/>`)
    .join('');

  return (html: string, { head, bodyEnd }: { head: string; bodyEnd: string }): string => {
    const linked = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) =>
      keys.get(href),
    );
    // The router inlines the styles of a page and links its scripts, unless the page matches no route.
    const isNotFound = !html.includes('data-tsr-inline-css');
    const files = withImports(manifest, [clientEntry, ...(isNotFound ? [notFoundEntry] : linked)]);
    const scripts = files
      // The router has written the element of the client entry.
      .filter((file) => file !== manifest[clientEntry])
      .map(({ file }) => `<link rel="modulepreload" href="/${file}" fetchPriority="low"/>`);
    const disabledAttribute = isNotFound ? '' : ' disabled=""';
    const styles = files
      .flatMap(({ css = [] }) => css)
      // Without the link, Vite fetches the stylesheet of a script again.
      .map((file) => `<link rel="stylesheet" href="/${file}"${disabledAttribute}/>`);
    if (!charsetDeclaration.test(html)) throw new Error('A page without its character set');
    return (
      html
        .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
        // The router writes the render time of each match. Zero, for reproducible builds.
        .replaceAll(/\bu:\d{13}\b/g, 'u:0')
        .replace(charsetDeclaration, (meta) => `${meta}<script>${preHydration}</script>${head}`)
        .replace('</head>', () => [pressableStyle, ...scripts, ...new Set(styles), '</head>'].join(''))
        // Preloads in the head delay Chromium's first paint by 60 to 100 ms.
        .replace('</body>', () => `${bodyEnd}${fonts}</body>`)
    );
  };
}

/** Writes `serviceWorker.js` with the version and the file list of this build. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const code = await bundleScript('serviceWorker.ts', buildTarget, {
    BUILD_VERSION: JSON.stringify(await contentHash(folder)),
    ADMISSION_FILES: JSON.stringify([admissionPage, ...(await admissionFiles(folder))]),
  });
  await writeFile(join(folder, 'serviceWorker.js'), code);
}

async function admissionFiles(folder: string): Promise<string[]> {
  const html = await readFile(join(folder, `${admissionPage}.html`), 'utf8');
  const links = html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|woff2))"/g);
  return [...new Set([...links].map(([, href = '']) => href))];
}

/** A hash of every file of the site, so that an unchanged site keeps its service worker. */
async function contentHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** The files of these sources and of all their imports, each file after its imports. Leaves out unknown sources. */
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

/** Bundles a file of `src` and its imports into one minified classic script. `define` holds its global constants. */
async function bundleScript(
  file: string,
  target: string | string[],
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target,
      copyPublicDir: false,
      rolldownOptions: { input: join(import.meta.dirname, '..', file), output: { format: 'iife' } },
    },
  });
  // Safe cast: a build with one input and without watching returns one output.
  const { output } = result as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
