import { useRouterState } from '@tanstack/react-router';

/** The path of a page that does not exist. */
export const notFoundPath = '/404';

/** The path of the page that is shown, without its language. */
export function usePagePath(): string {
  return useRouterState({
    // An unknown path matches the root alone, which then shows the not-found page.
    select: ({ location, matches }) => (matches.length === 1 ? notFoundPath : location.pathname),
  });
}
