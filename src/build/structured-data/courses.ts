import { certificationTracks } from '../../content/certifications.ts';
import {
  type ProgramId,
  executivePath,
  executivePrograms,
  families,
  programIds,
  programOf,
  programPath,
} from '../../content/programs.ts';
import { type Context, type JsonLdNode, teachingLanguage } from './context.ts';

/** The node of a degree programme. On an alias of the page it has the main address. */
export function programNode(context: Context, id: ProgramId): JsonLdNode {
  const { t, formats, pageUrl, socialImage, schoolReference } = context;
  const { family } = programOf(id);
  const ownPrerequisites = t(`${id}:prerequisites`, { returnObjects: true });
  return {
    '@type': 'Course',
    '@id': pageUrl(programPath(id), 'course'),
    name: t(`${id}:meta.title`),
    description: t(`${id}:subtitle`),
    url: pageUrl(programPath(id)),
    image: socialImage(family === 'licence' ? 'licences' : 'masters'),
    provider: schoolReference,
    inLanguage: teachingLanguage,
    timeRequired: `P${families[family].years}Y`,
    educationalCredentialAwarded: t(`programNames:families.${family}.singular`),
    coursePrerequisites: [
      family === 'licence'
        ? t('program:admission.licence')
        : t('program:admission.master', { level: families.licence.level }),
      ...ownPrerequisites,
    ],
    teaches: t(`${id}:objectives`, { returnObjects: true }),
    syllabusSections: t(`${id}:years`, { returnObjects: true }).map(({ label, courses }) => ({
      '@type': 'Syllabus',
      name: label,
      description: formats.list(courses),
    })),
  };
}

/** The short programmes of executive education. */
export function executiveNodes(context: Context): JsonLdNode[] {
  const { t, pageUrl, socialImage } = context;
  return executivePrograms.map(({ id, hours }) => ({
    ...courseNode(context, t(`programNames:executivePrograms.${id}`), t(`executive:programs.${id}.text`)),
    url: pageUrl(executivePath),
    image: socialImage('executive'),
    teaches: t(`executive:programs.${id}.contents`, { returnObjects: true }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: ['Onsite', 'Blended'],
      courseWorkload: `PT${hours}H`,
    },
  }));
}

/** The certification tracks. Without `CourseInstance`, because their page does not state a mode of teaching. */
export function trackNodes(context: Context): JsonLdNode[] {
  const { t, pageUrl, socialImage } = context;
  const words = t('certifications:tracks.groups', { returnObjects: true });
  const track = (hours: number, { name, text }: { name: string; text: string }): JsonLdNode => ({
    ...courseNode(context, name, text),
    url: pageUrl('/certifications'),
    image: socialImage('certifications'),
    timeRequired: `PT${hours}H`,
  });
  const { digital, trade, sector } = certificationTracks;
  return [
    ...joinHoursAndTexts(digital, words.digital.tracks).map(([hours, text]) => track(hours, text)),
    ...joinHoursAndTexts(trade, words.trade.tracks).map(([hours, text]) => track(hours, text)),
    ...joinHoursAndTexts(sector, words.sector.tracks).map(([hours, text]) => track(hours, text)),
  ];
}

/** The addresses of the degree programmes that exist in this language, in the overview's order. */
export function programListNode({ t, hasPage, pageUrl }: Context): JsonLdNode {
  const existing = programIds.filter((id) => hasPage(programPath(id)));
  return {
    '@type': 'ItemList',
    itemListElement: existing.map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: t(`${id}:meta.title`),
      url: pageUrl(programPath(id)),
    })),
  };
}

function courseNode({ schoolReference }: Context, name: string, description: string): JsonLdNode {
  return { '@type': 'Course', name, description, provider: schoolReference, inLanguage: teachingLanguage };
}

/** Pairs the hours of each course with its texts, in the order of `hoursOf`. */
function joinHoursAndTexts<Id extends string, Words>(hoursOf: Record<Id, number>, words: Record<Id, Words>) {
  // Safe cast: `Object.keys` returns plain strings.
  return (Object.keys(hoursOf) as Id[]).map((id): [number, Words] => [hoursOf[id], words[id]]);
}
