import { todayAtSchool } from '#core/schoolTime.ts';
import { events, nextDay } from '../../content/events.ts';
import { newsItems } from '../../content/news.ts';
import { type HoursVersion, type Weekday, openingHours } from '#core/openingHours.ts';
import { school } from '../../content/school.ts';
import type { Context, JsonLdNode } from './context.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * The school, with opening hours on a page that shows them. It has no rating, because search engines ignore ratings
 * that an organisation gives itself.
 */
export function schoolNode(context: Context, hours?: HoursVersion): JsonLdNode {
  const { t, hasPage, file, socialImage, address, schoolReference } = context;
  const profiles = Object.values(school.social).filter((url) => new URL(url).pathname !== '/');
  return {
    ...schoolReference,
    ...(hasPage('/') && { description: t('home:meta.description') }),
    logo: file('icon-512.png'),
    image: socialImage('school'),
    foundingDate: String(school.foundingYear),
    telephone: school.phone,
    email: school.email,
    address,
    // An address without a path is a placeholder for a profile that is not known yet.
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(hours && { openingHoursSpecification: openingHours[hours].flatMap(hoursNodes) }),
  };
}

/** The site itself; search engines take its name from here. */
export function siteNode({ language, pageUrl, schoolReference }: Context): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': `${pageUrl('/')}#site`,
    name: schoolReference.name,
    url: pageUrl('/'),
    inLanguage: language,
    publisher: schoolReference,
  };
}

/** The opening hours of a group of days: a node for each span, none for closed days. */
function hoursNodes({ days, spans }: (typeof openingHours)[HoursVersion][number]): JsonLdNode[] {
  const dayOfWeek = days.map((day: Weekday) => `https://schema.org/${weekdays[day]}`);
  return spans.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens: from.padStart(5, '0'),
    closes: to.padStart(5, '0'),
  }));
}

/**
 * The yearly events of student life, each with its next date after the build. They stay true once that date is past:
 * `EventScheduled` also means that an event has taken place as planned.
 */
export function eventNodes(context: Context): JsonLdNode[] {
  const today = todayAtSchool();
  const { t, language, pageUrl, socialImage, address, schoolReference } = context;
  return events.map(({ id, date }) => ({
    '@type': 'Event',
    name: t(`events:${id}.title`),
    description: t(`events:${id}.description`),
    url: pageUrl('/'),
    image: socialImage('school'),
    inLanguage: language,
    startDate: nextDay(date, today),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: schoolReference.name, address },
    organizer: schoolReference,
  }));
}

/** The articles of the news page, each with its anchor there. */
export function newsNodes({ t, language, pageUrl, socialImage, schoolReference }: Context): JsonLdNode[] {
  return newsItems.map(({ id, category, date }) => ({
    '@type': 'NewsArticle',
    '@id': pageUrl('/news', id),
    headline: t(`newsItems:${id}.title`),
    description: t(`newsItems:${id}.excerpt`),
    articleSection: t(`newsItems:categories.${category}`),
    url: pageUrl('/news', id),
    mainEntityOfPage: pageUrl('/news'),
    image: socialImage('news'),
    datePublished: date,
    inLanguage: language,
    author: schoolReference,
    publisher: schoolReference,
  }));
}
