import { useHydrated } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { officePath } from '#core/model/linkedPages.ts';
import { todayAtSchool } from '#core/time/schoolTime.ts';
import { infoTexts } from '../content/infoTexts.ts';
import { school } from '../content/school.ts';
import { EmailLink, PhoneLink } from '../sections/SchoolLinks.tsx';
import { usePagePath } from '../navigation/currentPage.ts';
import { WovenEdge, Container } from '../ui/Section.tsx';
import * as layout from '../ui/layout.css.ts';
import { ExternalLink, PageLink } from '../ui/PageLink.tsx';
import { InfoDialogs, InfoLink } from './InfoDialogs.tsx';
import { MenuLink, MenuList } from './MenuLink.tsx';
import { footerLinks } from './menus.ts';
import * as styles from './SiteFooter.css.ts';
import { TeacherApplication, teacherApplicationId } from './TeacherApplication.tsx';

const socialNetworks = ['facebook', 'linkedin', 'instagram', 'youtube'] as const;

export function SiteFooter() {
  const { t } = useTranslation(['layout', 'common']);
  if (usePagePath() === officePath) return <OfficeFooter />;
  return (
    <footer className={styles.footer}>
      <WovenEdge />
      <Container>
        <div className={styles.footerTop}>
          <div id={teacherApplicationId} className={`${styles.careers} ${layout.stack.m} ${layout.atStart}`}>
            <h2>{t('footer.careers.heading')}</h2>
            <p>{t('footer.careers.text')}</p>
            <TeacherApplication />
          </div>
          <div className={styles.footerColumns}>
            <nav aria-label={t('footer.label')} className={styles.footerColumn}>
              <h2>{t('nav.navigationGroup')}</h2>
              <MenuList links={footerLinks} linkClass={styles.footerLink} />
            </nav>
            <div className={styles.footerColumn}>
              <h2>{t('footer.info.heading')}</h2>
              <ul role="list">
                {infoTexts.map((text) => (
                  <li key={text.id}>
                    <InfoLink text={text} />
                  </li>
                ))}
                <li>
                  <MenuLink to="/plan-du-site" labelKey="siteMap" className={styles.footerLink} />
                </li>
                <li>
                  <PageLink to="/dossier" reloadDocument className={styles.footerLink}>
                    {t('nav.dossier')}
                  </PageLink>
                </li>
              </ul>
              <InfoDialogs />
            </div>
            <div className={styles.footerColumn}>
              <h2>{t('nav.contact')}</h2>
              <address className={styles.address}>{t('common:address')}</address>
              <ul role="list">
                <li>
                  <PhoneLink className={`${styles.footerLink} ${styles.phoneNumber}`} />
                </li>
                <li>
                  <EmailLink className={styles.footerLink} />
                </li>
                <li>
                  <ExternalLink
                    href={school.elearningUrl}
                    newTabLabel={t('common:newTab')}
                    className={styles.footerLink}
                  >
                    {t('footer.contact.elearning')}
                  </ExternalLink>
                </li>
              </ul>
            </div>
          </div>
        </div>
        <div className={styles.footerBottom}>
          <Copyright />
          <ul role="list" aria-label={t('footer.social.heading')} className={styles.social}>
            {socialNetworks.map((network) => (
              <li key={network}>
                <ExternalLink
                  href={school.social[network]}
                  newTabLabel={t('common:newTab')}
                  className={styles.footerLink}
                >
                  {t(`footer.social.${network}`)}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

/** A component of its own, so that hydration renders the rest of the footer once. */
function Copyright() {
  const { t } = useTranslation(['layout', 'common']);
  // Hydration must render the year of the build. The current year replaces it right afterwards.
  const year = useHydrated() ? todayAtSchool().slice(0, 4) : import.meta.env.BUILD_YEAR;
  return <p>{t('footer.copyright', { year, school: t('common:schoolName') })}</p>;
}

/** Only the texts that the law asks for, and nothing for future students. */
function OfficeFooter() {
  const texts = infoTexts.filter(({ id }) => id === 'privacy' || id === 'accessibility');
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.footerBottom}>
          <Copyright />
          <ul role="list" className={styles.social}>
            {texts.map((text) => (
              <li key={text.id}>
                <InfoLink text={text} />
              </li>
            ))}
          </ul>
        </div>
        <InfoDialogs />
      </Container>
    </footer>
  );
}
