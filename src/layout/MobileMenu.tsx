import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasChoice } from 'virtual:catalogs';
import { WhatsAppLink } from '../sections/SchoolLinks.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TextLink } from '../ui/PageLink.tsx';
import * as layout from '../ui/layout.css.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { AdmissionLink, MenuList } from './MenuLink.tsx';
import { mainLinks, resourceLinks } from './menus.ts';
import { SearchForm } from './SearchForm.tsx';
import * as styles from './SiteHeader.css.ts';

const menuId = 'mobile-menu';

/**
 * A native modal dialog keeps the page behind it from scrolling and taking the focus, and closes on Escape. `command` and
 * `commandfor` open and close it, in browsers that do not know them by `src/preHydration.ts`.
 */
export function MobileMenu() {
  const { t } = useTranslation('layout');
  const toggle = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const close = useCallback(() => dialog.current?.close(), []);

  // Close before the router scrolls the new page and `RouteAnnouncer` focuses its heading, because the page keeps the
  // height of the old page while the menu is open.
  useEffect(() => router.subscribe('onResolved', close), [router, close]);

  function closeAfterChoice() {
    // In the next frame, when a prefetched page is rendered. Closing at once would cost a layout of the old page.
    requestAnimationFrame(close);
  }

  function restoreFocus() {
    // WebKit sometimes loses the focus, because it still treats the page as inert. Safari always loses it after a
    // click, because a click does not focus a button there.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) toggle.current?.focus();
    });
  }

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={styles.opensMenu}
        data-once=""
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: menuId }}
      >
        {t('nav.menu')}
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        id={menuId}
        className={styles.menu}
        aria-label={t('nav.menu')}
        onClose={restoreFocus}
      >
        <div className={styles.menuBar}>
          <SearchForm place="menu" onSearch={closeAfterChoice} />
          <button type="button" className={styles.menuToggle} {...{ command: 'close', commandfor: menuId }}>
            {t('nav.close')}
            <Icon name="close" />
          </button>
        </div>
        {/* Takes the focus when the dialog opens, so that a screen reader says what opened. React writes the attribute only
            when it prerenders. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <nav
          ref={(nav) => nav?.setAttribute('autofocus', '')}
          aria-label={t('nav.label')}
          className={`${styles.menuBody} ${layout.stack.l}`}
          tabIndex={-1}
          autoFocus
        >
          <div>
            <h2 className={styles.menuGroup}>{t('nav.navigationGroup')}</h2>
            <MenuList links={mainLinks} linkClass={styles.menuLink} onClick={closeAfterChoice} />
          </div>
          <div>
            <h2 className={styles.menuGroup}>{t('nav.resourcesGroup')}</h2>
            <MenuList links={resourceLinks} linkClass={styles.menuLink} onClick={closeAfterChoice} />
          </div>
          <div className={`${layout.stack.m} ${layout.atStart}`}>
            <AdmissionLink onClick={closeAfterChoice} />
            {/* A document of its own, whose content policy allows the previews of photographs. */}
            <TextLink to="/dossier" reloadDocument>
              {t('nav.dossier')}
            </TextLink>
            <WhatsAppLink />
          </div>
          {hasChoice && <LanguageLinks place="menu" />}
        </nav>
      </dialog>
    </>
  );
}
