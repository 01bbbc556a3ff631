import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../ui/PageLink.tsx';
import { WovenEdge, Container } from '../ui/Section.tsx';
import * as styles from './PageHero.css.ts';

interface PageHeroProps {
  heading: ReactNode;
  subtitle?: ReactNode;
  /** The list that leads to this page stands before it in the breadcrumb. */
  parent?: 'programs' | 'news';
  /** The background: `light` and `deep` are the page's colours (`pageColors`), `sea` is the primary colour. */
  tone?: keyof typeof styles.hero;
  children?: ReactNode;
  aside?: ReactNode;
}

export function PageHero({ heading, subtitle, parent, tone = 'light', children, aside }: PageHeroProps) {
  const { t } = useTranslation('layout');
  const parents = [
    { to: '/', label: t('nav.home') },
    ...(parent ? [{ to: `/${parent}`, label: t(`nav.${parent}`) }] : []),
  ];
  return (
    <div className={styles.hero[tone]}>
      <Container>
        <nav aria-label={t('breadcrumb')}>
          <ol className={styles.breadcrumb}>
            {parents.map(({ to, label }) => (
              <li key={to} className={styles.crumb}>
                <PageLink to={to} className={styles.crumbLink} activeOptions={{ exact: true }}>
                  {label}
                </PageLink>
              </li>
            ))}
            <li className={styles.crumb} aria-current="page">
              <span className={styles.crumbLink}>{heading}</span>
            </li>
          </ol>
        </nav>
        <div className={styles.columns}>
          <div className={styles.heroText}>
            <h1>{heading}</h1>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            {children}
          </div>
          {aside}
        </div>
      </Container>
      <WovenEdge />
    </div>
  );
}
