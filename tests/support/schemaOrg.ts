/**
 * A checker for the part of schema.org that the site uses: the properties of each type, the form of their values, and
 * the properties that Google's documentation of structured data requires. The types of schema-dts check the properties'
 * names alone, for a quarter more of the compiler's time.
 */
type ValueKind = 'text' | 'url' | 'date' | 'time' | 'duration' | 'language' | 'number' | 'node';

interface SchemaType {
  required: readonly string[];
  properties: Record<string, ValueKind>;
}

const thing = { name: 'text', description: 'text', url: 'url', image: 'url' } as const;
const organization = { ...thing, logo: 'url', email: 'text', telephone: 'text', address: 'node' } as const;

const types: Record<string, SchemaType> = {
  CollegeOrUniversity: {
    required: ['name', 'url'],
    properties: {
      ...organization,
      foundingDate: 'date',
      sameAs: 'url',
      openingHoursSpecification: 'node',
      hasCertification: 'node',
    },
  },
  Organization: { required: ['name'], properties: organization },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressCountry'],
    properties: { streetAddress: 'text', addressLocality: 'text', addressCountry: 'text' },
  },
  Place: { required: ['name', 'address'], properties: { ...thing, address: 'node' } },
  OpeningHoursSpecification: {
    required: ['dayOfWeek', 'opens', 'closes'],
    properties: { dayOfWeek: 'url', opens: 'time', closes: 'time' },
  },
  Certification: {
    required: ['name', 'issuedBy'],
    properties: {
      name: 'text',
      certificationIdentification: 'text',
      issuedBy: 'node',
      validFrom: 'date',
      expires: 'date',
    },
  },
  WebSite: {
    required: ['name', 'url', 'inLanguage'],
    properties: { ...thing, inLanguage: 'language', publisher: 'node' },
  },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: 'node' } },
  ItemList: { required: ['itemListElement'], properties: { itemListElement: 'node' } },
  ListItem: {
    required: ['position', 'name'],
    properties: { position: 'number', name: 'text', item: 'url', url: 'url' },
  },
  Course: {
    required: ['name', 'description', 'provider', 'inLanguage'],
    properties: {
      ...thing,
      provider: 'node',
      inLanguage: 'language',
      timeRequired: 'duration',
      educationalCredentialAwarded: 'text',
      coursePrerequisites: 'text',
      teaches: 'text',
      syllabusSections: 'node',
      hasCourseInstance: 'node',
    },
  },
  CourseInstance: {
    required: ['courseMode', 'courseWorkload'],
    properties: { courseMode: 'text', courseWorkload: 'duration' },
  },
  Syllabus: { required: ['name'], properties: { name: 'text', description: 'text' } },
  Event: {
    required: ['name', 'startDate', 'location', 'inLanguage'],
    properties: {
      ...thing,
      inLanguage: 'language',
      startDate: 'date',
      eventSchedule: 'node',
      eventStatus: 'url',
      eventAttendanceMode: 'url',
      location: 'node',
      organizer: 'node',
    },
  },
  Schedule: {
    required: ['repeatFrequency', 'startDate', 'scheduleTimezone'],
    properties: {
      repeatFrequency: 'duration',
      byMonth: 'number',
      byMonthDay: 'number',
      startDate: 'date',
      scheduleTimezone: 'text',
    },
  },
  NewsArticle: {
    required: ['headline', 'datePublished', 'author', 'image', 'inLanguage'],
    properties: {
      ...thing,
      headline: 'text',
      articleSection: 'text',
      mainEntityOfPage: 'url',
      datePublished: 'date',
      inLanguage: 'language',
      author: 'node',
      publisher: 'node',
    },
  },
};

const patterns: Record<Exclude<ValueKind, 'node' | 'number'>, RegExp> = {
  text: /\S/,
  // A path is a valid URL too, relative to the document.
  url: /^(https?:\/)?\/\S*$/,
  date: /^\d{4}(-\d{2}-\d{2})?$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  duration: /^P(\d+Y|T\d+H)$/,
  language: /^[a-z]{2,3}(-[A-Za-z]+)?$/,
};

/** The errors of a node and its nested nodes, one line each; empty for a valid node. */
export function findingsIn(node: unknown, place = ''): string[] {
  if (!isNode(node)) return [`${place}: not a node`];
  const name = node['@type'];
  const type = types[name];
  const here = `${place}/${name}`;
  if (!type) return [`${here}: unknown type`];
  const missing = type.required.filter((property) => !(property in node));
  return [
    ...missing.map((property) => `${here}: no ${property}`),
    ...Object.entries(node).flatMap(([property, value]) => {
      if (property === '@type') return [];
      const kind = property === '@id' ? 'url' : type.properties[property];
      if (!kind) return [`${here}: unknown property ${property}`];
      const values: unknown[] = Array.isArray(value) ? value : [value];
      if (values.length === 0) return [`${here}.${property}: empty`];
      return values.flatMap((each) => findingsInValue(each, kind, `${here}.${property}`));
    }),
  ];
}

function findingsInValue(value: unknown, kind: ValueKind, place: string): string[] {
  if (kind === 'node') return findingsIn(value, place);
  const isRight =
    kind === 'number'
      ? Number.isInteger(value)
      : typeof value === 'string' && patterns[kind].test(value) && !isBadMessage(value, kind);
  return isRight ? [] : [`${place}: not a ${kind}: ${JSON.stringify(value)}`];
}

/** A catalog key without its text, a variable without its value, or a date that does not exist. */
function isBadMessage(value: string, kind: ValueKind): boolean {
  if (kind === 'date') return Number.isNaN(Date.parse(value));
  return kind === 'text' && /\{\{|^\w+(\.\w+){2,}$/.test(value);
}

function isNode(value: unknown): value is Record<string, unknown> & { '@type': string } {
  return (
    typeof value === 'object' && value !== null && '@type' in value && typeof value['@type'] === 'string'
  );
}
