import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Mission.css.ts';

/** What the school is for, in one sentence and four objectives. */
export function Mission() {
  const { t } = useTranslation('about');
  return (
    <Section heading={t('mission.heading')} tone="sand">
      <p className={styles.statement}>{t('mission.statement')}</p>
      <h3 className={styles.objectivesHeading}>{t('mission.objectivesHeading')}</h3>
      <ol role="list" className={styles.objectives}>
        {t('mission.objectives', { returnObjects: true }).map(({ title, text }) => (
          <li key={title} className={styles.objective}>
            <h4 className={styles.title}>{title}</h4>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
