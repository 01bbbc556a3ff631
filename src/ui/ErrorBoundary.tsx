import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Called after `children` were removed, so that the caller can inform the visitor. */
  onFailed?: () => void;
  children: ReactNode;
}

/** Renders nothing once `children` throw. The rest of the page and the text typed there stay. */
export function ErrorBoundary({ onFailed, children }: ErrorBoundaryProps) {
  return (
    <CatchBoundary
      getResetKey={() => ''}
      errorComponent={() => null}
      {...(onFailed && { onCatch: onFailed })}
    >
      {children}
    </CatchBoundary>
  );
}
