import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noScriptOnly, rowNote, scriptOnly } from '../ui/Button.css.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

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

/** Without scripts, says how to print the page. Stands below the button's row. */
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
