import { useRouterState } from '@tanstack/react-router';

/** How the visitor came to the page: `isByLink` is true after a link of this site, false after a load, Back or Forward. */
export const arrival = { isByLink: false };

/** The path of a page that does not exist. */
export const notFoundPath = '/404';

/** Whether the router matched only the root route, which shows the not-found page. */
export function isNotFound(matches: readonly unknown[]): boolean {
  return matches.length === 1;
}

/** The path of the current page, without its language. */
export function usePagePath(): string {
  return useRouterState({
    select: ({ location, matches }) => (isNotFound(matches) ? notFoundPath : location.pathname),
  });
}

interface Target {
  to: string;
  /** An alias that shows the same page. */
  alias?: string;
}

/**
 * `aria-current` of a link or menu for these pages: `page` if one of them is the current page, `true` if the current
 * page is below one of them.
 */
export function useAriaCurrent(...targets: readonly Target[]): 'page' | 'true' | undefined {
  return useRouterState({
    select: ({ location: { pathname }, matches }) => {
      if (isNotFound(matches)) return undefined;
      if (targets.some(({ to, alias }) => pathname === to || pathname === alias)) return 'page';
      return targets.some(({ to }) => to !== '/' && pathname.startsWith(`${to}/`)) ? 'true' : undefined;
    },
  });
}
