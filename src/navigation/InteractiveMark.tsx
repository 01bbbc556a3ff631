import { useEffect } from 'react';

let markInteractive: () => void;
/** Resolves once the page of this document is hydrated. */
export const pageIsInteractive = new Promise<void>((resolve) => (markInteractive = resolve));

/**
 * Marks the document once its page is hydrated. The pre-hydration script then replays the clicks that it queued, and
 * leaves clicks on links to the router.
 */
export function InteractiveMark() {
  useEffect(() => {
    document.documentElement.setAttribute('data-interactive', '');
    markInteractive();
  }, []);
  return null;
}
