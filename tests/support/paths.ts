import { pages } from '../../src/build/pages.ts';

/** A path that no route matches. */
export const unknownPath = '/programs/inconnu';

/** The path of every page once, without aliases, and of the not-found page. */
export const distinctPaths: readonly string[] = [
  ...pages.filter((page) => !('aliasOf' in page)).map((page) => page.path),
  unknownPath,
];
