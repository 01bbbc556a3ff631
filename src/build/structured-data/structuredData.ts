/**
 * What search engines read beside a page, in the vocabulary of schema.org: made of the same content and catalogs as
 * the page, and saying nothing that it does not show. No `FAQPage`: the accordion of the certifications states
 * topics, not questions, and no other page asks any.
 */
import { hasGapMarks, languageOfText, withoutGapMarks } from '#core/texts/gapMarks.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
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
  const graph = nodes.map(withLanguages);
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** Texts that are French for want of a translation, each with its language (JSON-LD's value object). */
function withLanguages(value: unknown): unknown {
  if (typeof value === 'string') {
    // Isolates are for the eye.
    const text = value.replaceAll(/[\u2066-\u2069]/g, '');
    return hasGapMarks(text) ? valueObject(text) : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withLanguages);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withLanguages(part)]));
}

function valueObject(marked: string) {
  const text = withoutGapMarks(marked);
  const isFrench = languageOfText(marked, '') === defaultLanguage;
  return isFrench ? { '@value': text, '@language': defaultLanguage } : text;
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
