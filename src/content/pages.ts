import { type ProgramId, type ProgramPath, executivePath, programIds, programOf } from './programs.ts';

const ownPages = [
  { path: '/' },
  { path: '/about' },
  { path: '/programs' },
  { path: '/campus' },
  { path: '/admissions' },
  { path: '/news' },
  { path: '/certifications' },
  { path: '/contact' },
  { path: '/admission-request' },
  { path: '/student-space', aliasOf: '/admission-request' },
] as const;

/** A path of the site, without its language. */
export type PagePath = (typeof ownPages)[number]['path'] | ProgramPath | typeof executivePath;

/** A path, and the one whose page it shows where it is an alias. */
export interface Page {
  path: PagePath;
  aliasOf?: PagePath;
}

/**
 * The sitemap of section 2: every path that exists, once; those of the programmes from their own list. Prerendering,
 * the sitemap file and the audits read it.
 */
export const pages: readonly Page[] = [
  ...ownPages,
  ...programIds.flatMap(programPages),
  { path: executivePath },
];

function programPages(id: ProgramId): Page[] {
  const { path, aliases = [] } = programOf(id);
  return [{ path }, ...aliases.map((alias) => ({ path: alias, aliasOf: path }))];
}
