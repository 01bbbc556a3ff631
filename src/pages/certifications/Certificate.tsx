import { useTranslation } from 'react-i18next';
import { hasCertificateExpired, isoCertificate } from '../../content/certifications.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSchoolNow } from '../../sections/useSchoolClock.ts';
import { WovenEdge } from '../../ui/WovenEdge.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Certifications.css.ts';

/** The school's ISO certificate: the details needed to verify it, and its period of validity. */
export function Certificate() {
  const { t } = useTranslation(['certifications', 'common']);
  const facts = [
    { id: 'standard', term: t('certificate.standard'), value: <bdi>{isoCertificate.standard}</bdi> },
    { id: 'number', term: t('certificate.number'), value: <bdi>{isoCertificate.number}</bdi> },
    {
      id: 'issuingBody',
      term: t('certificate.issuingBody'),
      value: <bdi>{isoCertificate.issuingBody}</bdi>,
    },
    { id: 'scope', term: t('certificate.scope'), value: t('certificate.scopeText') },
  ];
  return (
    <Section heading={t('certificate.heading')} intro={t('certificate.intro')} tone="sand" split="narrowWide">
      <div className={styles.certificate}>
        <WovenEdge />
        <div className={styles.certificateWords}>
          <p className={styles.awardedTo}>
            <span>{t('certificate.awardedTo')}</span>
            <strong className={styles.certificateHolder}>{t('common:schoolName')}</strong>
          </p>
          <dl className={styles.certificateFacts}>
            {facts.map(({ id, term, value }) => (
              <div key={id}>
                <dt className={styles.factTerm}>{term}</dt>
                <dd className={styles.factValue}>{value}</dd>
              </div>
            ))}
          </dl>
          <Validity />
        </div>
      </div>
    </Section>
  );
}

/** The certificate's period of validity. A line added by hydration, with reserved height, says whether it is over. */
function Validity() {
  const { t } = useTranslation('certifications');
  const formats = useFormats();
  const { validFrom, validUntil } = isoCertificate;
  const today = useSchoolNow()?.date;
  const hasExpired = today !== undefined && hasCertificateExpired(today);
  return (
    <div className={styles.validity}>
      <h3 className={styles.factTerm}>{t('certificate.validity')}</h3>
      <dl className={styles.period}>
        <div>
          <dt>{t('certificate.validFrom')}</dt>
          <dd className={styles.periodDate}>
            <time dateTime={validFrom}>{formats.date(validFrom)}</time>
          </dd>
        </div>
        <div className={styles.periodUntil}>
          <dt>{t('certificate.validUntil')}</dt>
          <dd className={styles.periodDate}>
            <time dateTime={validUntil}>{formats.date(validUntil)}</time>
          </dd>
        </div>
      </dl>
      <p className={styles.expiryNote}>{hasExpired && t('certificate.isOver')}</p>
    </div>
  );
}
