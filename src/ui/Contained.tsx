import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ContainedProps {
  /** Told when a part has failed and is gone: the place to say so. */
  onFailed?: () => void;
  children: ReactNode;
}

const nothing = () => null;
const neverAgain = () => '';

/** A part that costs itself alone when it throws: what stands around it stays, and everything typed there. */
export function Contained({ onFailed, children }: ContainedProps) {
  return (
    <CatchBoundary getResetKey={neverAgain} errorComponent={nothing} {...(onFailed && { onCatch: onFailed })}>
      {children}
    </CatchBoundary>
  );
}
