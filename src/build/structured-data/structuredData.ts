/**
 * What search engines read beside a page, in the vocabulary of schema.org: made of the same content and catalogs as
 * the page, and saying nothing that it does not show. No `FAQPage`: the accordion of the certifications states
 * topics, not questions, and no other page asks any.
 */
import { executivePath, programAtPath } from '../../content/programs.ts';
import type { PagePath } from '../pages.ts';
import { breadcrumbNode } from './breadcrumb.ts';
import type { Context, Node } from './context.ts';
import { executiveNodes, programListNode, programNode, trackNodes } from './courses.ts';
import { eventNodes } from './events.ts';
import { newsNodes } from './news.ts';
import { certifiedSchoolNode, schoolNode, siteNode } from './school.ts';

/** The nodes of one prerendered page; none for a page that has nothing to say and no breadcrumb. */
export function structuredData(path: PagePath, html: string, context: Context): Node[] {
  const breadcrumb = breadcrumbNode(html, context.t('layout:breadcrumb'), context.pageUrl(path));
  return [...ownNodes(path, context), ...(breadcrumb ? [breadcrumb] : [])];
}

/** The same as a script element: a data block, which no policy holds back and which no text can close. */
export function structuredDataScript(nodes: readonly Node[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // Isolates are for the eye.
  const text = json.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}

function ownNodes(path: PagePath, context: Context): Node[] {
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
      return [certifiedSchoolNode(context), ...trackNodes(context)];
    case '/news':
      return newsNodes(context);
    default:
      return [];
  }
}
