import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { names } from 'virtual:catalogs';
import { defaultLanguage, localisePath } from '#core/texts/languages.ts';
import { hasPage, languages } from '../i18n/languages.ts';
import { notFoundPath, usePagePath } from '../navigation/currentPage.ts';
import { UntranslatedPages } from '../ui/PageLink.tsx';
import { menuGroup, menuLink } from './SiteHeader.css.ts';
import * as styles from './SiteHeader.css.ts';

/**
 * The links load a document, because texts, direction and font change with the language, and they work without scripts. The
 * forms keep their drafts. In the header not a landmark: with a form, a page would exceed the limit of seven
 * (`head.test.ts`).
 */
export function LanguageLinks({ place }: { place: 'header' | 'menu' }) {
  const { t, i18n } = useTranslation('layout');
  const currentPath = usePagePath();
  // The not-found page does not have an address, so its links lead to the home pages.
  const path = currentPath === notFoundPath ? '/' : currentPath;
  const others = languages.filter((language) => language !== i18n.language && hasPage(path, language));

  /** A prerendered link has neither. */
  function copySearchAndHash({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
    if (currentPath === notFoundPath) return;
    link.search = window.location.search;
    link.hash = window.location.hash;
  }

  if (others.length === 0) return null;
  const list = (
    <ul className={place === 'header' ? styles.languageList : undefined}>
      {others.map((language) => (
        <li key={language}>
          <a
            href={localisePath(path, language)}
            lang={language}
            hrefLang={language}
            className={place === 'header' ? styles.languageLink : menuLink}
            onClick={copySearchAndHash}
          >
            <bdi>{names[language]}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
  if (place === 'header')
    return (
      <div role="group" aria-label={t('languages')} className={`${styles.onWideScreens} ${styles.languages}`}>
        {list}
      </div>
    );
  return (
    <div>
      <h2 className={menuGroup}>{t('languages')}</h2>
      {list}
    </div>
  );
}

/** Inside it, each link to a page that exists only in French tells screen readers so (`PageLink`). */
export function FrenchOnlyPagesProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('layout');
  const { language } = i18n;
  const untranslated = useMemo(
    () => ({
      has: (href: string) => !hasPage(href.split(/[?#]/)[0] ?? '', language),
      language: defaultLanguage,
      label: t('inFrench'),
    }),
    [language, t],
  );
  return <UntranslatedPages value={untranslated}>{children}</UntranslatedPages>;
}
