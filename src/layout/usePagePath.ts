import { useRouterState } from '@tanstack/react-router';

/** The path of a page that does not exist. */
export const notFoundPath = '/404';

/** Whether what the router matched is no page: an unknown path matches the root alone, which shows the not-found page. */
export function isNotFound(matches: readonly unknown[]): boolean {
  return matches.length === 1;
}

/** The path of the page that is shown, without its language. */
export function usePagePath(): string {
  return useRouterState({
    select: ({ location, matches }) => (isNotFound(matches) ? notFoundPath : location.pathname),
  });
}
