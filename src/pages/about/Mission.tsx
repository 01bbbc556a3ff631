import { useTranslation } from 'react-i18next';
import lakeAssal from '../../scenes/lake-assal.svg';
import sixDiamonds from '../../scenes/six-diamonds.svg';
import { Fold } from '../../ui/Fold.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Container, Section } from '../../ui/Section.tsx';
import * as styles from './About.css.ts';

export function Mission() {
  const { t } = useTranslation('about');
  return (
    <Section heading={t('mission.heading')} tone="sand">
      <p className={styles.missionStatement}>{t('mission.statement')}</p>
      <h3 className={styles.objectivesHeading}>{t('mission.objectivesHeading')}</h3>
      <ol role="list" className={styles.objectives}>
        {t('mission.objectives', { returnObjects: true }).map(({ title, text }) => (
          <li key={title} className={styles.objective}>
            <h4 className={styles.objectiveTitle}>{title}</h4>
            <p className={styles.objectiveText}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Values() {
  const { t } = useTranslation('about');
  return (
    <Section
      heading={t('values.heading')}
      tone="deep"
      split="narrowWide"
      aside={<img className={styles.valuesDrawing} src={sixDiamonds} alt="" />}
    >
      <Fold summary={t('values.show')}>
        <dl className={styles.values}>
          {t('values.items', { returnObjects: true }).map(({ title, text }) => (
            <div key={title} className={styles.value}>
              <dt className={styles.valueTitle}>{title}</dt>
              <dd className={styles.valueText}>{text}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </Section>
  );
}

/** The vision statement, above a picture of Lake Assal as wide as the page. */
export function Vision() {
  const { t } = useTranslation('about');
  return (
    <section className={styles.vision}>
      <Container className={styles.visionWords}>
        <h2 className={styles.visionHeading}>{t('vision.heading')}</h2>
        <p className={styles.visionStatement}>{t('vision.statement')}</p>
      </Container>
      <Picture drawing={lakeAssal} label={t('vision.scene')} ratio="3 / 1" />
    </section>
  );
}
