import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Moves focus to the new page's h1 after a navigation, because the router moves none and a screen reader would stay
 * silent. Hash links, searches on the same page and the first load keep the focus where it is.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!pathChanged || !fromLocation || toLocation.hash) return;
        const heading = document.querySelector('h1');
        heading?.setAttribute('tabindex', '-1');
        heading?.focus({ preventScroll: true });
      }),
    [router],
  );
  return null;
}
