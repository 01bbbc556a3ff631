import { type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../i18n/languages.ts';
import { localisePath } from '../i18n/localisePath.ts';
import { notFoundPath, usePagePath } from '../navigation/currentPage.ts';
import {
  copySearchAndHash,
  restoreReadingPosition,
  saveReadingPosition,
} from '../navigation/languageSwitch.ts';
import { languageLink, languageList } from './LanguageLinks.css.ts';

/**
 * The same page in each other language, by that language's own name. Plain links that load a document: a language
 * brings its own words, direction and font, and they work before any script. What was typed waits in the forms' drafts.
 */
export function LanguageLinks({ className = languageLink }: { className?: string }) {
  const { i18n } = useTranslation();
  const shown = usePagePath();
  // A page that does not exist exists in no language.
  const path = shown === notFoundPath ? '/' : shown;

  useEffect(() => {
    // After the router, which puts every new document at its top.
    const frame = requestAnimationFrame(restoreReadingPosition);
    return () => cancelAnimationFrame(frame);
  }, []);

  function keepVisit({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
    if (link.pathname === localisePath(path, link.lang) && shown !== notFoundPath) copySearchAndHash(link);
    saveReadingPosition(link.pathname);
  }

  return (
    <ul className={languageList}>
      {languages
        .filter((language) => language !== i18n.language)
        .map((language) => (
          <li key={language}>
            <a
              href={localisePath(path, language)}
              lang={language}
              hrefLang={language}
              className={className}
              onClick={keepVisit}
            >
              <bdi>{languageNames[language]}</bdi>
            </a>
          </li>
        ))}
    </ul>
  );
}
