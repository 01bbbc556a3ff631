import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noScriptOnly, rowNote, scriptOnly } from '../ui/Button.css.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/**
 * Opens the browser's print dialog, which can also save a PDF.
 * Hidden without scripts.
 */
export function PrintButton({ children, helpId }: { children: ReactNode; helpId?: string }) {
  return (
    <Button
      variant="secondary"
      className={scriptOnly}
      aria-describedby={helpId}
      onClick={() => window.print()}
    >
      <Icon name="download" />
      {children}
    </Button>
  );
}

/**
 * Says what the print button opens; without scripts, how to print the page. Stands below the button's row.
 * Needs the slice `print`.
 */
export function PrintHelp({ id }: { id: string }) {
  const { t } = useTranslation('print');
  return (
    <div className={rowNote}>
      <p id={id} className={scriptOnly}>
        {t('help')}
      </p>
      <p className={noScriptOnly}>{t('withoutScript')}</p>
    </div>
  );
}
