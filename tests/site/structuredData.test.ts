import { describe, expect, test } from 'vitest';
import { origin } from '../../src/build/settings.ts';
import { fileOf, pages, pagesIn } from '../../src/build/pages.ts';
import { createLanguageContext } from '../../src/build/context.ts';
import { structuredDataScript } from '../../src/build/structuredData.ts';
import { eventsFrom } from '../../src/content/events.ts';
import { newsItems, newsPath } from '../../src/content/news.ts';
import { closedPeriodsFrom, openingHours } from '#core/time/openingHours.ts';
import { localisePath } from '#core/texts/languages.ts';
import { school } from '../../src/content/school.ts';
import {
  builtPages,
  catalogs,
  dayOfBuild,
  type JsonLdNode,
  pagesWithoutBreadcrumb,
  readBuilt,
  structuredDataOf,
  textOf,
} from '../support/builtSite.ts';

const nodesOfType = (nodes: JsonLdNode[], type: string) => nodes.filter((node) => node['@type'] === type);
const onlyNode = (nodes: JsonLdNode[], type: string) => {
  const [node, ...others] = nodesOfType(nodes, type);
  if (!node || others.length > 0) throw new Error(`Not one ${type}.`);
  return node;
};
const englishWeekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** The properties of schema.org that the site uses. */
const vocabulary = new Set(
  `@id @type address addressCountry addressLocality articleSection author closes datePublished dayOfWeek description email
  eventAttendanceMode eventStatus foundingDate headline image inLanguage item itemListElement location logo
  mainEntityOfPage name openingHoursSpecification opens organizer position previousStartDate publisher sameAs startDate
  streetAddress telephone url validFrom validThrough`.split(/\s+/),
);

/** The properties that Google's documentation of structured data requires. */
const requiredProperties: Record<string, readonly string[]> = {
  CollegeOrUniversity: ['name', 'url'],
  Event: ['name', 'startDate', 'location'],
  ListItem: ['position'],
  NewsArticle: ['headline', 'datePublished', 'author', 'image'],
};

