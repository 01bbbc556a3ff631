import type { ReactNode } from 'react';
import { scriptOnly } from '../ui/Button.css.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/**
 * Opens the browser's print dialog, which can also save a PDF. So there is no separate PDF brochure to keep up to date.
 * Hidden without scripts.
 */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" className={scriptOnly} onClick={() => window.print()}>
      <Icon name="download" />
      {children}
    </Button>
  );
}
