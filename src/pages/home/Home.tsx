import { useTranslation } from 'react-i18next';
import { phoneHref, school } from '../../content/school.ts';
import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { KeyFigures } from '../../sections/KeyFigures.tsx';
import { OpeningHours } from '../../sections/OpeningHours.tsx';
import { useOpeningText } from '../../sections/useOpeningText.ts';
import { useSchoolNow } from '../../sections/useSchoolClock.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { Hero } from './Hero.tsx';
import * as styles from './Home.css.ts';
import { LatestNews } from './LatestNews.tsx';
import { Offer } from './Offer.tsx';
import { Partners } from './Partners.tsx';
import { Platform } from './Platform.tsx';
import { Reasons } from './Reasons.tsx';
import { StudentLife } from './StudentLife.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The home page. The specification sets the order of its sections. */
export function Home() {
  return (
    <>
      <Hero />
      <BelowFirstScreen>
        <Figures />
        <Reasons />
        <Offer />
        <Platform />
        <Partners />
        <StudentLife />
        <LatestNews />
        <Testimonials />
        <Contact />
      </BelowFirstScreen>
    </>
  );
}

function Figures() {
  const { t } = useTranslation('home');
  return (
    <Section heading={t('figures.heading')}>
      <KeyFigures />
    </Section>
  );
}

function Contact() {
  const { t } = useTranslation('home');
  return (
    <Section
      tone="sand"
      split="wideNarrow"
      heading={t('contact.heading')}
      intro={t('contact.text')}
      aside={<ContactLinks />}
    >
      <h3 className={styles.hoursHeading}>{t('contact.hoursHeading')}</h3>
      <Fold summary={<OpeningNow />} className={styles.hours}>
        <OpeningHours version="school" />
      </Fold>
    </Section>
  );
}

/** Whether the school is open now; before hydration, on which days it is. */
function OpeningNow() {
  const { t } = useTranslation('today');
  const openingText = useOpeningText();
  const now = useSchoolNow();
  return now ? openingText(now, 'school') : t('doors.always');
}

function ContactLinks() {
  const { t } = useTranslation('home');
  return (
    <div className={styles.contactLinks}>
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
