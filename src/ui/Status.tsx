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

/**
 * The words of an event for a `Status` that may have said the same before. A screen reader skips unchanged words, and Orca
 * also those that were removed in between: every second event has a no-break space behind them.
 */
export const sayAgain = (words: string, event: number) => (event % 2 === 1 ? `${words}\u00A0` : words);
