import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { printButton } from './PrintButton.css.ts';

/**
 * Opens the browser's print view of the page, where it is printed or saved as a PDF: a guide or a brochure that
 * cannot differ from the page. Without a script it is not shown, and the browser's own print command gives the same.
 */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" className={printButton} onClick={() => window.print()}>
      <Icon name="download" />
      {children}
    </Button>
  );
}
