import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasChoice } from 'virtual:catalogs';
import { from } from '../theme/breakpoints.ts';
import { Icon } from '../ui/Icon.tsx';
import { AdmissionLink } from './AdmissionLink.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { type NavigationTarget, mainLinks, resourceLinks } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import * as styles from './SiteHeader.css.ts';

const menuId = 'mobile-menu';

/**
 * The small screens' menu: a native modal dialog, so that the page behind neither scrolls nor takes focus and Escape
 * closes it. The invoker attributes open it before any script runs, in browsers that know them.
 */
export function MobileMenu() {
  const { t } = useTranslation('layout');
  const toggle = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const close = useCallback(() => dialog.current?.close(), []);

  // On the new page, before the router scrolls it and its heading takes the focus (`RouteAnnouncer.tsx`): behind the menu
  // it has the height of the old one.
  useEffect(() => router.subscribe('onResolved', close), [router, close]);

  // A tablet that is turned, or an enlarged page made small again, has the links in the header.
  useEffect(() => {
    const desktop = matchMedia(from.desktop);
    const closeOnDesktop = () => {
      if (!desktop.matches || !dialog.current?.open) return;
      close();
      // The button that opened it is hidden and takes no focus back.
      dialog.current.closest('header')?.querySelector('a')?.focus({ preventScroll: true });
    };
    closeOnDesktop();
    desktop.addEventListener('change', closeOnDesktop);
    return () => desktop.removeEventListener('change', closeOnDesktop);
  }, [close]);

  function choose() {
    // Not at once: a page that is there already is drawn first, and closing the menu over the old one would lay that
    // out once more for nothing.
    requestAnimationFrame(close);
  }

  function open() {
    if (!dialog.current?.open) dialog.current?.showModal();
  }

  function keepFocus() {
    // WebKit now and then gives the focus back to nothing, because it still holds the page for inert, and Safari always
    // does after a mouse, because a button that is pressed takes no focus there.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) toggle.current?.focus();
    });
  }

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
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
            className={styles.toggle}
            {...{ command: 'close', commandfor: menuId }}
            onClick={close}
          >
            {t('nav.close')}
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('nav.label')} className={styles.menuBody}>
          <MenuGroup heading={t('nav.navigationGroup')} links={mainLinks} onChoose={choose} />
          <MenuGroup heading={t('nav.resourcesGroup')} links={resourceLinks} onChoose={choose} />
          <AdmissionLink onClick={choose} />
          {hasChoice && (
            <div>
              <h2 className={styles.menuGroup}>{t('languages')}</h2>
              <LanguageLinks className={styles.menuLink} />
            </div>
          )}
        </nav>
      </dialog>
    </>
  );
}

interface MenuGroupProps {
  heading: string;
  links: readonly NavigationTarget[];
  onChoose: () => void;
}

function MenuGroup({ heading, links, onChoose }: MenuGroupProps) {
  return (
    <div>
      <h2 className={styles.menuGroup}>{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <NavigationLink {...link} className={styles.menuLink} onClick={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}
