import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenFile } from '../forms/pdfFile.ts';
import { onErase } from '../browser/tabMemory.ts';
import { defaultLanguage } from '#core/texts/languages.ts';
import { school } from '../content/school.ts';
import { loadSlices, slicesOf } from '../i18n/i18n.ts';
import { hasPage } from '../i18n/languages.ts';
import { arrival, notFoundPath, usePagePath } from '../navigation/currentPage.ts';
import { loadWithNotice } from '../navigation/RouteAnnouncer.tsx';
import { noScriptOnly, scriptOnly } from '../ui/Button.css.ts';
import { Button, ButtonAnchor } from '../ui/Button.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import * as layout from '../ui/layout.css.ts';
import { UntranslatedPages } from '../ui/PageLink.tsx';
import type { TeacherApplicationDialog } from './TeacherApplicationDialog.tsx';
import * as styles from './SiteFooter.css.ts';

/** The id of the footer's section. A link of this site to it opens the dialog. */
export const teacherApplicationId = 'enseigner';

export function TeacherApplication() {
  const { i18n } = useTranslation();
  return hasPage('teacherApplication', i18n.language) ? <ApplicationButton /> : <FrenchTeacherApplication />;
}

function ApplicationButton() {
  const { t, i18n } = useTranslation('layout');
  const button = useRef<HTMLButtonElement>(null);
  const keptCv = useRef<ChosenFile | null>(null);
  const [loaded, setLoaded] = useState<{ Dialog: typeof TeacherApplicationDialog }>();
  const [isOpen, setOpen] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);
  /** What became of the last application. */
  const [outcome, setOutcome] = useState<ReactNode>(null);
  const router = useRouter();

  // A navigation closes the dialog or stops it from opening, because it would cover the next page. The form keeps the
  // answers. The outcome is removed: its `mailto:` link holds the answers, which the next page must not show.
  const isWanted = useRef(false);
  useEffect(() => {
    const subscriptions = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        isWanted.current = false;
        setOpen(false);
        if (!pathChanged) return;
        setUnavailable(false);
        setOutcome(null);
      }),
      router.subscribe('onRendered', ({ toLocation }) => {
        // Who comes back to the page has closed the dialog.
        if (toLocation.hash !== teacherApplicationId || arrival.by === 'history') return;
        button.current?.click();
      }),
      onErase(() => {
        keptCv.current = null;
        setOutcome(null);
      }),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }, [router]);

  async function open() {
    isWanted.current = true;
    setUnavailable(false);
    // When the dialog closes, it returns the focus to this button, where the outcome appears. Safari focuses no clicked one.
    button.current?.focus({ preventScroll: true });
    const loads = Promise.all([
      import('./TeacherApplicationDialog.tsx'),
      loadSlices(i18n, slicesOf('teacherApplication')),
    ]);
    const modules = await loadWithNotice(loads);
    if (modules) {
      setLoaded({ Dialog: modules[0].TeacherApplicationDialog });
      // Not over a field that the visitor went on to meanwhile.
      setOpen(isWanted.current && document.activeElement === button.current);
    } else setUnavailable(isWanted.current);
  }

  return (
    <>
      <div className={scriptOnly}>
        <Button ref={button} variant="onDark" aria-haspopup="dialog" onClick={() => void open()}>
          {t('footer.careers.apply')}
        </Button>
      </div>
      <p className={noScriptOnly}>{t('footer.careers.withoutScript', school)}</p>
      <div
        aria-live="polite"
        aria-atomic="true"
        className={`${styles.submissionStatus} ${layout.stack.m} ${layout.atStart}`}
      >
        {isUnavailable && <p className={`${layout.ink.gold} ${layout.bold}`}>{t('unavailable')}</p>}
        {outcome}
      </div>
      {isOpen && loaded && (
        <ErrorBoundary
          onFailed={() => {
            setOpen(false);
            setUnavailable(true);
          }}
        >
          <loaded.Dialog keptCv={keptCv} onClose={() => setOpen(false)} onOutcome={setOutcome} />
        </ErrorBoundary>
      )}
    </>
  );
}

/** For languages without a translated dialog: a link to the button on the French page. */
function FrenchTeacherApplication() {
  const { t } = useTranslation('layout');
  const path = usePagePath();
  return (
    // Or `Anchor` would say “in French” again, from a not-found page of a language without a home page.
    <UntranslatedPages value={undefined}>
      <ButtonAnchor
        variant="onDark"
        href={`${path === notFoundPath ? '/' : path}#${teacherApplicationId}`}
        hrefLang={defaultLanguage}
      >
        {t('footer.careers.apply')}
        <span className={layout.visuallyHidden}> {t('inFrench')}</span>
      </ButtonAnchor>
    </UntranslatedPages>
  );
}
