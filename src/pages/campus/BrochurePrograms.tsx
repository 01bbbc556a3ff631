import { useTranslation } from 'react-i18next';
import { executivePrograms, families, programsOf } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { EnglishWords } from '../../sections/EnglishWords.tsx';
import * as styles from './Campus.css.ts';

/** The list of programmes, in print only, because readers cannot follow links on paper. */
export function BrochurePrograms() {
  const { t } = useTranslation(['campus', 'programNames']);
  const formats = useFormats();
  return (
    <section className={styles.brochurePrograms}>
      <h2>{t('brochure.programs')}</h2>
      <div className={styles.brochureFamilies}>
        {(['licence', 'master'] as const).map((family) => (
          <div key={family}>
            <h3>{t(`programNames:families.${family}.name`)}</h3>
            <p>
              {t('programNames:durationAndLevel', {
                count: families[family].years,
                level: families[family].level,
              })}
            </p>
            <ul className={styles.brochureNames}>
              {programsOf(family).map((id) => (
                <li key={id}>{t(`programNames:${id}.name`)}</li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h3>
            <EnglishWords>{t('programNames:families.executive.name')}</EnglishWords>
          </h3>
          <p>{t('programNames:executive.shortPrograms.name')}</p>
          <ul className={styles.brochureNames}>
            {executivePrograms.map(({ id, hours }) => (
              <li key={id} className={styles.withHours}>
                <span>{t(`programNames:executivePrograms.${id}`)}</span>
                <span>{formats.hours(hours)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
