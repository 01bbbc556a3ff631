import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTimeoutMs, within } from '../browser/features.ts';
import { shareValue } from '../ui/sharedValue.ts';
import { Status } from '../ui/Status.tsx';
import { toast } from '../ui/ToastRegion.css.ts';
import * as layout from '../ui/layout.css.ts';

/** A page that was prefetched opens sooner. */
const loadingDelayMs = 1_000;

/** What the notice stands for. */
const slowLoad = shareValue<object | null>(null, null);

/** Says after a second that something loads. Returns a function that ends it. */
function startNotice(): () => void {
  const load = {};
  const timer = setTimeout(() => slowLoad.set(load), loadingDelayMs);
  return () => {
    clearTimeout(timer);
    if (slowLoad.get() === load) slowLoad.set(null);
  };
}

/** Resolves like the promise, or with undefined if it fails or takes too long. Says after a second that something loads. */
export async function loadWithNotice<Loaded>(load: Promise<Loaded>): Promise<Loaded | undefined> {
  const endNotice = startNotice();
  const loaded = await within(loadTimeoutMs, load);
  endNotice();
  return loaded;
}

/**
 * Says that a page or a part of it is loading, because the browser shows no progress within its document. After a navigation,
 * focuses the target of the hash or the h1, and announces the page's title. The router does neither, and a screen reader
 * would stay silent.
 *
 * In Chromium, Orca says “cliquable” after a focused heading, because React listens for clicks on the whole document.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const { t } = useTranslation('layout');
  const [title, setTitle] = useState('');
  const isLoading = slowLoad.use() !== null;
  useEffect(() => {
    let endNotice = () => {};
    const subscriptions = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        endNotice();
        if (pathChanged) endNotice = startNotice();
      }),
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        endNotice();
        if (!fromLocation) return;
        // Emptied by a navigation within a page, because a live region does not announce an unchanged text.
        setTitle(pathChanged ? document.title : '');
        if (!pathChanged) return;
        // Focus the heading, because a screen reader would read a focused section to its end.
        const target = document.getElementById(toLocation.hash);
        focusElement(target?.querySelector('h2, h3') ?? target ?? document.querySelector('h1'));
      }),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }, [router]);
  return (
    <>
      <Status className={layout.visuallyHidden}>{title}</Status>
      <Status className={isLoading ? toast.success : layout.visuallyHidden}>
        {isLoading && t('loading')}
      </Status>
    </>
  );
}

/** Focuses any element, for example a heading, without scrolling. */
export function focusElement(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}
