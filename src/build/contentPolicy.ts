import { createHash } from 'node:crypto';
import { dossierPath, officePath } from '#core/model/linkedPages.ts';
import { galleryPictures } from '../content/photos.ts';

/** react-aria adds this style on an iPhone while a dialog is open, so that the page behind it does not scroll. */
const scrollLockStyle = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

/**
 * Returns the content security policy (CSP) of a finished page. It allows this site's own files, the page's inline
 * scripts and styles by their hashes, the hosts of the photographs and the back end. The page of a dossier previews the
 * visitor's photographs by `blob:` URLs. The pages that open with a secret link, dossier and office, load no photographs
 * from other hosts, which would see their visitors. Throws if the page has a style attribute, which no hash can allow.
 */
export function contentPolicy(html: string, path: string, supabaseUrl: string | undefined): string {
  if (/<[^>]+ style="/.test(html))
    throw new Error(`${path} has a style attribute, which its policy refuses.`);
  const isDossier = path === dossierPath;
  const photos = isDossier || path === officePath ? [] : galleryPictures;
  const photoHosts = new Set(photos.map(({ photo }) => new URL(photo).origin));
  const directives: Record<string, readonly string[]> = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...hashSources(inlineContents(html, 'script'))],
    'style-src': [`'self'`, ...hashSources([...inlineContents(html, 'style'), scrollLockStyle])],
    // `data:` for the woven pattern in the stylesheets.
    'img-src': [`'self'`, 'data:', ...(isDossier ? ['blob:'] : []), ...photoHosts],
    'font-src': [`'self'`],
    'connect-src': [`'self'`, ...(supabaseUrl ? [new URL(supabaseUrl).origin] : [])],
    'worker-src': [`'self'`],
    'base-uri': [`'none'`],
    // The browser never submits a form: scripts send them.
    'form-action': [`'none'`],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Returns the contents of a page's inline scripts or styles. Leaves out JSON data blocks, which do not need a hash. */
function inlineContents(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'g'))]
    .filter(([, attributes = '', content]) => content && !/\btype="application\//.test(attributes))
    .map(([, , content = '']) => content);
}

function hashSources(contents: string[]): string[] {
  return contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
