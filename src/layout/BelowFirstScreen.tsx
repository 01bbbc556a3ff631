import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { arrival } from '../ui/arrival.ts';

/**
 * What a page shows below its first screen. Where a link led to the top of the page, it is drawn after that screen has
 * been painted; in the prerendered page, for a place that the address names and on coming back, at once.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { latestLocation } = useRouter();
  const isFromTop = arrival.isByLink && !latestLocation.hash;
  const isDrawn = useDeferredValue(true, isFromTop ? false : undefined);
  // Keeps the footer out of sight, where it would be seen to leave.
  return isDrawn ? children : <div style={{ minBlockSize: '100vh' }} />;
}
