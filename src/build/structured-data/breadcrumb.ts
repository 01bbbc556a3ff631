import { decodeText } from '../decodeText.ts';
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
    name: decodeText(item.replaceAll(/<[^>]*>/g, '')),
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
