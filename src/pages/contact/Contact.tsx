import { useTranslation } from 'react-i18next';
import { responseTimes } from '../../content/admissions.ts';
import { ContactForm, type ContactSearch } from '../../forms/ContactForm.tsx';
import coastMap from '../../scenes/coast-map.svg';
import { OpeningHours } from '../../sections/OpeningHours.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { EmailLink, PhoneLink } from '../../sections/SchoolLinks.tsx';
import { PhoneHours } from '../../sections/useOpeningText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Container } from '../../ui/Section.tsx';
import * as styles from './Contact.css.ts';

const formHeadingId = 'contact-form-heading';

export function Contact({ search }: { search: ContactSearch }) {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHero
        tone="sea"
        heading={t('hero.heading')}
        subtitle={t('hero.subtitle')}
        aside={<Picture drawing={coastMap} ratio="2 / 1" isInFirstScreen />}
      />
      <div className={styles.page}>
        <Container className={styles.columns}>
          <section className={styles.card}>
            <h2 id={formHeadingId}>{t('form.heading')}</h2>
            <ContactForm labelledBy={formHeadingId} search={search} phoneHours={<PhoneHours />} />
          </section>
          <Details />
        </Container>
      </div>
    </>
  );
}

function Details() {
  const { t } = useTranslation(['contact', 'common']);
  return (
    <div className={styles.details}>
      <section className={styles.detailsBlock}>
        <h2>{t('details.heading')}</h2>
        <dl>
          <div className={styles.detailRow}>
            <dt className={styles.detailTerm}>
              <Icon name="phone" />
              {t('details.phone')}
            </dt>
            <dd>
              <PhoneLink className={styles.phone} />
            </dd>
          </div>
          <div className={styles.detailRow}>
            <dt className={styles.detailTerm}>
              <Icon name="mail" />
              {t('details.email')}
            </dt>
            <dd>
              <EmailLink className={styles.detailLink} />
              <p className={styles.detailNote}>
                {t('details.replyNote', { count: responseTimes.contactAnswerHours })}
              </p>
            </dd>
          </div>
          <div className={styles.detailRow}>
            <dt className={styles.detailTerm}>
              <Icon name="pin" />
              {t('details.address')}
            </dt>
            <dd>
              <address className={styles.address}>{t('common:address')}</address>
            </dd>
          </div>
        </dl>
      </section>
      <section className={styles.detailsBlock}>
        <h2 className={styles.hoursHeading}>{t('hours.heading')}</h2>
        <OpeningHours version="contact" />
      </section>
    </div>
  );
}
