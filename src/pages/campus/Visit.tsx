import { useTranslation } from 'react-i18next';
import { OpeningHours } from '../../sections/OpeningHours.tsx';
import { PrintButton } from '../../sections/PrintButton.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Visit.css.ts';

/** When the school is open and how to come, or what to take home. */
export function Visit() {
  const { t } = useTranslation('campus');
  return (
    <Section
      heading={t('visit.heading')}
      intro={t('visit.text')}
      tone="tint"
      split="even"
      aside={
        <ButtonRow>
          <ButtonLink to="/contact" search={{ subject: 'visit' }} variant="strong">
            {t('visit.plan')}
          </ButtonLink>
          <PrintButton>{t('visit.brochure')}</PrintButton>
        </ButtonRow>
      }
    >
      <div className={styles.hours}>
        <h3>{t('hours.heading')}</h3>
        <OpeningHours reading="school" />
      </div>
    </Section>
  );
}
