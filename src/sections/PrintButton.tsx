import type { ReactNode } from 'react';
import { scriptOnly } from '../ui/Button.css.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

export function PrintButton({ children, helpId }: { children: ReactNode; helpId?: string }) {
  return (
    <Button className={scriptOnly} aria-describedby={helpId} onClick={() => window.print()}>
      <Icon name="download" />
      {children}
    </Button>
  );
}
