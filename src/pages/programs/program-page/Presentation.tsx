import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/Picture.tsx';
import { Container } from '../../../ui/Section.tsx';
import { section, tone } from '../../../ui/Section.css.ts';
import * as styles from './Presentation.css.ts';
import type { ProgramWords } from './useProgramWords.ts';

interface PresentationProps {
  words: ProgramWords;
  /** A licence's drawing; a master shows its own beside the title. */
  drawing?: string;
}

/** What the programme is about and what its graduates can do. */
export function Presentation({ words: { presentation, objectives }, drawing }: PresentationProps) {
  const headingId = useId();
  const heading = (
    <h2 id={headingId} className={drawing ? undefined : styles.statement}>
      {presentation.heading}
    </h2>
  );
  const text = <p className={styles.lead}>{presentation.text}</p>;
  return (
    <section aria-labelledby={headingId} className={`${section} ${tone.salt}`}>
      <Container>
        {drawing ? (
          <div className={styles.illustrated}>
            <div className={styles.scene}>
              <Picture drawing={drawing} ratio="4 / 5" />
            </div>
            <div className={styles.words}>
              {heading}
              {text}
              <Objectives objectives={objectives} />
            </div>
          </div>
        ) : (
          <div className={styles.stated}>
            {heading}
            {text}
            <Objectives objectives={objectives} />
          </div>
        )}
      </Container>
    </section>
  );
}

function Objectives({ objectives }: { objectives: readonly string[] }) {
  const { t } = useTranslation('program');
  return (
    <div className={styles.objectives}>
      <h3>{t('objectives')}</h3>
      <ul className={styles.list}>
        {objectives.map((objective) => (
          <li key={objective} className={styles.objective}>
            <svg className={styles.sign} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
              <path d="M7 0 14 7 7 14 0 7Z" />
            </svg>
            {objective}
          </li>
        ))}
      </ul>
    </div>
  );
}
