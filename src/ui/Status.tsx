import type { ReactNode } from 'react';

interface StatusProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Announced whenever it changes. Render it empty at first, because not every screen reader announces a live region that is
 * inserted with its text. Without `role="status"`, because Orca's cursor would stop at an empty status; without the inner
 * element, Orca would skip the words.
 */
export function Status({ className, children }: StatusProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className={className}>
      {children && <span>{children}</span>}
    </p>
  );
}
