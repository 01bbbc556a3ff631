/**
 * Structured data for search engines, in the vocabulary of schema.org. It comes from the same content and catalogs as
 * the page and says nothing that the page does not show. There is no `FAQPage`, because no page asks questions.
 */
import type { HTMLElement } from 'node-html-parser';
import { executivePath, programAtPath } from '../../content/programs.ts';
import type { PagePath } from '../pages.ts';
import { origin } from '../settings.ts';
import type { Context, JsonLdNode } from './context.ts';
import { executiveNodes, programListNode, programNode, trackNodes } from './courses.ts';
import { eventNodes, newsNodes, schoolNode, siteNode } from './school.ts';

/** The nodes of one prerendered page; empty for a page without a breadcrumb or nodes of its own. */
export function structuredData(path: PagePath, page: HTMLElement, context: Context): JsonLdNode[] {
  const breadcrumb = breadcrumbNode(page, context.t('layout:breadcrumb'), context.pageUrl(path));
  return [...ownNodes(path, context), ...(breadcrumb ? [breadcrumb] : [])];
}

/** The nodes as a script element: a data block, which the CSP allows. Escapes `<`, so that no text can close it. */
export function structuredDataScript(nodes: readonly JsonLdNode[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // Remove bidi isolates, which matter only where a text is displayed.
  const text = json.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}

function ownNodes(path: PagePath, context: Context): JsonLdNode[] {
  const program = programAtPath(path);
  if (program) return [programNode(context, program)];
  switch (path) {
    case '/':
      return [siteNode(context), schoolNode(context, 'school'), ...eventNodes(context)];
    case '/about':
      return [schoolNode(context)];
    case '/contact':
      return [schoolNode(context, 'contact')];
    case '/programs':
      return [programListNode(context)];
    case executivePath:
      return executiveNodes(context);
    case '/certifications':
      return trackNodes(context);
    case '/news':
      return newsNodes(context);
    default:
      return [];
  }
}

/**
 * The breadcrumb of a prerendered page, read from the page because each component names its own crumbs. Undefined on a page
 * without a breadcrumb.
 */
function breadcrumbNode(page: HTMLElement, label: string, pageUrl: string): JsonLdNode | undefined {
  const nav = page.querySelectorAll('nav').find((each) => each.getAttribute('aria-label') === label);
  if (!nav) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: nav.querySelectorAll('li').map((crumb, index) => {
      const [link] = crumb.children;
      const href = link?.getAttribute('href');
      return {
        '@type': 'ListItem',
        position: index + 1,
        // The first text only: a visually hidden note that the page is in French may follow.
        name: link?.firstChild?.text,
        item: href ? origin + href : pageUrl,
      };
    }),
  };
}
