import type { ReactNode } from 'react';

interface StatusProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A message that a screen reader says whenever it changes. Render it empty at first: a live region that arrives with its
 * text is not said everywhere. The attributes are those of `role="status"`, but with the role, Orca stops at an empty
 * status. Without the element around the words, its cursor skips them.
 */
export function Status({ className, children }: StatusProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className={className}>
      {children && <span>{children}</span>}
    </p>
  );
}
