import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { resourceLinks } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import * as styles from './SiteHeader.css.ts';
import { useCurrent } from './useCurrent.ts';

/** The header's “Plus”: native details, so that it opens before any script runs. */
export function MoreLinks() {
  const { t } = useTranslation('layout');
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
    // The summary is what is operated; these only watch the keys and the focus that pass through.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={details}
      className={styles.more}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className={styles.moreToggle} aria-current={useCurrent(...resourceLinks) && 'true'}>
        {t('nav.more')}
        <Icon name="chevron" />
      </summary>
      <ul className={styles.moreList}>
        {resourceLinks.map((link) => (
          <li key={link.to}>
            <NavigationLink {...link} className={styles.link} onClick={close} />
          </li>
        ))}
      </ul>
    </details>
  );
}
