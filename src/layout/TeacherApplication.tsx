import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenFile } from '../forms/pdfFile.ts';
import type { TeacherApplicationDialog } from '../forms/TeacherApplicationDialog.tsx';
import { defaultLanguage } from '#core/texts/languages.ts';
import { school } from '../content/school.ts';
import { loadSlices } from '../i18n/i18n.ts';
import { hasPage } from '../i18n/languages.ts';
import { notFoundPath, usePagePath } from '../navigation/currentPage.ts';
import { Button, ButtonAnchor } from '../ui/Button.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { visuallyHidden } from '../ui/VisuallyHidden.css.ts';
import { reloadDocument } from '../navigation/loadPage.ts';
import * as styles from './layout.css.ts';

/** The id of the footer's section about teaching, for links from pages in a language without the form. */
export const careersId = 'enseigner';

/** The footer's button that opens the teacher application, and a status message. The first click loads the dialog. */
export function TeacherApplication() {
  const { t, i18n } = useTranslation('layout');
  const keptCv = useRef<ChosenFile | null>(null);
  const [Dialog, setDialog] = useState<typeof TeacherApplicationDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'sent' | 'failed'>('idle');
  const [reference, setReference] = useState<string>();
  const router = useRouter();

  // A navigation closes the dialog, or cancels it while it is loading, because it would cover the next page. The form
  // keeps the answers.
  const isWanted = useRef(false);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        isWanted.current = false;
        setOpen(false);
      }),
    [router],
  );

  if (!hasPage('teacherApplication', i18n.language)) return <FrenchTeacherApplication />;

  async function open() {
    isWanted.current = true;
    setState('idle');
    try {
      const [{ TeacherApplicationDialog }] = await Promise.all([
        import('../forms/TeacherApplicationDialog.tsx'),
        loadSlices(i18n, ['teacherApplication', 'forms', 'validation']),
      ]);
      setDialog(() => TeacherApplicationDialog);
      setOpen(isWanted.current);
    } catch {
      if (isWanted.current && !(await reloadDocument())) setState('failed');
    }
  }

  function closeAs(outcome: 'sent' | 'failed') {
    setState(outcome);
    setOpen(false);
  }

  return (
    <>
      <div className={styles.withScript}>
        <Button variant="onDark" aria-haspopup="dialog" onClick={() => void open()}>
          {t('footer.careers.apply')}
        </Button>
      </div>
      <p className={styles.withoutScript}>{t('footer.careers.withoutScript', school)}</p>
      {/* Not a live region, because the toast announces the success. */}
      {state === 'sent' && <p className={styles.status}>{t('footer.careers.sent')}</p>}
      <p role="status" className={styles.status}>
        {state === 'failed'
          ? t('footer.careers.unavailable')
          : import.meta.env.DELIVER_MESSAGES &&
            state === 'sent' &&
            reference &&
            t('footer.careers.reference', { reference })}
      </p>
      {isOpen && Dialog && (
        <ErrorBoundary onFailed={() => closeAs('failed')}>
          <Dialog
            keptCv={keptCv}
            onClose={() => setOpen(false)}
            onSent={(sent) => {
              setReference(sent);
              closeAs('sent');
            }}
          />
        </ErrorBoundary>
      )}
    </>
  );
}

/** A link to the button on the French page, for languages without a translated dialog. */
function FrenchTeacherApplication() {
  const { t } = useTranslation('layout');
  const path = usePagePath();
  return (
    <ButtonAnchor
      variant="onDark"
      href={`${path === notFoundPath ? '/' : path}#${careersId}`}
      hrefLang={defaultLanguage}
    >
      {t('footer.careers.apply')}
      <span className={visuallyHidden}>{t('inFrench')}</span>
    </ButtonAnchor>
  );
}
