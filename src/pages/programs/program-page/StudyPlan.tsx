import { useTranslation } from 'react-i18next';
import { families, internshipMonthsMin, type ProgramId, programOf } from '../../../content/programs.ts';
import { Section } from '../../../ui/Section.tsx';
import * as styles from './StudyPlan.css.ts';
import type { ProgramWords } from './useProgramWords.ts';
import { YearMark } from './YearMark.tsx';

/** The courses of every year: a licence's years side by side, a master's as two long rows. */
export function StudyPlan({ program, words }: { program: ProgramId; words: ProgramWords }) {
  const { t } = useTranslation('program');
  const { family } = programOf(program);
  const isLicence = family === 'licence';
  const ordinals = isLicence
    ? [t('plan.licence.year1'), t('plan.licence.year2'), t('plan.licence.year3')]
    : [t('plan.master.year1'), t('plan.master.year2')];
  const { years, level } = families[family];
  return (
    <Section heading={t('plan.heading')} tone={isLicence ? 'sand' : 'deep'}>
      <ol className={isLicence ? styles.columns : styles.rows}>
        {words.years.map(({ label, courses }, index) => (
          <li key={label} className={isLicence ? styles.column : styles.row}>
            <div className={styles.year}>
              <div className={styles.mark}>
                <YearMark level={level - years + index + 1} ofLevel={level} />
              </div>
              <h3 className={styles.name}>
                <span className={styles.ordinal}>{ordinals[index]}</span> {label}
              </h3>
            </div>
            <ul className={styles.courses}>
              {courses.map((course) => (
                <li key={course} className={styles.course}>
                  {course}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className={styles.internship}>
        <h3>{t('plan.internship', { count: internshipMonthsMin })}</h3>
        <p>{words.internship}</p>
      </div>
    </Section>
  );
}
