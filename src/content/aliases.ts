import { programIds, programOf } from './programs.ts';

/** Paths that show the page of another one (section 2), by their own path; those of the programmes from their facts. */
export const aliases: Readonly<Record<string, string>> = {
  '/student-space': '/admission-request',
  ...Object.fromEntries(
    programIds.flatMap((id) => {
      const { path, aliases: others = [] } = programOf(id);
      return others.map((alias) => [alias, path] as const);
    }),
  ),
};
