import { programAt, programPath, programSlugs } from './programs.ts';

/** Addresses that show the page of another one (section 2), each with the main address of that page. */
export const aliases: Readonly<Record<string, string>> = {
  '/student-space': '/admission-request',
  ...Object.fromEntries(
    programSlugs
      .map((slug) => [`/programs/${slug}`, programPath(programAt(slug))] as const)
      .filter(([path, main]) => path !== main),
  ),
};
