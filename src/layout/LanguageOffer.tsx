import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../i18n/languages.ts';
import { preferredLanguage } from '#core/texts/preferredLanguage.ts';

/**
 * Offers the site in the language that the browser asks for, where the page is in another. Nobody is sent anywhere. The
 * line itself is loaded by those alone who may see it.
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
