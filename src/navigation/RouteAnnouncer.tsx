import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Status } from '../ui/Status.tsx';
import * as layout from '../ui/layout.css.ts';

/**
 * After a navigation to another page, focuses the target of the hash or the h1, and announces the page's title. The router
 * does neither, and a screen reader would stay silent.
 *
 * In Chromium, Orca says “cliquable” after a focused heading, because React listens for clicks on the whole document.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!fromLocation) return;
        // Emptied by a navigation within a page, because a live region does not announce an unchanged text.
        setTitle(pathChanged ? document.title : '');
        if (!pathChanged) return;
        // Focus the heading, because a screen reader would read a focused section to its end.
        const target = document.getElementById(toLocation.hash);
        focusElement(target?.querySelector('h2, h3') ?? target ?? document.querySelector('h1'));
      }),
    [router],
  );
  return <Status className={layout.visuallyHidden}>{title}</Status>;
}

/** Focuses any element, for example a heading, without scrolling. */
export function focusElement(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}
