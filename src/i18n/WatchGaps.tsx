import { type ReactNode, createContext, startTransition, useEffect, useState } from 'react';
import type { i18n as I18n } from 'i18next';
import { watchGaps } from './i18n.ts';

/** Nobody reads it: a context that changes makes React hydrate first what it had put off. */
const IsLive = createContext(false);

/**
 * Keeps French marked as such on what it holds, once React has taken over all of it: the words with marks are not those
 * of the prerendered page, and a part that is hydrated with them would be thrown away and drawn anew.
 */
export function WatchGaps({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const [texts] = useState(markedTexts);
  const [isLive, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  useEffect(() => {
    // Without it the page still reads, as the build marked it.
    if (isLive) watchGaps(i18n, texts).catch(() => {});
  }, [isLive, i18n, texts]);
  return <IsLive value={isLive}>{children}</IsLive>;
}

/** What stood in each element that the build marked. */
const markedTexts = () =>
  new Map([...document.querySelectorAll('[data-gap]')].map((element) => [element, element.textContent]));
