import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { type PartnerId, partners, partnerSectors } from '../../content/partners.ts';
import { executivePath } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as styles from './Home.css.ts';

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
                    <PartnerLogo id={id} />
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
          <li key={id} className={styles.benefit}>
            <h4 className={styles.benefitTitle}>
              <span className={styles.benefitFigure}>{atLeast(stat)}</span>{' '}
              <span>{t(`partners.benefits.${id}.title`)}</span>
            </h4>
            <p className={styles.benefitText}>{t(`partners.benefits.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.partnerLinks}>
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

/** The paths of each logo in a viewBox of 40 by 40, background first. */
const logoPaths: Record<PartnerId, readonly (readonly [path: string, colour: string])[]> = {
  corneFibre: [
    ['M0 0H40V40H0Z', '#04384B'],
    [
      'M8 30C8 16 16 8 32 8V13C20 13 13 19 13 30ZM18 30C18 23 23 18 32 18V23C26 23 23 25 23 30ZM27 27H32V32H27Z',
      '#F2B441',
    ],
  ],
  tadjourahMobile: [
    ['M20 0A20 20 0 1 1 20 40 20 20 0 1 1 20 0Z', '#075E7A'],
    ['M8 24 14 18 20 24 26 18 32 24V29L26 23 20 29 14 23 8 29ZM18 9H22V16H18Z', '#FFFFFF'],
  ],
  mutuelleSalines: [
    ['M20 0 40 20 20 40 0 20Z', '#1B7A4B'],
    [
      'M20 10 24 14 20 18 16 14ZM26 16 30 20 26 24 22 20ZM14 16 18 20 14 24 10 20ZM20 22 24 26 20 30 16 26Z',
      '#FFFFFF',
    ],
  ],
  grandBaraAssurances: [
    ['M4 0H36V22C36 32 28 38 20 40 12 38 4 32 4 22Z', '#BF3D28'],
    ['M4 24H36C35 33 28 38 20 40 12 38 5 33 4 24ZM20 6A6 6 0 1 1 20 18 6 6 0 1 1 20 6Z', '#F2B441'],
  ],
  creditGoubet: [
    ['M0 0H40V40H0Z', '#10222B'],
    ['M20 7 32 19 28 23 20 15 12 23 8 19ZM20 19 32 31 28 35 20 27 12 35 8 31Z', '#CFE9F2'],
  ],
  artaFinance: [
    ['M0 40V22L20 2 40 22V40Z', '#075E7A'],
    ['M14 40V28L20 22 26 28V40Z', '#F2B441'],
  ],
  moucha: [
    ['M20 0A20 20 0 1 1 20 40 20 20 0 1 1 20 0Z', '#F2B441'],
    ['M20 8C28 14 28 26 20 32 12 26 12 14 20 8Z', '#10222B'],
  ],
  quaisDuGolfe: [
    ['M0 0H40V40H0Z', '#075E7A'],
    ['M6 26H34V32H6ZM8 12H15V24H8ZM17 18H24V24H17ZM26 8H33V24H26Z', '#FFFFFF'],
  ],
  corridorFret: [
    ['M0 6H34L40 20 34 34H0L6 20Z', '#BF3D28'],
    ['M12 17H28V23H12Z', '#FFFFFF'],
  ],
  energieDuRift: [
    ['M0 0H40V40H0Z', '#1B7A4B'],
    ['M23 4 9 23H18L15 36 31 16H21Z', '#FBE6BC'],
  ],
};

/** A partner's logo. Decorative: the name is beside it. */
function PartnerLogo({ id }: { id: PartnerId }) {
  return (
    <svg className={styles.partnerLogo} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {logoPaths[id].map(([path, color]) => (
        <path key={path} d={path} fill={color} />
      ))}
    </svg>
  );
}
