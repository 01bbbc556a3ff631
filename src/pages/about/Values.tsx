import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section.tsx';
import { SixDiamonds } from '../../scenes/SixDiamonds.tsx';
import * as styles from './Values.css.ts';

/** The six values, each with what it means in class. */
export function Values() {
  const { t } = useTranslation('about');
  return (
    <Section
      heading={t('values.heading')}
      tone="deep"
      split="narrowWide"
      aside={
        <div className={styles.weave}>
          <SixDiamonds />
        </div>
      }
    >
      <dl className={styles.values}>
        {t('values.items', { returnObjects: true }).map(({ title, text }) => (
          <div key={title} className={styles.value}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
