import { useEffect } from 'react';

let markInteractive: () => void;
/** Resolves once the page of this document is hydrated. */
export const pageIsInteractive = new Promise<void>((resolve) => (markInteractive = resolve));

/** Tells the pre-hydration script to replay the clicks that it queued, and to leave clicks on links to the router. */
export function InteractiveMark() {
  useEffect(() => {
    document.documentElement.setAttribute('data-interactive', '');
    markInteractive();
  }, []);
  return null;
}
