import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hasPartial } from 'virtual:catalogs';
import { focusPlace } from './focusPlace.ts';
import { visuallyHidden } from '../ui/VisuallyHidden.css.ts';

/**
 * After a navigation, moves the focus to the new page's h1, or to the place on it that the address names, and announces
 * the page's title: the router does neither, and a screen reader would stay silent. The first load, links within the
 * page and changed searches leave the focus where it is.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!fromLocation) return;
        // Emptied within a page, or going back to it would find the same title, which is not announced again.
        setTitle(pathChanged ? document.title : '');
        if (!pathChanged) return;
        focusPlace(document.getElementById(toLocation.hash) ?? document.querySelector('h1'));
      }),
    [router],
  );
  return (
    // Of the title's own language, where its catalog has gaps.
    <p
      role="status"
      lang={(hasPartial && title && document.querySelector('title')?.lang) || undefined}
      data-route-announcer=""
      className={visuallyHidden}
    >
      {title}
    </p>
  );
}
