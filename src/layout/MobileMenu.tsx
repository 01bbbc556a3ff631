import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasChoice } from 'virtual:catalogs';
import { from } from '../theme/breakpoints.ts';
import { Icon } from '../ui/Icon.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { AdmissionLink, MenuLink } from './MenuLink.tsx';
import { type MenuTarget, mainLinks, resourceLinks } from './menus.ts';
import * as styles from './layout.css.ts';

const menuId = 'mobile-menu';

/**
 * The menu of small screens: a native modal dialog, so that the page behind neither scrolls nor takes the focus, and Escape
 * closes it. `command` and `commandfor` open it before any script runs, in browsers that support them.
 */
export function MobileMenu() {
  const { t } = useTranslation('layout');
  const toggle = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const close = useCallback(() => dialog.current?.close(), []);

  // Before the router scrolls the new page and its heading takes the focus (`RouteAnnouncer`): behind the open menu the
  // page has the height of the old one.
  useEffect(() => router.subscribe('onResolved', close), [router, close]);

  // When a tablet is turned or the page is zoomed out, the header has room for its links again.
  useEffect(() => {
    const desktop = matchMedia(from.desktop);
    const closeOnDesktop = () => {
      if (!desktop.matches || !dialog.current?.open) return;
      close();
      // The menu's button is hidden now, so the focus cannot go back to it.
      dialog.current.closest('header')?.querySelector('a')?.focus({ preventScroll: true });
    };
    closeOnDesktop();
    desktop.addEventListener('change', closeOnDesktop);
    return () => desktop.removeEventListener('change', closeOnDesktop);
  }, [close]);

  function closeAfterChoice() {
    // In the next frame, when a prefetched page is rendered. Closing at once would lay out the old page for nothing.
    requestAnimationFrame(close);
  }

  function open() {
    if (!dialog.current?.open) dialog.current?.showModal();
  }

  function keepFocus() {
    // WebKit sometimes drops the focus, because it still takes the page for inert. Safari always does after a click,
    // because a clicked button does not take the focus there.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) toggle.current?.focus();
    });
  }

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={styles.menuToggle}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: menuId }}
        onClick={open}
      >
        {t('nav.menu')}
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} id={menuId} className={styles.menu} aria-label={t('nav.menu')} onClose={keepFocus}>
        <div className={styles.menuBar}>
          <span />
          <button
            type="button"
            className={styles.menuToggle}
            {...{ command: 'close', commandfor: menuId }}
            onClick={close}
          >
            {t('nav.close')}
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('nav.label')} className={styles.menuBody}>
          <MenuGroup heading={t('nav.navigationGroup')} links={mainLinks} onChoose={closeAfterChoice} />
          <MenuGroup heading={t('nav.resourcesGroup')} links={resourceLinks} onChoose={closeAfterChoice} />
          <AdmissionLink onClick={closeAfterChoice} />
          {hasChoice && <LanguageLinks place="menu" />}
        </nav>
      </dialog>
    </>
  );
}

interface MenuGroupProps {
  heading: string;
  links: readonly MenuTarget[];
  onChoose: () => void;
}

function MenuGroup({ heading, links, onChoose }: MenuGroupProps) {
  return (
    <div>
      <h2 className={styles.menuGroup}>{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <MenuLink {...link} className={styles.menuLink} onClick={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}
