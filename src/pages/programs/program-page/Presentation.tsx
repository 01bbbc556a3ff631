import { useTranslation } from 'react-i18next';
import { Fold } from '../../../ui/Fold.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Container } from '../../../ui/Section.tsx';
import { section, tone } from '../../../ui/Section.css.ts';
import * as styles from './ProgramPage.css.ts';
import { type ProgramId, programOf } from '../../../content/programs.ts';

interface PresentationProps {
  program: ProgramId;
  /** URL of the drawing. On a master's page only phones show it here, because others show it beside the title. */
  drawing: string;
}

/** The programme's description and objectives. */
export function Presentation({ program, drawing }: PresentationProps) {
  const { t } = useTranslation(program);
  const isLicence = programOf(program).family === 'licence';
  const heading = <h2 className={isLicence ? undefined : styles.statement}>{t('presentation.heading')}</h2>;
  const text = <p className={styles.lead}>{t('presentation.text')}</p>;
  return (
    <section className={`${section} ${tone.salt}`}>
      <Container>
        {isLicence ? (
          <div className={styles.licencePresentation}>
            <div className={styles.scene}>
              <Picture drawing={drawing} ratio="4 / 5" isInFirstScreen />
            </div>
            <div className={styles.presentationWords}>
              {heading}
              {text}
              <Objectives program={program} />
            </div>
          </div>
        ) : (
          <div className={styles.masterPresentation}>
            <div className={`${styles.scene} ${styles.drawingOnPhones}`}>
              <Picture drawing={drawing} ratio="4 / 5" />
            </div>
            {heading}
            {text}
            <Objectives program={program} />
          </div>
        )}
      </Container>
    </section>
  );
}

function Objectives({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  const objectives = useTranslation(program).t('objectives', { returnObjects: true });
  return (
    <div className={styles.objectives}>
      <h3>{t('objectives')}</h3>
      <Fold summary={t('allObjectives', { count: objectives.length })}>
        <ul className={styles.objectiveList}>
          {objectives.map((objective) => (
            <li key={objective} className={styles.objective}>
              {objective}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
