/**
 * Structured data for search engines, in the vocabulary of schema.org. It comes from the same content and catalogs as
 * the page and says nothing that the page does not show. No `FAQPage`, because no page asks questions, and no `Course` or
 * `ItemList`: Google lists courses in English only, and no other page as a carousel.
 */
import type { HTMLElement } from 'node-html-parser';
import { closedPeriodsFrom, openingHours } from '#core/time/openingHours.ts';
import { todayAtSchool } from '#core/time/schoolTime.ts';
import { eventsFrom } from '../content/events.ts';
import { type NewsItem, articleAtPath, newsPath, sliceOf } from '../content/news.ts';
import { school } from '../content/school.ts';
import type { JsonLdNode, LanguageContext } from './context.ts';
import type { PagePath } from './pages.ts';
import { origin, schoolEmail, schoolPhone } from './settings.ts';

/** The nodes of one prerendered page; empty for a page without a breadcrumb or nodes of its own. */
export function structuredData(path: PagePath, page: HTMLElement, context: LanguageContext): JsonLdNode[] {
  const breadcrumb = breadcrumbNode(page, context.t('layout:breadcrumb'), context.pageUrl(path));
  return [...pageNodes(path, context), ...(breadcrumb ? [breadcrumb] : [])];
}

/** The nodes as a script element: a data block, which the CSP allows. Escapes `<`, so that no text can close it. */
export function structuredDataScript(nodes: readonly JsonLdNode[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // Remove bidi isolates, which matter only where a text is displayed.
  const text = json.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}

function pageNodes(path: PagePath, context: LanguageContext): JsonLdNode[] {
  const article = articleAtPath(path);
  if (article) return [articleNode(article, context)];
  switch (path) {
    case '/':
      return [
        siteNode(context),
        { ...schoolNode(context), openingHoursSpecification: schoolHours() },
        ...eventNodes(context),
      ];
    case '/about':
    case '/contact':
      return [schoolNode(context)];
    default:
      return [];
  }
}

/** The breadcrumb of a prerendered page, read from the page. Undefined on a page without a breadcrumb. */
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

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The school. It has no rating, because search engines ignore ratings that an organisation gives itself. */
function schoolNode(context: LanguageContext): JsonLdNode {
  const { t, hasPage, file, socialImage, address, schoolReference } = context;
  const profiles = Object.values(school.social).filter((url) => new URL(url).pathname !== '/');
  return {
    ...schoolReference,
    ...(hasPage('/') && { description: t('home:meta.description') }),
    logo: file('icon-512.png'),
    image: socialImage('school'),
    foundingDate: String(school.foundingYear),
    telephone: schoolPhone,
    email: schoolEmail,
    address,
    // An address without a path is a placeholder for a profile that is not known yet.
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The site itself; search engines take its name from this node. */
function siteNode({ language, pageUrl, schoolReference }: LanguageContext): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': `${pageUrl('/')}#site`,
    name: schoolReference.name,
    url: pageUrl('/'),
    inLanguage: language,
    publisher: schoolReference,
  };
}

/** The school's hours, on one page only: those of the reception (`/contact`) would contradict them. */
function schoolHours(): JsonLdNode[] {
  return [...openingHours.school.flatMap(hoursNodes), ...closedNodes()];
}

function hoursNodes({ days, spans }: (typeof openingHours)['school'][number]): JsonLdNode[] {
  const dayOfWeek = days.map((day) => `https://schema.org/${weekdays[day]}`);
  return spans.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens: from.padStart(5, '0'),
    closes: to.padStart(5, '0'),
  }));
}

function closedNodes(): JsonLdNode[] {
  return closedPeriodsFrom(todayAtSchool()).map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: to,
  }));
}

/**
 * The events of student life that are not past at the build. They stay true afterwards: `EventScheduled` also means that
 * an event has taken place as planned.
 */
function eventNodes(context: LanguageContext): JsonLdNode[] {
  const { t, language, pageUrl, socialImage, address, schoolReference } = context;
  return eventsFrom(todayAtSchool()).map(({ id, date, time, movedFrom, isCancelled }) => ({
    '@type': 'Event',
    name: t(`events:${id}.title`),
    description: t(`events:${id}.description`),
    url: pageUrl('/'),
    image: socialImage('school'),
    inLanguage: language,
    startDate: time ? `${date}T${time.padStart(5, '0')}:00+03:00` : date,
    ...(movedFrom && { previousStartDate: movedFrom }),
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : movedFrom ? 'EventRescheduled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: schoolReference.name, address },
    organizer: schoolReference,
  }));
}

function articleNode(
  { id, category, date }: NewsItem,
  { t, language, pageUrl, socialImage, schoolReference }: LanguageContext,
): JsonLdNode {
  const url = pageUrl(newsPath(id));
  return {
    '@type': 'NewsArticle',
    '@id': url,
    headline: t(`newsItems:${id}.title`),
    description: t(`newsItems:${id}.excerpt`),
    articleSection: t(`newsItems:categories.${category}`),
    url,
    mainEntityOfPage: url,
    image: socialImage(sliceOf(id)),
    datePublished: date,
    inLanguage: language,
    author: schoolReference,
    publisher: schoolReference,
  };
}
