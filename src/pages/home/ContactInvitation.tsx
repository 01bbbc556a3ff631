import { useTranslation } from 'react-i18next';
import { phoneHref, school } from '../../content/school.ts';
import { OpeningHours } from '../../sections/OpeningHours.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './ContactInvitation.css.ts';

/** The ways to the school: its number, its form, its campus and its hours. */
export function ContactInvitation() {
  const { t } = useTranslation('home');
  return (
    <Section
      tone="sand"
      split="wideNarrow"
      heading={t('contact.heading')}
      intro={t('contact.text')}
      aside={<Ways />}
    >
      <h3 className={styles.hoursHeading}>{t('contact.hoursHeading')}</h3>
      <OpeningHours reading="school" />
    </Section>
  );
}

function Ways() {
  const { t } = useTranslation('home');
  return (
    <div className={styles.ways}>
      <a href={phoneHref} className={styles.phone}>
        <span className={styles.phoneLabel}>{t('contact.phone')}</span> <bdi>{school.phone}</bdi>
      </a>
      <ButtonRow>
        <ButtonLink to="/contact" variant="strong">
          {t('contact.write')}
        </ButtonLink>
        <ButtonLink to="/campus">{t('contact.visit')}</ButtonLink>
      </ButtonRow>
    </div>
  );
}
