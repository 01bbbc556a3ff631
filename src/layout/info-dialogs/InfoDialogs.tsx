import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InfoTextId, hashOf, infoTexts } from '../../content/infoTexts.ts';
import { type Slice, loadSlices } from '../../i18n/i18n.ts';
import { focusPlace } from '../focusPlace.ts';
import { Contained } from '../../ui/Contained.tsx';
import { loadAsDocument } from '../loadAsDocument.ts';
import type { InfoDialog } from './InfoDialog.tsx';

type Loaded = { Dialog: typeof InfoDialog; id: InfoTextId; language: string };

interface InfoDialogsProps {
  /** Shown, and announced, when a text could not be fetched. */
  unavailableLabel: string;
  className?: string;
}

/**
 * Opens the information dialog that the address names (`#mentions-legales`), on any page: followed as a link, typed,
 * or gone back to. Its code and words are fetched when it is wanted.
 */
export function InfoDialogs({ unavailableLabel, className }: InfoDialogsProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const wanted = infoTexts.find((text) => hashOf(text) === hash)?.id;
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
    // The legal notice names the school's director.
    const slices: Slice[] = wanted === 'legalNotice' ? [wanted, 'people'] : [wanted];
    Promise.all([import('./InfoDialog.tsx'), loadSlices(i18n, slices)]).then(
      ([{ InfoDialog: Dialog }]) => {
        setLoaded({ Dialog, id: wanted, language });
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

  return (
    <>
      <p role="status" className={className}>
        {isUnavailable && !wanted && unavailableLabel}
      </p>
      {wanted && loaded?.id === wanted && loaded.language === language && (
        <Contained key={wanted} onFailed={giveUp}>
          <loaded.Dialog id={wanted} onClose={leaveAddress} />
        </Contained>
      )}
    </>
  );
}
