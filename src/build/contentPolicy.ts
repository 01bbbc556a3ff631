import { createHash } from 'node:crypto';
import { photos } from '../content/photos.ts';
import { rewritePages } from './builtFiles.ts';

/** What react-aria adds while a dialog is open on an iPhone, so that the page behind does not scroll. */
const scrollLockStyle = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

/** The policy of each page, by its file below the built site: `about.html`. */
export type PagePolicies = ReadonlyMap<string, string>;

/**
 * Writes into every page the policy that browsers hold it to: nothing but this site's own files, the page's own inline
 * scripts and styles by their hashes, photographs, and the back end. Last of what changes a page, or a hash is wrong.
 */
export async function writeContentPolicies(
  folder: string,
  supabaseUrl: string | undefined,
): Promise<PagePolicies> {
  const policies = new Map<string, string>();
  await rewritePages(folder, (html, path) => {
    if (/<[^>]+ style="/.test(html))
      throw new Error(`${path} has a style attribute, which its policy refuses.`);
    const policy = contentPolicy(html, supabaseUrl);
    policies.set(path.replaceAll('\\', '/'), policy);
    return html.replace(
      /<meta charset="utf-8"\/?>/i,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    );
  });
  // By name: two builds of the same are the same.
  return new Map([...policies].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function contentPolicy(html: string, supabaseUrl: string | undefined): string {
  const photoHosts = new Set(Object.values(photos).map((photo) => new URL(photo).origin));
  const directives: Record<string, Iterable<string>> = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...hashes(inline(html, 'script'))],
    'style-src': [`'self'`, ...hashes([...inline(html, 'style'), scrollLockStyle])],
    // `data:` for the woven pattern in the styles: an image runs nothing.
    'img-src': [`'self'`, 'data:', ...photoHosts],
    'font-src': [`'self'`],
    'connect-src': [`'self'`, ...(supabaseUrl ? [new URL(supabaseUrl).origin] : [])],
    'manifest-src': [`'self'`],
    'worker-src': [`'self'`],
    'base-uri': [`'none'`],
    // Forms are sent by script alone.
    'form-action': [`'none'`],
    'require-trusted-types-for': [`'script'`],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The contents of a page's inline scripts or styles; data blocks are not executed and need no hash. */
function inline(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, 'g'))]
    .filter(([, attributes = '', content]) => content && !/\btype="application\//.test(attributes))
    .map(([, , content = '']) => content);
}

function hashes(contents: string[]): string[] {
  return contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}
