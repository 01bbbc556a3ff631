import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Called after `children` threw and were removed, so that the caller can tell the visitor. */
  onFailed?: () => void;
  children: ReactNode;
}

const renderNothing = () => null;
const neverReset = () => '';

/** Renders nothing in place of `children` once they throw. The rest of the page, and what was typed there, stays. */
export function ErrorBoundary({ onFailed, children }: ErrorBoundaryProps) {
  return (
    <CatchBoundary
      getResetKey={neverReset}
      errorComponent={renderNothing}
      {...(onFailed && { onCatch: onFailed })}
    >
      {children}
    </CatchBoundary>
  );
}
