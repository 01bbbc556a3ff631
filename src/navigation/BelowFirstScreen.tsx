import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { arrival } from './currentPage.ts';

/**
 * The part of a page below the first screen. After a press on a link, it renders once the first screen is painted; in the
 * prerendered page, for an address with a hash and after Back, at once.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { latestLocation } = useRouter();
  const startsAtTop = arrival.by === 'link' && !latestLocation.hash;
  const isRendered = useDeferredValue(true, startsAtTop ? false : undefined);
  // Keeps the footer off the screen, so that visitors do not see it move.
  return isRendered ? children : <div style={{ minBlockSize: '100vh' }} />;
}
