import { useTranslation } from 'react-i18next';
import { promises } from '../../content/promises.ts';
import { emailHref, phoneHref, school } from '../../content/school.ts';
import { OpeningHours } from '../../sections/OpeningHours.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Details.css.ts';

/** Where the school is, how it is called and written to, and when its doors are open. */
export function Details() {
  const { t } = useTranslation(['contact', 'common']);
  return (
    <div className={styles.details}>
      <section aria-labelledby="contact-details" className={styles.block}>
        <h2 id="contact-details">{t('details.heading')}</h2>
        <dl>
          <div className={styles.row}>
            <dt className={styles.term}>
              <Icon name="phone" />
              {t('details.phone')}
            </dt>
            <dd>
              <a href={phoneHref} className={styles.phone}>
                <bdi>{school.phone}</bdi>
              </a>
            </dd>
          </div>
          <div className={styles.row}>
            <dt className={styles.term}>
              <Icon name="mail" />
              {t('details.email')}
            </dt>
            <dd>
              <a href={emailHref} className={styles.link}>
                <bdi>{school.email}</bdi>
              </a>
              <p className={styles.note}>{t('details.replyNote', { count: promises.contactAnswerHours })}</p>
            </dd>
          </div>
          <div className={styles.row}>
            <dt className={styles.term}>
              <Icon name="pin" />
              {t('details.address')}
            </dt>
            <dd>
              <address className={styles.address}>{t('common:address')}</address>
            </dd>
          </div>
        </dl>
      </section>
      <section aria-labelledby="contact-hours" className={styles.block}>
        <h2 id="contact-hours" className={styles.hoursHeading}>
          {t('hours.heading')}
        </h2>
        <OpeningHours reading="contact" />
      </section>
    </div>
  );
}
