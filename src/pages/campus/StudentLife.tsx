import { useTranslation } from 'react-i18next';
import { claims } from '../../content/claims.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Section } from '../../ui/Section.tsx';
import * as styles from './StudentLife.css.ts';

/** How many associations there are, and ten of them. */
export function StudentLife() {
  const { t } = useTranslation('campus');
  const formats = useFormats();
  return (
    <Section
      heading={t('life.heading')}
      tone="deep"
      split="narrowWide"
      isHeadingSticky
      aside={
        <>
          <p className={styles.figure}>
            {t('life.figure', {
              count: claims.campus.associationsMin,
              associations: formats.atLeast(claims.campus.associationsMin),
            })}
          </p>
          <p className={styles.text}>{t('life.text')}</p>
        </>
      }
    >
      <h3 className={styles.listHeading}>{t('life.listLabel')}</h3>
      <ul role="list" className={styles.associations}>
        {t('life.associations', { returnObjects: true }).map(({ name, text }) => (
          <li key={name} className={styles.association}>
            <strong className={styles.name}>{name}</strong> <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
