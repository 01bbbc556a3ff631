import { useLocation, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InfoText, type InfoTextId, hashOf, infoTexts } from '../content/infoTexts.ts';
import { loadSlices, slicesOf } from '../i18n/i18n.ts';
import { hasPage } from '../i18n/languages.ts';
import { useAriaCurrent } from '../navigation/currentPage.ts';
import { focusElement, loadWithNotice } from '../navigation/RouteAnnouncer.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { Status } from '../ui/Status.tsx';
import type { InfoDialog } from './InfoDialog.tsx';
import * as layout from '../ui/layout.css.ts';
import { footerLink } from './SiteFooter.css.ts';

/** With its state: the admission request has the page of origin there. */
const samePlace = { to: '.', search: true, state: true, resetScroll: false } as const;

/** A link to an information text, in a dialog over the page; in a new tab or without scripts, on the page of the text. */
export function InfoLink({ text }: { text: InfoText }) {
  const { t, i18n } = useTranslation('layout');
  const navigate = useNavigate();
  const { id, path } = text;
  const current = useAriaCurrent({ to: path });

  function openDialog(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, but the dialog restores the focus to the element that had it.
    event.currentTarget.focus({ preventScroll: true });
    void navigate({ ...samePlace, hash: hashOf(text) });
  }

  return (
    <PageLink
      to={path}
      className={footerLink}
      aria-current={current}
      // A plain link on the page of the text itself, and to a text that exists only in French.
      {...(!current && hasPage(path, i18n.language) && { 'aria-haspopup': 'dialog', onClick: openDialog })}
    >
      {id === 'accessibility'
        ? t(`footer.conformity.${import.meta.env.CONFORMITY_LEVEL}`)
        : t(`footer.info.${id}`)}
    </PageLink>
  );
}

/** Opens the dialog that the hash names (`#mentions-legales`), on any page and at any address. Loads it when it opens. */
export function InfoDialogs() {
  const { t, i18n } = useTranslation('layout');
  const { language } = i18n;
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const { id: wanted, path = '' } =
    infoTexts.find((text) => hashOf(text) === hash && hasPage(text.path, language)) ?? {};
  const [loaded, setLoaded] = useState<{ Dialog: typeof InfoDialog; id: InfoTextId; language: string }>();
  const [isUnavailable, setUnavailable] = useState(false);

  /** Without a new history entry and without scrolling. */
  const removeHash = useCallback(() => void navigate({ ...samePlace, hash: '', replace: true }), [navigate]);

  const reportUnavailable = useCallback(() => {
    setUnavailable(true);
    // If the hash stayed, the next click on the same link would not try again.
    removeHash();
  }, [removeHash]);

  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    const loads = Promise.all([import('./InfoDialog.tsx'), loadSlices(i18n, slicesOf(path))]);
    void loadWithNotice(loads).then((modules) => {
      if (modules) {
        setLoaded({ Dialog: modules[0].InfoDialog, id: wanted, language });
        setUnavailable(false);
      } else if (isWanted) reportUnavailable();
    });
    return () => {
      isWanted = false;
    };
  }, [wanted, path, i18n, language, reportUnavailable]);

  useEffect(() => {
    if (!wanted) return undefined;
    return () => {
      // In the next frame the dialog has restored the focus to its link, if it has one.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusElement(document.querySelector('h1'));
      });
    };
  }, [wanted]);

  return (
    <>
      <Status className={`${layout.ink.gold} ${layout.bold}`}>
        {isUnavailable && !wanted && t('unavailable')}
      </Status>
      {wanted && loaded?.id === wanted && loaded.language === language && (
        <ErrorBoundary key={wanted} onFailed={reportUnavailable}>
          <loaded.Dialog id={wanted} onClose={removeHash} />
        </ErrorBoundary>
      )}
    </>
  );
}
