import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { printButton } from './PrintButton.css.ts';

/**
 * Opens the browser's print dialog, which can also save a PDF: a brochure that never differs from its page. Hidden
 * without scripts; the browser's own print command does the same.
 */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" className={printButton} onClick={() => window.print()}>
      <Icon name="download" />
      {children}
    </Button>
  );
}
