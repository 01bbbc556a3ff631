import { useTranslation } from 'react-i18next';
import { isoCertificate } from '../../content/certifications.ts';
import { school } from '../../content/school.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Container } from '../../ui/Section.tsx';
import * as styles from './About.css.ts';

/** The founding year, and the bodies that recognise the school. */
export function Recognitions() {
  const { t } = useTranslation('about');
  const formats = useFormats();
  const { standard, validFrom, validUntil } = isoCertificate;
  return (
    <div className={styles.recognitionsBand}>
      <Container>
        <dl className={styles.recognitions}>
          <div>
            <dt className={styles.recognitionTerm}>{t('recognitions.founded.term')}</dt>
            <dd className={styles.foundingYear}>
              <time dateTime={String(school.foundingYear)}>
                {t('recognitions.founded.value', { year: school.foundingYear })}
              </time>
            </dd>
          </div>
          <div>
            <dt className={styles.recognitionTerm}>{t('recognitions.certified.term')}</dt>
            <dd className={styles.recognitionValue}>
              {t('recognitions.certified.value', {
                standard,
                from: formats.date(validFrom),
                until: formats.date(validUntil),
              })}
              <PageLink to="/certifications" className={styles.recognitionLink}>
                {t('recognitions.certified.link')}
              </PageLink>
            </dd>
          </div>
          <div>
            <dt className={styles.recognitionTerm}>{t('recognitions.approved.term')}</dt>
            <dd className={styles.recognitionValue}>{t('recognitions.approved.value')}</dd>
          </div>
          <div>
            <dt className={styles.recognitionTerm}>{t('recognitions.federation.term')}</dt>
            <dd className={styles.recognitionValue}>{t('recognitions.federation.value')}</dd>
          </div>
        </dl>
      </Container>
    </div>
  );
}
