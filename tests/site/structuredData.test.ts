import { describe, expect, test } from 'vitest';
import { origin } from '../../src/build/settings.ts';
import { type PagePath, fileOf, pages, pagesIn } from '../../src/build/pages.ts';
import { createContext } from '../../src/build/structured-data/context.ts';
import { nextDay } from '../../src/content/dates.ts';
import { structuredDataScript } from '../../src/build/structured-data/structuredData.ts';
import { isoCertificate } from '../../src/content/certifications.ts';
import { events } from '../../src/content/events.ts';
import { newsItems } from '../../src/content/news.ts';
import { openingHours } from '#core/openingHours.ts';
import { localisePath } from '#core/texts/languages.ts';
import { school } from '../../src/content/school.ts';
import {
  executivePath,
  programIds,
  programOf,
  programPath,
  programSlugs,
  programAt,
} from '../../src/content/programs.ts';
import {
  builtPages,
  catalogs,
  dayOfBuild,
  type JsonLdNode,
  readBuilt,
  structuredDataOf,
  textOf,
} from '../support/builtSite.ts';

const ofType = (nodes: JsonLdNode[], type: string) => nodes.filter((node) => node['@type'] === type);
const onlyNode = (nodes: JsonLdNode[], type: string) => {
  const [node, ...others] = ofType(nodes, type);
  if (!node || others.length > 0) throw new Error(`Not one ${type}.`);
  return node;
};
const englishWeekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
const pagesWithoutBreadcrumb = new Set<PagePath>([
  '/',
  '/admission-request',
  '/student-space',
  '/dossier',
  '/office',
]);

/** The properties of schema.org that the site uses. */
const vocabulary = new Set(
  `@id @type address addressCountry addressLocality articleSection author byMonth byMonthDay
  certificationIdentification closes courseMode coursePrerequisites courseWorkload datePublished dayOfWeek description
  educationalCredentialAwarded email eventAttendanceMode eventSchedule eventStatus expires foundingDate hasCertification
  hasCourseInstance headline image inLanguage issuedBy item itemListElement location logo mainEntityOfPage name
  openingHoursSpecification opens organizer position provider publisher repeatFrequency sameAs scheduleTimezone startDate
  streetAddress syllabusSections teaches telephone timeRequired url validFrom`.split(/\s+/),
);

/** The properties that Google's documentation of structured data requires. */
const required: Record<string, readonly string[]> = {
  CollegeOrUniversity: ['name', 'url'],
  Course: ['name', 'description', 'provider'],
  Event: ['name', 'startDate', 'location'],
  ListItem: ['position', 'name'],
  NewsArticle: ['headline', 'datePublished', 'author', 'image'],
};

