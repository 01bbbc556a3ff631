import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Container } from '../../../ui/Section.tsx';
import { section, tone } from '../../../ui/Section.css.ts';
import * as styles from './Practicalities.css.ts';

/** When sessions start, what is made to measure, and where to ask. */
export function Enquiry() {
  const { t } = useTranslation('executive');
  return (
    <div className={`${section} ${tone.tint}`}>
      <Container>
        <div className={styles.texts}>
          <section aria-labelledby="calendar-heading" className={styles.text}>
            <h2 id="calendar-heading">{t('calendar.heading')}</h2>
            <p>{t('calendar.text')}</p>
            <p>{t('calendar.pause')}</p>
          </section>
          <section id="customPrograms" aria-labelledby="custom-heading" className={styles.text}>
            <h2 id="custom-heading">{t('contact.customHeading')}</h2>
            <p>{t('contact.customText')}</p>
            <p>{t('contact.text')}</p>
            <ButtonLink to="/contact" variant="strong">
              {t('contact.link')}
            </ButtonLink>
          </section>
        </div>
      </Container>
    </div>
  );
}
