import { useRouterState } from '@tanstack/react-router';

/** Whether the visitor followed a link of this site to the page, and neither typed its address nor went back to it. */
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
  /** Another address of the same page. */
  alias?: string;
}

/**
 * `aria-current` for an element that stands for these pages: `page` where one of them is the current page, `true` where
 * the current page is below one of them.
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