function errorsIn(value: unknown, place = ''): string[] {
  if (Array.isArray(value))
    return value.length > 0 ? value.flatMap((part) => errorsIn(part, place)) : [`${place} is empty`];
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value);
    const expected = '@type' in value ? (requiredProperties[String(value['@type'])] ?? []) : ['@type'];
    return [
      ...expected.filter((name) => !names.includes(name)).map((name) => `${place} lacks ${name}`),
      ...names.filter((name) => !vocabulary.has(name)).map((name) => `${place} has an unknown ${name}`),
      ...Object.entries(value).flatMap(([name, part]) => errorsIn(part, `${place}.${name}`)),
    ];
  }
  // Reject a catalog key in place of its text, and a variable in place of its value.
  const isText = typeof value === 'string' && /\S/.test(value) && !/\{\{|^\w+(\.\w+){2,}$/.test(value);
  return isText || Number.isInteger(value) ? [] : [`${place} is ${JSON.stringify(value)}`];
}

test.each(builtPages)('the structured data of $path ($language) is valid', ({ path, language }) => {
  const errors = structuredDataOf(path, language).flatMap((node) => errorsIn(node));
  expect(errors).toEqual([]);
});

test.each(builtPages)('the breadcrumb of $path ($language) equals the visible one', ({ path, language }) => {
  const breadcrumbs = nodesOfType(structuredDataOf(path, language), 'BreadcrumbList');
  const isShown = !pagesWithoutBreadcrumb.has(path);
  expect(breadcrumbs).toHaveLength(isShown ? 1 : 0);
  const items = breadcrumbs.flatMap(({ itemListElement }) => itemListElement as JsonLdNode[]); // Safe cast: validated above.
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  const ends = [items[0], items.at(-1)].map((item) => item?.item);
  const { pageUrl } = createLanguageContext(language, catalogs[language] ?? {});
  const expected = [pageUrl('/'), origin + localisePath(path, language)];
  expect(ends).toEqual(isShown ? expected : [undefined, undefined]);
  const shown = textOf(path, language).split('\n');
  expect(items.filter(({ name }) => !shown.includes(String(name)))).toEqual([]);
});

const completeLanguages = Object.entries(catalogs).filter(
  ([, catalog]) => pagesIn(catalog).length === pages.length,
);

describe.each(completeLanguages)('in %s', (language, catalog) => {
  const { t, formats, pageUrl } = createLanguageContext(language, catalog);

  test.each([
    ['/', openingHours.school, closedPeriodsFrom(dayOfBuild)],
    ['/about', [], []],
    // Its hours are those of the reception and the telephone.
    ['/contact', [], []],
  ] as const)('%s describes the school, on the home page with its opening hours', (path, groups, closed) => {
    const node = onlyNode(structuredDataOf(path, language), 'CollegeOrUniversity');
    const text = textOf(path, language);
    const { phone: telephone, email } = school;
    const name = t('common:schoolName');
    expect(node).toMatchObject({ name, url: pageUrl('/'), telephone, email, foundingDate: '2018' });
    const { streetAddress } = node.address as JsonLdNode; // Safe cast: validated above.
    for (const shown of [telephone, email, streetAddress]) expect(text).toContain(shown);
    // 7 January 2024 is a Sunday.
    const nameOf = (day: number) => englishWeekday.format(new Date(Date.UTC(2024, 0, 7 + day)));
    const hours = groups.flatMap(({ days, spans }) =>
      spans.map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${nameOf(day)}`),
        opens: from.padStart(5, '0'),
        closes: to.padStart(5, '0'),
      })),
    );
    const closedDays = closed.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: from,
      validThrough: to,
    }));
    expect(node.openingHoursSpecification ?? []).toEqual([...hours, ...closedDays]);
    const html = readBuilt(fileOf(path, language));
    for (const time of hours.flatMap(({ opens, closes }) => [opens, closes]))
      expect(html).toContain(`dateTime="${time}"`);
  });

  test('the events have the names and dates that the home page shows', () => {
    const nodes = nodesOfType(structuredDataOf('/', language), 'Event');
    const text = textOf('/', language);
    const events = eventsFrom(dayOfBuild);
    expect(nodes).toHaveLength(events.length);
    for (const [index, { id, date, time, isOfEveryYear, movedFrom, isCancelled }] of events.entries()) {
      const { name, startDate, previousStartDate, eventStatus } = nodes[index] as JsonLdNode; // Safe cast: their number is checked above.
      const status = isCancelled ? 'EventCancelled' : movedFrom ? 'EventRescheduled' : 'EventScheduled';
      expect(name).toBe(t(`events:${id}.title`));
      const start = time ? `${date}T${time.padStart(5, '0')}:00+03:00` : date;
      expect([startDate, previousStartDate]).toEqual([start, movedFrom]);
      expect(eventStatus).toBe(`https://schema.org/${status}`);
      const hour = time ? [t('home:life.time', { time: formats.time(time) })] : [];
      const day = isOfEveryYear ? formats.dayOf(date) : formats.date(date);
      expect(text).toContain([day, ...hour, name].join('\n'));
    }
  });

  test.each(newsItems)(
    'the article $id has the title, category and date that its page and the list show',
    ({ id, date }) => {
      const path = newsPath(id);
      const article = onlyNode(structuredDataOf(path, language), 'NewsArticle');
      const { '@id': ownId, headline, articleSection, datePublished, url } = article;
      expect([ownId, url, datePublished]).toEqual([pageUrl(path), pageUrl(path), date]);
      const source = `${articleSection}\n${formats.date(date)}`;
      expect(textOf(path, language)).toContain(`${headline}\n${article.description}\n${source}`);
      expect(textOf('/news', language)).toContain(`${source}\n${headline}`);
    },
  );
});

test('a text cannot close the script element of the data', () => {
  const script = structuredDataScript([{ '@type': 'Event', name: '</script><script>alert(1)</script>' }]);
  expect(script.match(/<\/?script/g)).toHaveLength(2);
  expect(script).toContain(String.raw`\u003c/script>`);
});
