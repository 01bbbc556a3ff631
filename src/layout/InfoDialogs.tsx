import { useLocation, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InfoText, type InfoTextId, hashOf, infoTexts } from '../content/infoTexts.ts';
import { type Slice, loadSlices } from '../i18n/i18n.ts';
import { hasPage } from '../i18n/languages.ts';
import { useAriaCurrent } from '../navigation/currentPage.ts';
import { reloadDocument } from '../navigation/loadPage.ts';
import { focusElement } from '../navigation/RouteAnnouncer.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import type { InfoDialog } from './InfoDialog.tsx';

/**
 * A link to one of the footer's texts. A click opens the text in a dialog over the current page. In a new tab, or without
 * scripts, the link leads to the text's own page.
 */
export function InfoLink({ text, className }: { text: InfoText; className: string }) {
  const { t, i18n } = useTranslation('layout');
  const navigate = useNavigate();
  const { id, path } = text;
  const current = useAriaCurrent({ to: path });

  function openDialog(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the dialog gives the focus back to the focused element.
    event.currentTarget.focus({ preventScroll: true });
    void navigate({ to: '.', search: true, hash: hashOf(text), resetScroll: false });
  }

  return (
    <PageLink
      to={path}
      className={className}
      aria-current={current}
      // The link opens no dialog on the text's own page, nor where only its French page exists.
      {...(!current && hasPage(path, i18n.language) && { 'aria-haspopup': 'dialog', onClick: openDialog })}
    >
      {id === 'accessibility'
        ? t(`footer.conformity.${import.meta.env.CONFORMITY_LEVEL}`)
        : t(`footer.info.${id}`)}
    </PageLink>
  );
}

type Loaded = { Dialog: typeof InfoDialog; id: InfoTextId; language: string };

interface InfoDialogsProps {
  /** Shown and announced when a text does not load. */
  unavailableLabel: string;
  className?: string;
}

/**
 * Opens the dialog that the hash names (`#mentions-legales`), on any page: after a link, for a typed address and on going
 * back. Loads the dialog's code and words only then.
 */
export function InfoDialogs({ unavailableLabel, className }: InfoDialogsProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const wanted = infoTexts.find((text) => hashOf(text) === hash && hasPage(text.path, language))?.id;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);

  /** Removes the hash from the address, without a new history entry and without scrolling. */
  const removeHash = useCallback(
    () => void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false }),
    [navigate],
  );

  const giveUp = useCallback(() => {
    setUnavailable(true);
    // With the hash left, the next click on the same link would change nothing and load nothing.
    removeHash();
  }, [removeHash]);

  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    // The legal notice names the school's director.
    const slices: Slice[] = wanted === 'legalNotice' ? [wanted, 'people'] : [wanted];
    Promise.all([import('./InfoDialog.tsx'), loadSlices(i18n, slices)]).then(
      ([{ InfoDialog: Dialog }]) => {
        setLoaded({ Dialog, id: wanted, language });
        setUnavailable(false);
      },
      async () => {
        // The reloaded document opens the dialog that its hash names.
        if (isWanted && !(await reloadDocument()) && isWanted) giveUp();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, i18n, language, giveUp]);

  useEffect(() => {
    if (!wanted) return undefined;
    return () => {
      // In the next frame the dialog gives the focus back to its link. A dialog opened by its address has no link.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusElement(document.querySelector('h1'));
      });
    };
  }, [wanted]);

  return (
    <>
      <p role="status" className={className}>
        {isUnavailable && !wanted && unavailableLabel}
      </p>
      {wanted && loaded?.id === wanted && loaded.language === language && (
        <ErrorBoundary key={wanted} onFailed={giveUp}>
          <loaded.Dialog id={wanted} onClose={removeHash} />
        </ErrorBoundary>
      )}
    </>
  );
}
