import { useRouterState } from '@tanstack/react-router';

/**
 * How the visitor has come to the page: with a new document, by a link of this site, or by Back, Forward or a reload, which
 * find the router's state in the history entry.
 */
export const arrival: { by: 'document' | 'link' | 'history' } = {
  by: typeof window === 'undefined' || window.history.state === null ? 'document' : 'history',
};

/** Returns a function that restores the title, unless another page has set its own. */
export function replaceTitle(title: string): () => void {
  const { title: replaced } = document;
  document.title = title;
  return () => {
    if (document.title === title) document.title = replaced;
  };
}

export const notFoundPath = '/404';

/** The router then matched only the root route. */
export function isNotFound(matches: readonly unknown[]): boolean {
  return matches.length === 1;
}

/** Without its language. */
export function usePagePath(): string {
  return useRouterState({
    select: ({ location, matches }) => (isNotFound(matches) ? notFoundPath : location.pathname),
  });
}

interface Target {
  to: string;
  alias?: string;
}

/** `aria-current` of a link or menu: `page` for the current page, `true` if the current page is below one of `targets`. */
export function useAriaCurrent(...targets: readonly Target[]): 'page' | 'true' | undefined {
  return useRouterState({
    select: ({ location: { pathname }, matches }) => {
      if (isNotFound(matches)) return undefined;
      if (targets.some(({ to, alias }) => pathname === to || pathname === alias)) return 'page';
      return targets.some(({ to }) => to !== '/' && pathname.startsWith(`${to}/`)) ? 'true' : undefined;
    },
  });
}
