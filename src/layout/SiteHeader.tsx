import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hasChoice } from 'virtual:catalogs';
import { Mark } from '../ui/Mark.tsx';
import { Container } from '../ui/Section.tsx';
import { AdmissionLink } from './AdmissionLink.tsx';
import { languages } from './LanguageLinks.css.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { MoreLinks } from './MoreLinks.tsx';
import { mainLinks } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import * as styles from './SiteHeader.css.ts';

/**
 * Logo, links and the way to the admission request, on every page; on small screens that way is a bar at the bottom of
 * the screen, one tap away.
 */
export function SiteHeader() {
  const { t } = useTranslation(['layout', 'common']);
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Link to="/" className={styles.logo}>
          <Mark name="school" />
          <span className={styles.logoText}>{t('common:schoolName')}</span>
        </Link>
        <nav aria-label={t('nav.label')} className={styles.navigation}>
          <ul className={styles.links}>
            {mainLinks.map((link) => (
              <li key={link.to} className={styles.onDesktop}>
                <NavigationLink {...link} className={styles.link} />
              </li>
            ))}
            <li className={styles.onDesktop}>
              <MoreLinks />
            </li>
            <li className={styles.apply}>
              <AdmissionLink />
            </li>
          </ul>
        </nav>
        {hasChoice && (
          <nav aria-label={t('languages')} className={languages}>
            <LanguageLinks />
          </nav>
        )}
        <div className={styles.mobile}>
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
}
