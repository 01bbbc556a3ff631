import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/ToastRegion.tsx';
import * as styles from './FormShell.css.ts';
import { eraseTab } from './tabMemory.ts';

/** For shared computers: erases the visitor's data from the tab and goes to the home page. Needs the slice `forms`. */
export function EraseButton() {
  const { t } = useTranslation('forms');
  const router = useRouter();

  async function eraseAndLeave() {
    if (!window.confirm(t('erase.confirm'))) return;
    eraseTab();
    // Replaces the form in the history, so that Back does not lead to it.
    await router.navigate({ to: '/', replace: true });
    notify({ tone: 'success', title: t('erase.done'), text: t('erase.doneText') });
  }

  return (
    <p className={styles.eraseNote}>
      {t('erase.hint')}
      <Button variant="quiet" onClick={() => void eraseAndLeave()}>
        {t('erase.button')}
      </Button>
    </p>
  );
}
