import { origin } from '../settings.ts';
import type { Node } from './context.ts';

/**
 * The breadcrumb that a prerendered page shows, read from its HTML because each page names its crumbs itself.
 * Undefined on a page without one.
 */
export function breadcrumbNode(html: string, label: string, pageUrl: string): Node | undefined {
  const lists = [...html.matchAll(/<nav aria-label="([^"]*)"><ol[^>]*>(.*?)<\/ol>/g)];
  const [, , list] = lists.find(([, name = '']) => decodeText(name) === label) ?? [];
  if (!list) return undefined;
  const crumbs = [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => ({
    // The visible words: a hidden one may follow, which says that the page is in French.
    name: decodeText(/>([^<]+)</.exec(item)?.[1] ?? ''),
    href: /href="([^"]*)"/.exec(item)?.[1],
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href ? origin + decodeText(href) : pageUrl,
    })),
  };
}

/** The characters that React escapes in texts. */
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** A text of a prerendered page as it is read. */
function decodeText(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
