import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { arrival } from './currentPage.ts';

/**
 * The part of a page below its first screen. After a link to the top of the page, it renders once that screen is painted.
 * It renders at once in the prerendered page, for an address with a hash, and on going back.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { latestLocation } = useRouter();
  const startsAtTop = arrival.isByLink && !latestLocation.hash;
  const isRendered = useDeferredValue(true, startsAtTop ? false : undefined);
  // Meanwhile keeps the footer off the screen, where it would be seen to move.
  return isRendered ? children : <div style={{ minBlockSize: '100vh' }} />;
}
