import type { ReactNode } from 'react';
import { scriptOnly } from '../ui/Button.css.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/**
 * Opens the browser's print dialog, which can also save a PDF: a brochure that never differs from its page. Hidden
 * without scripts; the browser's own print command does the same.
 */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" className={scriptOnly} onClick={() => window.print()}>
      <Icon name="download" />
      {children}
    </Button>
  );
}
