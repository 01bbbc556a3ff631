import { useRouterState } from '@tanstack/react-router';
import { isNotFound } from './usePagePath.ts';
import type { NavigationTarget } from './navigation.ts';

type Target = Pick<NavigationTarget, 'to' | 'alias'>;

/** Whether a link leads to the page that is shown (`page`), or to one above it (`true`), for `aria-current`. */
type Current = 'page' | 'true' | undefined;

/** How the first of these links that leads to the page shown, or above it, is marked; undefined where none does. */
export function useCurrent(...targets: readonly Target[]): Current {
  return useRouterState({
    select: ({ location: { pathname }, matches }): Current => {
      if (isNotFound(matches)) return undefined;
      if (targets.some(({ to, alias }) => pathname === to || pathname === alias)) return 'page';
      return targets.some(({ to }) => to !== '/' && pathname.startsWith(`${to}/`)) ? 'true' : undefined;
    },
  });
}
