import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/Picture.tsx';
import { Container } from '../../../ui/Section.tsx';
import { section, tone } from '../../../ui/Section.css.ts';
import * as styles from './ProgramPage.css.ts';
import type { ProgramId } from '../../../content/programs.ts';

interface PresentationProps {
  program: ProgramId;
  /** The drawing of a licence. Left out for a master, whose drawing is beside the title. */
  drawing?: string;
}

/** The programme's description and objectives. */
export function Presentation({ program, drawing }: PresentationProps) {
  const { t } = useTranslation(program);
  const heading = <h2 className={drawing ? undefined : styles.statement}>{t('presentation.heading')}</h2>;
  const text = <p className={styles.lead}>{t('presentation.text')}</p>;
  return (
    <section className={`${section} ${tone.salt}`}>
      <Container>
        {drawing ? (
          <div className={styles.illustrated}>
            <div className={styles.scene}>
              <Picture drawing={drawing} ratio="4 / 5" />
            </div>
            <div className={styles.presentationWords}>
              {heading}
              {text}
              <Objectives program={program} />
            </div>
          </div>
        ) : (
          <div className={styles.stated}>
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
  const { t: own } = useTranslation(program);
  return (
    <div className={styles.objectives}>
      <h3>{t('objectives')}</h3>
      <ul className={styles.objectiveList}>
        {own('objectives', { returnObjects: true }).map((objective) => (
          <li key={objective} className={styles.objective}>
            <svg className={styles.objectiveSign} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
              <path d="M7 0 14 7 7 14 0 7Z" />
            </svg>
            {objective}
          </li>
        ))}
      </ul>
    </div>
  );
}
