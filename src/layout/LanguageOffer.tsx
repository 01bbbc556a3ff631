import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preferredLanguage } from '#core/texts/languages.ts';
import { languages } from '../i18n/languages.ts';

/**
 * Offers the page in the browser's preferred language if that is not the language of the page. Does not redirect. Loads
 * the code of the line only if the languages differ.
 */
export function LanguageOffer() {
  const { i18n } = useTranslation();
  const [line, setLine] = useState<ReactNode>();

  useEffect(() => {
    const language = preferredLanguage(navigator.languages, languages);
    if (!language || language === i18n.language) return;
    void import('./LanguageOfferLine.tsx').then(
      ({ LanguageOfferLine }) => setLine(<LanguageOfferLine language={language} />),
      () => {},
    );
  }, [i18n.language]);

  return line;
}
