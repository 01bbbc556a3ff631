import { useTranslation } from 'react-i18next';
import { type ProgramId, programOf } from '../../../content/programs.ts';
import { Section } from '../../../ui/Section.tsx';
import * as styles from './Careers.css.ts';
import type { ProgramWords } from './useProgramWords.ts';

/** The jobs that the programme leads to, and what one does in each. */
export function Careers({ program, words }: { program: ProgramId; words: ProgramWords }) {
  const { t } = useTranslation('program');
  const isLicence = programOf(program).family === 'licence';
  return (
    <Section
      heading={t('careers')}
      tone={isLicence ? 'deep' : 'salt'}
      {...(isLicence && { split: 'narrowWide' as const })}
    >
      <ul className={isLicence ? styles.rows : styles.columns}>
        {words.careers.map(({ title, description }) => (
          <li key={title} className={isLicence ? styles.row : styles.column}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
