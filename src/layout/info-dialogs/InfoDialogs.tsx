import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSlices } from '../../i18n/i18n.ts';
import { focusPlace } from '../focusPlace.ts';
import { Contained } from '../../ui/Contained.tsx';
import { loadAsDocument } from '../loadAsDocument.ts';
import type { InfoDialog } from './InfoDialog.tsx';
import { infoDialogs } from './infoDialogIds.ts';

type Loaded = { Dialog: ComponentType<Parameters<typeof InfoDialog>[0]>; language: string };

interface InfoDialogsProps {
  /** Shown, and announced, when a text could not be fetched. */
  unavailableLabel: string;
  className?: string;
}

/**
 * Opens the information dialog that the address names (`#mentions-legales`), on any page: followed as a link, typed,
 * or gone back to. The dialogs' code and words are fetched when the first one is wanted.
 */
export function InfoDialogs({ unavailableLabel, className }: InfoDialogsProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const wanted = infoDialogs.find((dialog) => dialog.hash === hash)?.id;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);

  /** Takes the dialog out of the address, leaving the history and the scroll position alone. */
  const leaveAddress = useCallback(
    () => void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false }),
    [navigate],
  );

  const giveUp = useCallback(() => {
    setUnavailable(true);
    // Or the next click on the same link would change nothing, and nothing would try again.
    leaveAddress();
  }, [leaveAddress]);

  useEffect(() => {
    if (!wanted) return undefined;
    let isWanted = true;
    Promise.all([
      import('./InfoDialog.tsx'),
      loadSlices(i18n, ['infoDialogs', 'accessibilityStatement']),
    ]).then(
      ([{ InfoDialog: Dialog }]) => {
        setLoaded({ Dialog, language });
        setUnavailable(false);
      },
      async () => {
        // The document opens the dialog that its address names.
        if (isWanted && !(await loadAsDocument()) && isWanted) giveUp();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, i18n, language, giveUp]);

  useEffect(() => {
    if (!wanted) return undefined;
    return () => {
      // The dialog gives the focus back in the next frame, to the link that opened it; the address alone has none.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusPlace(document.querySelector('h1'));
      });
    };
  }, [wanted]);

  useEffect(() => {
    // Safari focuses no link that is clicked, and the dialog gives the focus back to what had it.
    function focusLink({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (infoDialogs.some((dialog) => `#${dialog.hash}` === link?.hash))
        link?.focus({ preventScroll: true });
    }
    document.addEventListener('click', focusLink);
    return () => document.removeEventListener('click', focusLink);
  }, []);

  return (
    <>
      <p role="status" className={className}>
        {isUnavailable && !wanted && unavailableLabel}
      </p>
      {wanted && loaded?.language === language && (
        <Contained key={wanted} onFailed={giveUp}>
          <loaded.Dialog id={wanted} onClose={leaveAddress} />
        </Contained>
      )}
    </>
  );
}