/** The errors of a value and of the nodes in it. */
function findingsIn(value: unknown, place = ''): string[] {
  if (Array.isArray(value))
    return value.length > 0 ? value.flatMap((part) => findingsIn(part, place)) : [`${place} is empty`];
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value);
    const expected = '@type' in value ? (required[String(value['@type'])] ?? []) : ['@type'];
    return [
      ...expected.filter((name) => !names.includes(name)).map((name) => `${place} lacks ${name}`),
      ...names.filter((name) => !vocabulary.has(name)).map((name) => `${place} has an unknown ${name}`),
      ...Object.entries(value).flatMap(([name, part]) => findingsIn(part, `${place}.${name}`)),
    ];
  }
  // Not a catalog key without its text, nor a variable without its value.
  const isText = typeof value === 'string' && /\S/.test(value) && !/\{\{|^\w+(\.\w+){2,}$/.test(value);
  return isText || Number.isInteger(value) ? [] : [`${place} is ${JSON.stringify(value)}`];
}

test.each(builtPages)('the structured data of $path ($language) is valid', ({ path, language }) => {
  const findings = structuredDataOf(path, language).flatMap((node) => findingsIn(node));
  expect(findings).toEqual([]);
});

test.each(builtPages)('the breadcrumb of $path ($language) equals the visible one', ({ path, language }) => {
  const breadcrumbs = ofType(structuredDataOf(path, language), 'BreadcrumbList');
  const isShown = !pagesWithoutBreadcrumb.has(path);
  expect(breadcrumbs).toHaveLength(isShown ? 1 : 0);
  const items = breadcrumbs.flatMap(({ itemListElement }) => itemListElement as JsonLdNode[]); // Safe cast: validated above.
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  const ends = [items[0], items.at(-1)].map((item) => item?.item);
  const { pageUrl } = createContext(language, catalogs[language] ?? {});
  const expected = [pageUrl('/'), origin + localisePath(path, language)];
  expect(ends).toEqual(isShown ? expected : [undefined, undefined]);
  const shown = textOf(path, language).split('\n');
  expect(items.filter(({ name }) => !shown.includes(String(name)))).toEqual([]);
});

const wholeLanguages = Object.entries(catalogs).filter(
  ([, catalog]) => pagesIn(catalog).length === pages.length,
);

describe.each(wholeLanguages)('in %s', (language, catalog) => {
  const { t, formats, pageUrl } = createContext(language, catalog);

  test.each(['/', '/about', '/contact'] as const)('%s describes the school', (path) => {
    const node = onlyNode(structuredDataOf(path, language), 'CollegeOrUniversity');
    const text = textOf(path, language);
    expect(node).toMatchObject({
      name: t('common:schoolName'),
      url: pageUrl('/'),
      telephone: school.phone,
      email: school.email,
      foundingDate: '2018',
    });
    expect(text).toContain(node.email);
    expect(text).toContain(node.telephone);
    expect(text).toContain((node.address as JsonLdNode).streetAddress); // Safe cast: validated above.
  });

  test.each([
    ['/', 'school'],
    ['/contact', 'contact'],
  ] as const)('%s has the opening hours that the page shows', (path, reading) => {
    const node = onlyNode(structuredDataOf(path, language), 'CollegeOrUniversity');
    const specified = node.openingHoursSpecification as {
      dayOfWeek: string[];
      opens: string;
      closes: string;
    }[]; // Safe cast: validated above.
    const html = readBuilt(fileOf(path, language));
    const open = openingHours[reading].flatMap(({ days, spans }) => spans.map((span) => ({ days, ...span })));
    expect(specified).toHaveLength(open.length);
    for (const [index, { days, from, to }] of open.entries()) {
      expect(specified[index]).toMatchObject({ opens: from.padStart(5, '0'), closes: to.padStart(5, '0') });
      const names = days.map((day) => englishWeekday.format(new Date(Date.UTC(2024, 0, 7 + day)))); // 7th: a Sunday.
      expect(specified[index]?.dayOfWeek).toEqual(names.map((name) => `https://schema.org/${name}`));
      expect(html).toContain(`dateTime="${specified[index]?.opens}"`);
      expect(html).toContain(`dateTime="${specified[index]?.closes}"`);
    }
  });

  test.each(programIds)('the course %s has the texts and duration that its page shows', (id) => {
    const { family } = programOf(id);
    const [years, level] = family === 'licence' ? [3, 3] : [2, 5];
    for (const slug of programSlugs.filter((slug) => programAt(slug) === id)) {
      const address = `/programs/${slug}` as const;
      const course = onlyNode(structuredDataOf(address, language), 'Course');
      const text = textOf(address, language);
      expect(course).toMatchObject({
        name: t(`${id}:meta.title`),
        url: pageUrl(programPath(id)),
        timeRequired: `P${years}Y`,
      });
      expect(text).toContain(course.name);
      expect(text).toContain(course.description);
      expect(text).toContain(t('programNames:durationAndLevel', { count: years, level }));
      const { teaches, coursePrerequisites, syllabusSections } = course as Record<string, unknown>;
      const labels = (syllabusSections as JsonLdNode[]).map(({ name }) => name); // Safe cast: validated above.
      for (const part of [teaches, coursePrerequisites, labels].flat()) expect(text).toContain(part);
    }
  });

  test('the overview lists the programmes with the names and addresses of their pages', () => {
    const list = onlyNode(structuredDataOf('/programs', language), 'ItemList')
      .itemListElement as JsonLdNode[]; // Safe cast: validated above.
    expect(list.map(({ name, url }) => ({ name, url }))).toEqual(
      programIds.map((id) => ({ name: t(`${id}:meta.title`), url: pageUrl(programPath(id)) })),
    );
  });

  test('the short programmes have the hours that their page shows', () => {
    const courses = ofType(structuredDataOf(executivePath, language), 'Course');
    const text = textOf(executivePath, language);
    expect(courses).toHaveLength(4);
    for (const [index, hours] of [70, 40, 60, 50].entries()) {
      const { name, hasCourseInstance } = courses[index] as JsonLdNode; // Safe cast: their number is checked above.
      expect(hasCourseInstance).toMatchObject({
        courseMode: ['Onsite', 'Blended'],
        courseWorkload: `PT${hours}H`,
      });
      // The page shows the hours before the name.
      expect(text.replaceAll(/\s+/g, ' ')).toContain(`${hours} ${t('executive:programs.hoursUnit')} ${name}`);
    }
  });

  test('the tracks and the certificate have the texts that the certifications page shows', () => {
    const nodes = structuredDataOf('/certifications', language);
    const text = textOf('/certifications', language);
    const courses = ofType(nodes, 'Course');
    const hours = [40, 30, 60, 50, 80, 60, 70, 100, 90, 60, 80, 70];
    expect(courses.map(({ timeRequired }) => timeRequired)).toEqual(hours.map((count) => `PT${count}H`));
    for (const [index, count] of hours.entries()) {
      expect(text).toContain(`${String(courses[index]?.name)}\n${formats.hours(count)}`);
    }
    const { number, issuingBody } = isoCertificate;
    expect(onlyNode(nodes, 'CollegeOrUniversity').hasCertification).toMatchObject({
      certificationIdentification: number,
      validFrom: '2024-08-31',
      expires: '2025-08-30',
    });
    for (const shown of [number, issuingBody]) expect(text).toContain(shown);
  });

  test('the events have the names and dates that the home page shows', () => {
    const nodes = ofType(structuredDataOf('/', language), 'Event');
    const text = textOf('/', language);
    expect(nodes).toHaveLength(events.length);
    for (const [index, { id, date }] of events.entries()) {
      const { name, startDate, eventSchedule, eventStatus } = nodes[index] as JsonLdNode; // Safe cast: their number is checked above.
      expect(name).toBe(t(`events:${id}.title`));
      expect(startDate).toBe(nextDay(date, dayOfBuild));
      expect(eventStatus).toBe('https://schema.org/EventScheduled');
      expect(eventSchedule).toEqual({
        '@type': 'Schedule',
        repeatFrequency: 'P1Y',
        byMonth: date.month,
        byMonthDay: date.day,
        startDate,
        scheduleTimezone: 'Africa/Djibouti',
      });
      expect(text).toContain(`${formats.monthDay(date)}\n${name}`);
    }
  });

  test('the articles have the titles, categories and dates that the news page shows', () => {
    const nodes = ofType(structuredDataOf('/news', language), 'NewsArticle');
    const text = textOf('/news', language);
    expect(nodes).toHaveLength(newsItems.length);
    for (const [index, { id, date }] of newsItems.entries()) {
      const { headline, articleSection, datePublished, url } = nodes[index] as JsonLdNode; // Safe cast: their number is checked above.
      expect(datePublished).toBe(date);
      expect(url).toBe(pageUrl('/news', id));
      expect(text).toContain(`${articleSection}\n${formats.date(date)}\n${headline}`);
    }
  });
});

test('a text cannot close the script element of the data', () => {
  const script = structuredDataScript([{ '@type': 'Course', name: '</script><script>alert(1)</script>' }]);
  expect(script.match(/<\/?script/g)).toHaveLength(2);
  expect(script).toContain(String.raw`\u003c/script>`);
});
