import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSlice } from '../i18n/i18n.ts';
import { directionOf, hasPage } from '../i18n/languages.ts';
import { localisePath } from '../i18n/localisePath.ts';
import { Icon } from '../ui/Icon.tsx';
import { copySearchAndHash } from '../navigation/languageSwitch.ts';
import * as styles from './LanguageOfferLine.css.ts';
import { usePagePath } from '../navigation/currentPage.ts';

const storageKey = 'language-offer';

/** A line that offers the page in `language`, until the visitor follows its link or dismisses it. */
export function LanguageOfferLine({ language }: { language: string }) {
  const { i18n } = useTranslation();
  const path = usePagePath();
  const [isOpen, setIsOpen] = useState(false);
  const t = i18n.getFixedT(language, 'language');

  useEffect(() => {
    if (wasAnswered()) return;
    // If the texts fail to load, the line stays hidden. The header links to the language too.
    loadSlice(i18n, language, 'language').then(
      () => setIsOpen(true),
      () => {},
    );
  }, [i18n, language]);

  if (!isOpen || !hasPage(path, language)) return null;

  function acceptOffer({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
    copySearchAndHash(link);
    storeAnswer();
  }

  function dismiss() {
    storeAnswer();
    setIsOpen(false);
  }

  return (
    <aside lang={language} dir={directionOf(language)} aria-label={t('offer')} className={styles.offer}>
      <a
        href={localisePath(path, language)}
        hrefLang={language}
        className={styles.link}
        onClick={acceptOffer}
      >
        {t('offer')}
      </a>
      <button type="button" aria-label={t('dismiss')} className={styles.dismiss} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    // Storage is blocked, so a dismissed offer would come back on every page.
    return true;
  }
}

function storeAnswer(): void {
  try {
    localStorage.setItem(storageKey, 'answered');
  } catch {
    // Storage is blocked.
  }
}
