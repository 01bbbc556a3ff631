import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { partners, partnerSectors } from '../../content/partners.ts';
import { executivePath } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/PageLink.tsx';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './Home.css.ts';

const logos = import.meta.glob<string>('./*.svg', {
  base: '../../scenes/logos/',
  eager: true,
  import: 'default',
});

const benefits = [
  { id: 'recruitments', stat: claims.partnerBenefits.recruitmentsMin },
  { id: 'internships', stat: claims.partnerBenefits.internshipsMin },
  { id: 'organisationsTrained', stat: claims.partnerBenefits.organisationsTrainedMin },
  { id: 'projectsYearly', stat: claims.partnerBenefits.projectsYearlyMin },
] as const;

export function Partners() {
  const { t } = useTranslation(['home', 'partnerNames']);
  const { atLeast } = useFormats();
  return (
    <Section tone="sand" heading={t('partners.heading')} intro={t('partners.intro')}>
      <Fold summary={t('partners.some')} className={styles.sectors}>
        <dl>
          {partnerSectors.map((sector) => (
            <div key={sector} className={styles.sector}>
              <dt className={styles.sectorName}>{t(`partners.sectors.${sector}`)}</dt>
              {partners
                .filter((partner) => partner.sector === sector)
                .map(({ id }) => (
                  <dd key={id} className={styles.partner}>
                    <img src={logos[`./${id}.svg`]} alt="" loading="lazy" className={styles.partnerLogo} />
                    <bdi>{t(`partnerNames:${id}`)}</bdi>
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </Fold>
      <h3 className={styles.benefitsHeading}>{t('partners.benefitsHeading')}</h3>
      <ul role="list" className={styles.benefits}>
        {benefits.map(({ id, stat }) => (
          <li key={id} className={`${layout.ruleAbove.thin} ${layout.paddingAbove.m}`}>
            <h4 className={layout.stack.xxs}>
              <span className={`${layout.headingSize.h2} ${layout.ink.sea}`}>{atLeast(stat)}</span>{' '}
              <span>{t(`partners.benefits.${id}.title`)}</span>
            </h4>
            <p className={layout.textSize.body}>{t(`partners.benefits.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className={`${layout.row.m} ${layout.textSize.small} ${layout.paddingAbove.m}`}>
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
