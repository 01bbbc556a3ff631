import { programs } from '#core/questions/programs.ts';
import type { sliceOf } from './news.ts';
import { type ProgramId, programIds } from './programs.ts';

/** Open Graph images without words, one per page family: `social/<name>.png` of the built site. */
export const sceneImages = [
  'school',
  'about',
  'programs',
  'licences',
  'masters',
  'executive',
  'admissions',
  'campus',
  'news',
  'certifications',
  'contact',
] as const;

export type SceneImage = (typeof sceneImages)[number];

/** The image of each degree programme, named like its page. Its words are French; other languages use `sceneImages`. */
export const programImages = programIds.map((id) => ({ id, name: programs[id].slug }));

export type SocialImage = SceneImage | (typeof programs)[ProgramId]['slug'] | ReturnType<typeof sliceOf>;

/** Size in pixels, as recommended by social networks. */
export const socialImageSize = { width: 1200, height: 630 } as const;
