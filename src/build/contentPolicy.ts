import { createHash } from 'node:crypto';
import { photos } from '../content/photos.ts';

/** The style that react-aria adds on an iPhone while a dialog is open, so that the page behind does not scroll. */
const scrollLockStyle = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

/**
 * The content security policy of a finished page: this site's own files, the page's inline scripts and styles by their
 * hashes, the photographs' hosts and the back end. Throws where the page has a style attribute, which no hash allows.
 */
export function contentPolicy(html: string, file: string, supabaseUrl: string | undefined): string {
  if (/<[^>]+ style="/.test(html))
    throw new Error(`${file} has a style attribute, which its policy refuses.`);
  const photoHosts = new Set(Object.values(photos).map((photo) => new URL(photo).origin));
  const directives: Record<string, readonly string[]> = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...hashes(inline(html, 'script'))],
    'style-src': [`'self'`, ...hashes([...inline(html, 'style'), scrollLockStyle])],
    // `data:` for the woven pattern in the styles. An image cannot run code.
    'img-src': [`'self'`, 'data:', ...photoHosts],
    'font-src': [`'self'`],
    'connect-src': [`'self'`, ...(supabaseUrl ? [new URL(supabaseUrl).origin] : [])],
    'manifest-src': [`'self'`],
    'worker-src': [`'self'`],
    'base-uri': [`'none'`],
    // Only scripts send forms.
    'form-action': [`'none'`],
    'require-trusted-types-for': [`'script'`],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The contents of a page's inline scripts or styles. Data blocks are not executed and need no hash. */
function inline(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'g'))]
    .filter(([, attributes = '', content]) => content && !/\btype="application\//.test(attributes))
    .map(([, , content = '']) => content);
}

function hashes(contents: string[]): string[] {
  return contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
