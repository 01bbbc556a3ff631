import { useTranslation } from 'react-i18next';
import { admissionDocuments, transcriptYears } from '../../content/admissions.ts';
import { FoldedPart } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import * as styles from './Admissions.css.ts';

/** The application documents as a checklist that also prints, and how to hand them in. */
export function Documents() {
  const { t } = useTranslation('admissions');
  return (
    <Section tone="tint" heading={t('documents.heading')} intro={t('documents.intro')} split="narrowWide">
      <div className={styles.documentLists}>
        <div>
          <h3 className={styles.listHeading}>{t('documents.required.heading')}</h3>
          <ul className={styles.requiredDocuments}>
            {admissionDocuments.required.map((id) => (
              <li key={id} className={styles.document}>
                {id === 'transcripts'
                  ? t('documents.required.transcripts', { count: transcriptYears })
                  : t(`documents.required.${id}`)}
              </li>
            ))}
          </ul>
        </div>
        <FoldedPart title={t('documents.recommended.heading')} headingClass={styles.listHeading}>
          <ul className={styles.recommended}>
            {admissionDocuments.recommended.map((id) => (
              <li key={id} className={styles.document}>
                {t(`documents.recommended.${id}`)}
              </li>
            ))}
          </ul>
        </FoldedPart>
      </div>
      <dl className={styles.documentNotes}>
        {(['upload', 'international'] as const).map((id) => (
          <div key={id} className={styles.documentNote}>
            <dt>{t(`documents.${id}.title`)}</dt>
            <dd>
              <p>{t(`documents.${id}.text`)}</p>
              {/* A document of its own, whose content policy allows the previews of photographs. */}
              {id === 'upload' && (
                <TextLink to="/dossier" reloadDocument>
                  {t('documents.upload.link')}
                </TextLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
