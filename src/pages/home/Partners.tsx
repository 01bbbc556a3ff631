import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { partners, partnerSectors } from '../../content/partners.ts';
import { executivePath } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PartnerLogo } from './PartnerLogo.tsx';
import * as styles from './Partners.css.ts';

const benefits = [
  { id: 'recruitments', stat: claims.partnerBenefits.recruitmentsMin },
  { id: 'internships', stat: claims.partnerBenefits.internshipsMin },
  { id: 'organisationsTrained', stat: claims.partnerBenefits.organisationsTrainedMin },
  { id: 'projectsYearly', stat: claims.partnerBenefits.projectsYearlyMin },
] as const;

/** Who the school works with, by sector, and what comes of it. */
export function Partners() {
  const { t } = useTranslation(['home', 'partnerNames']);
  const { atLeast } = useFormats();
  return (
    <Section
      tone="sand"
      heading={t('partners.heading')}
      intro={t('partners.intro', { count: claims.partnersMin })}
    >
      <dl className={styles.sectors}>
        {partnerSectors.map((sector) => (
          <div key={sector} className={styles.sector}>
            <dt className={styles.sectorName}>{t(`partners.sectors.${sector}`)}</dt>
            {partners
              .filter((partner) => partner.sector === sector)
              .map(({ id }) => (
                <dd key={id} className={styles.partner}>
                  <PartnerLogo id={id} />
                  <bdi>{t(`partnerNames:${id}`)}</bdi>
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <h3>{t('partners.benefitsHeading')}</h3>
      <ul role="list" className={styles.benefits}>
        {benefits.map(({ id, stat }) => (
          <li key={id} className={styles.benefit}>
            <h4 className={styles.benefitTitle}>
              <span className={styles.stat}>{atLeast(stat)}</span> {t(`partners.benefits.${id}.title`)}
            </h4>
            <p>{t(`partners.benefits.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.links}>
        <TextLink to="/contact" search={{ subject: 'partnership' }}>
          {t('partners.contact')}
        </TextLink>
        <TextLink to={executivePath} hash="customPrograms">
          {t('partners.training')}
        </TextLink>
      </div>
    </Section>
  );
}
