import { type BuiltFile, readBuildManifest, rewritePages, withImports } from './builtFiles.ts';
import { bundleScript } from './bundleScript.ts';

const clientEntry = 'src/client.tsx';
const pageEntry = 'src/hydrate.tsx';

/** What react-aria would add to the page, where the policy refuses it: there already, it adds nothing. */
const pressableStyle = `<style id="react-aria-pressable-style">@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}</style>`;

/** The fonts of what is read first; another script's font is asked for by the page's own style. */
const firstFonts = ['atkinson-hyperlegible-next.woff2', 'bricolage-grotesque.woff2'];

/**
 * Completes what every page loads: the early script first of all, the fonts, every file of the page's scripts in the
 * order in which `src/client.tsx` evaluates them, and the style files that the page already has inside.
 */
export async function linkPageScripts(folder: string, root: string): Promise<void> {
  const manifest = await readBuildManifest(folder);
  const early = await bundleScript(`${root}/src/early/early.ts`);
  const fonts = Object.entries(manifest)
    .filter(([source]) => firstFonts.some((font) => source.endsWith(font)))
    .map(
      ([, { file }]) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin=""/>`,
    );

  await rewritePages(folder, (html) => {
    const files = filesOf(html, manifest);
    const scripts = files.map(
      ({ file }) => `<link rel="modulepreload" href="/${file}" fetchPriority="low"/>`,
    );
    // The not-found page, which matches no route, has none of its rules inside.
    const state = html.includes('data-tsr-inline-css') ? ' disabled=""' : '';
    const styles = files
      .flatMap(({ css = [] }) => css)
      // Vite fetches a file's style unless the page has a link to it; its rules stand in the page.
      .map((file) => `<link rel="stylesheet" href="/${file}"${state}/>`);
    const charset = /<meta charSet="utf-8"\/?>/i;
    if (!charset.test(html)) throw new Error('A page without its character set');
    return (
      html
        .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
        // The router's notes of when it rendered what: no two builds would be the same.
        .replaceAll(/\bu:\d{13}\b/g, 'u:0')
        .replace(charset, (meta) => `${meta}<script>${early}</script>`)
        .replace('</head>', () => [pressableStyle, ...scripts, ...new Set(styles), '</head>'].join(''))
        // In the head, Chromium holds the first paint back for them: measured, 60 to 100 ms.
        .replace('</body>', () => [...fonts, '</body>'].join(''))
    );
  });
}

/** The script files that a page needs, each after those that it imports. */
function filesOf(html: string, manifest: Record<string, BuiltFile>): BuiltFile[] {
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const linked = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) =>
    keyOf.get(href ?? ''),
  );
  // The entry, whose own tag ends the page, comes first: it evaluates the others as they arrive.
  return withImports(manifest, [clientEntry, pageEntry, ...linked]);
}
