import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasChoice } from 'virtual:catalogs';
import { officePath } from '#core/model/linkedPages.ts';
import { useAriaCurrent, usePagePath } from '../navigation/currentPage.ts';
import { Icon } from '../ui/Icon.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { Container } from '../ui/Section.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { AdmissionLink, MenuLink, MenuList } from './MenuLink.tsx';
import { mainLinks, resourceLinks, unlistedPaths } from './menus.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchForm } from './SearchForm.tsx';
import * as styles from './SiteHeader.css.ts';

/** On small screens the link to the admission request is in a bar at the bottom. */
export function SiteHeader() {
  const { t } = useTranslation('layout');
  // No bar on small screens for applicants who have sent their request (dossier) and for the office.
  const path = usePagePath();
  const hasNoBar = unlistedPaths.includes(path);
  // The office works here: no menus for future students.
  if (path === officePath) {
    return (
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Logo />
          {hasChoice && <LanguageLinks place="header" />}
        </Container>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Logo />
        <Search />
        <nav
          aria-label={t('nav.label')}
          className={hasNoBar ? styles.onWideScreens : styles.headerNavigation}
        >
          <ul className={styles.headerLinks}>
            {mainLinks.map((link) => (
              <li key={link.to} className={styles.onWideScreens}>
                <MenuLink {...link} className={styles.headerLink} />
              </li>
            ))}
            <li className={styles.onWideScreens}>
              <MoreLinks />
            </li>
            <li className={styles.admissionBar}>
              <div className={styles.admissionBarContent}>
                <AdmissionLink />
              </div>
            </li>
          </ul>
        </nav>
        {hasChoice && <LanguageLinks place="header" />}
        <MobileMenu />
      </Container>
    </header>
  );
}

function Logo() {
  const { t } = useTranslation('common');
  return (
    <PageLink to="/" className={styles.logo}>
      <Emblem name="school" />
      <span className={styles.logoText}>{t('schoolName')}</span>
    </PageLink>
  );
}

function MoreLinks() {
  const { t } = useTranslation('layout');
  return (
    <HeaderPanel
      summary={
        <>
          {t('nav.more')}
          <Icon name="chevron" />
        </>
      }
      isCurrent={useAriaCurrent(...resourceLinks) !== undefined}
    >
      <MenuList links={resourceLinks} className={styles.moreList} linkClass={styles.headerLink} />
    </HeaderPanel>
  );
}

/** Without scripts, a link to the page that lists all pages. */
function Search() {
  const { t } = useTranslation('layout');
  const toggle = (
    <>
      <Icon name="search" />
      {t('nav.search')}
    </>
  );
  return (
    <div className={styles.headerSearch}>
      <div className={styles.searchToggle}>
        <HeaderPanel summary={toggle}>
          <SearchForm place="header" />
        </HeaderPanel>
      </div>
      <div className={styles.searchLink}>
        <PageLink to="/plan-du-site" className={styles.headerLink}>
          {toggle}
        </PageLink>
      </div>
    </div>
  );
}

interface HeaderPanelProps {
  summary: ReactNode;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A native `details`, which opens before any script runs. */
function HeaderPanel({ summary, isCurrent = false, children }: HeaderPanelProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const router = useRouter();
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);

  useEffect(() => router.subscribe('onBeforeNavigate', close), [router, close]);
  useEffect(() => {
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress);
  }, [close]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  }

  return (
    // The summary is the interactive element. These handlers only receive its bubbling key and focus events.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={details}
      className={styles.moreMenu}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector('input')?.focus();
      }}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className={styles.moreToggle} aria-current={isCurrent || undefined}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
