import {
  type ProgramId,
  executivePath,
  executivePrograms,
  programIds,
  programOf,
  programPath,
} from '../../content/programs.ts';
import type { SocialImage } from '../../content/socialImages.ts';
import type { PagePath } from '../pages.ts';
import type { Context, JsonLdNode } from './context.ts';

/** The node of a degree programme. On an alias of the page it has the main address. */
export function programNode(context: Context, id: ProgramId): JsonLdNode {
  const { t, pageUrl } = context;
  const { family } = programOf(id);
  const image = family === 'licence' ? 'licences' : 'masters';
  return {
    '@id': pageUrl(programPath(id), 'course'),
    ...courseNode(context, t(`${id}:meta.title`), t(`${id}:subtitle`), programPath(id), image),
  };
}

export function executiveNodes(context: Context): JsonLdNode[] {
  const { t } = context;
  return executivePrograms.map(({ id }) => {
    const name = t(`programNames:executivePrograms.${id}`);
    return courseNode(context, name, t(`executive:programs.${id}.text`), executivePath, 'executive');
  });
}

export function trackNodes(context: Context): JsonLdNode[] {
  const groups = Object.values(context.t('certifications:tracks.groups', { returnObjects: true }));
  return groups.flatMap(({ tracks }) =>
    Object.values(tracks).map(({ name, text }) =>
      courseNode(context, name, text, '/certifications', 'certifications'),
    ),
  );
}

/** The addresses of the degree programmes that exist in this language, in the overview's order. */
export function programListNode({ hasPage, pageUrl }: Context): JsonLdNode {
  const existing = programIds.filter((id) => hasPage(programPath(id)));
  return {
    '@type': 'ItemList',
    itemListElement: existing.map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: pageUrl(programPath(id)),
    })),
  };
}

/** The properties that Google's course list reads. Google no longer shows the details of a course. */
function courseNode(
  { pageUrl, socialImage, schoolReference }: Context,
  name: string,
  description: string,
  page: PagePath,
  image: SocialImage,
): JsonLdNode {
  return {
    '@type': 'Course',
    name,
    description,
    url: pageUrl(page),
    image: socialImage(image),
    provider: schoolReference,
    // The language of the lessons, whatever the language of the page.
    inLanguage: 'fr',
  };
}
