import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasGapMarks } from '#core/texts/gapMarks.ts';
import { loadSlice } from '../i18n/i18n.ts';
import { directionOf, isPublished } from '../i18n/languages.ts';
import { localisePath } from '../i18n/localisePath.ts';
import { Icon } from '../ui/Icon.tsx';
import { copySearchAndHash } from '../navigation/languageSwitch.ts';
import * as styles from './LanguageOfferLine.css.ts';
import { usePagePath } from '../navigation/currentPage.ts';

const storageKey = 'language-offer';

/** Offers the page in a language, in that language, until the visitor takes it or dismisses the line. */
export function LanguageOfferLine({ language }: { language: string }) {
  const { i18n } = useTranslation();
  const path = usePagePath();
  const [isOpen, setIsOpen] = useState(false);
  const t = i18n.getFixedT(language, 'language');

  useEffect(() => {
    if (wasAnswered()) return;
    // Without its words the language stays in the header's list.
    loadSlice(i18n, language, 'language').then(
      () => setIsOpen(true),
      () => {},
    );
  }, [i18n, language]);

  // Nobody is offered a language in French.
  if (!isOpen || !isPublished(path, language) || hasGapMarks(t('offer'))) return null;

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
    // Storage is shut: better never offered than on every page.
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(storageKey, 'answered');
  } catch {
    // Then it was not shown either.
  }
}
