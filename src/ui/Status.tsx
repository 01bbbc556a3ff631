import type { ReactNode } from 'react';

interface StatusProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A message that a screen reader announces whenever it changes. Render it empty at first, because not every screen
 * reader announces a live region that is inserted with its text. It has the attributes of `role="status"` without the
 * role, because Orca's cursor would stop at an empty status. Without the inner element, it would skip the words.
 */
export function Status({ className, children }: StatusProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className={className}>
      {children && <span>{children}</span>}
    </p>
  );
}
