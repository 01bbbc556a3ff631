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

/** Offers the page in a language, in that language, until the visitor follows the link or dismisses the line. */
export function LanguageOfferLine({ language }: { language: string }) {
  const { i18n } = useTranslation();
  const path = usePagePath();
  const [isOpen, setIsOpen] = useState(false);
  const t = i18n.getFixedT(language, 'language');

  useEffect(() => {
    if (wasAnswered()) return;
    // Without the words no line: the header links to the language too.
    loadSlice(i18n, language, 'language').then(
      () => setIsOpen(true),
      () => {},
    );
  }, [i18n, language]);

  if (!isOpen || !hasPage(path, language)) return null;

  function take({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
    copySearchAndHash(link);
    remember();
  }

  function dismiss() {
    remember();
    setIsOpen(false);
  }

  return (
    <aside lang={language} dir={directionOf(language)} aria-label={t('offer')} className={styles.offer}>
      <a href={localisePath(path, language)} hrefLang={language} className={styles.link} onClick={take}>
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
    // Storage is blocked: an offer could not be dismissed for good.
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(storageKey, 'answered');
  } catch {
    // Storage is blocked: `wasAnswered` has kept the line from opening.
  }
}
