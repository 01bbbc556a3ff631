import { newsItems, newsPath, sliceOf } from './news.ts';
import { programAt, programSlugs } from './programs.ts';

/** The pages of each route with a parameter, aliases included, with the slice that their address names. */
export const parameterPages: Readonly<Record<string, readonly { path: string; slice: string }[]>> = {
  '/programs/$slug': programSlugs.map((slug) => ({ path: `/programs/${slug}`, slice: programAt(slug) })),
  '/news/$id': newsItems.map(({ id }) => ({ path: newsPath(id), slice: sliceOf(id) })),
};
