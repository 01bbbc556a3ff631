import type { Node } from './context.ts';

/**
 * The breadcrumb that a prerendered page shows, read from its HTML because each page names its crumbs itself.
 * Undefined on a page without one.
 */
export function breadcrumbNode(html: string, label: string, pageUrl: string): Node | undefined {
  const [, list] =
    new RegExp(`<nav aria-label="${escapeRegExp(label)}"><ol[^>]*>(.*?)</ol>`).exec(html) ?? [];
  if (!list) return undefined;
  const crumbs = [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => ({
    name: decode(item.replaceAll(/<[^>]*>/g, '')),
    href: /href="([^"]*)"/.exec(item)?.[1],
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href ? new URL(decode(href), pageUrl).href : pageUrl,
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

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
