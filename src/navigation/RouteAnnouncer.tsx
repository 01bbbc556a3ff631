import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { visuallyHidden } from '../ui/VisuallyHidden.css.ts';

/**
 * After a navigation, moves the focus to the new page's h1, or to the element that the hash names, and announces the
 * page's title. The router does neither, and a screen reader would stay silent. The first load, links within the page and
 * changed searches leave the focus where it is.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!fromLocation) return;
        // Emptied within a page, because a live region announces no title that it has already.
        setTitle(pathChanged ? document.title : '');
        if (!pathChanged) return;
        focusElement(document.getElementById(toLocation.hash) ?? document.querySelector('h1'));
      }),
    [router],
  );
  return (
    <p role="status" data-route-announcer="" className={visuallyHidden}>
      {title}
    </p>
  );
}

/** Focuses an element that takes no focus by itself, as a heading, without scrolling to it. */
export function focusElement(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}
