import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import campusBySaltFlats from '../../scenes/campus-by-salt-flats.svg';
import { OpeningHours } from '../../sections/OpeningHours.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { PrintButton, PrintHelp } from '../../sections/PrintButton.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { FoldedPart } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { BrochurePrograms } from './BrochurePrograms.tsx';
import * as styles from './Campus.css.ts';
import { Gallery } from './Gallery.tsx';
import { LearningSpaces, LivingAndSport } from './Spaces.tsx';

/** The campus: its rooms, sport, student life and visits. Printed, it is the school's brochure. */
export function Campus() {
  const { t } = useTranslation('campus');
  return (
    <div className={`${styles.brochure} ${styles.page}`}>
      <PageHero
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        crumb={t('crumb')}
        aside={<Picture drawing={campusBySaltFlats} isInFirstScreen label={t('hero.scene')} ratio="6 / 5" />}
      />
      <BelowFirstScreen>
        <BrochurePrograms />
        <LearningSpaces />
        <LivingAndSport />
        <StudentLife />
        <div className={styles.onScreenOnly}>
          <Gallery />
        </div>
        <Visit />
      </BelowFirstScreen>
    </div>
  );
}

function StudentLife() {
  const { t } = useTranslation('campus');
  const formats = useFormats();
  return (
    <Section
      heading={t('life.heading')}
      tone="deep"
      split="narrowWide"
      aside={
        <>
          <p className={styles.lifeFigure}>
            {t('life.figure', {
              count: claims.campus.associationsMin,
              associations: formats.atLeast(claims.campus.associationsMin),
            })}
          </p>
          <p className={styles.lifeText}>{t('life.text')}</p>
        </>
      }
    >
      <FoldedPart title={t('life.listLabel')} headingClass={styles.associationsHeading}>
        <ul role="list" className={styles.associations}>
          {t('life.associations', { returnObjects: true }).map(({ name, text }) => (
            <li key={name} className={styles.association}>
              <strong className={styles.associationName}>{name}</strong>{' '}
              <span className={styles.lifeText}>{text}</span>
            </li>
          ))}
        </ul>
      </FoldedPart>
    </Section>
  );
}

function Visit() {
  const { t } = useTranslation('campus');
  return (
    <Section
      heading={t('visit.heading')}
      intro={t('visit.text')}
      tone="tint"
      split="even"
      aside={
        <>
          <ButtonRow>
            <ButtonLink to="/contact" search={{ subject: 'visit' }} variant="strong">
              {t('visit.plan')}
            </ButtonLink>
            <PrintButton helpId="print-help">{t('visit.brochure')}</PrintButton>
          </ButtonRow>
          <PrintHelp id="print-help" />
        </>
      }
    >
      <div className={styles.visitHours}>
        <h3>{t('hours.heading')}</h3>
        <OpeningHours version="school" />
      </div>
    </Section>
  );
}
