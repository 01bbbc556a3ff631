import { useTranslation } from 'react-i18next';
import { families, internshipMonthsMin, type ProgramId, programOf } from '../../../content/programs.ts';
import { diamond } from '../../../ui/diamond.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { Section } from '../../../ui/Section.tsx';
import * as styles from './ProgramPage.css.ts';

/** The courses by year: a licence's years side by side, a master's as two rows. */
export function StudyPlan({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  const { t: own } = useTranslation(program);
  const { family } = programOf(program);
  const isLicence = family === 'licence';
  const ordinals = isLicence
    ? [t('plan.licence.year1'), t('plan.licence.year2'), t('plan.licence.year3')]
    : [t('plan.master.year1'), t('plan.master.year2')];
  const { years, level } = families[family];
  return (
    <Section heading={t('plan.heading')} tone={isLicence ? 'sand' : 'deep'}>
      <ol className={isLicence ? styles.yearColumns : styles.yearRows}>
        {own('years', { returnObjects: true }).map(({ label, courses }, index) => (
          <li key={label} className={isLicence ? styles.yearColumn : styles.yearRow}>
            <div className={styles.year}>
              <div className={styles.yearMark}>
                <YearMark level={level - years + index + 1} ofLevel={level} />
              </div>
              <h3 className={styles.yearName}>
                <span className={styles.ordinal}>{ordinals[index]}</span> {label}
              </h3>
            </div>
            <Fold summary={t('plan.courses', { count: courses.length })}>
              <ul className={styles.courses}>
                {courses.map((course) => (
                  <li key={course} className={styles.course}>
                    {course}
                  </li>
                ))}
              </ul>
            </Fold>
          </li>
        ))}
      </ol>
      <div className={styles.internship}>
        <h3>{t('plan.internship', { count: internshipMonthsMin })}</h3>
        <p>{own('internship')}</p>
      </div>
    </Section>
  );
}

/**
 * Half diagonals of the nested diamonds in SVG units, from the inside out, one for each year since the baccalaureate.
 */
const halfDiagonals = [12, 20, 28, 36, 44] as const;

/** A year of study as nested diamonds, one more each year. Decorative, beside the year's name. */
function YearMark({ level, ofLevel }: { level: number; ofLevel: number }) {
  const outer = halfDiagonals[level - 1] ?? halfDiagonals[0];
  // The drawing starts at the column's edge, whatever its size.
  const center = outer + 2;
  const side = (halfDiagonals[ofLevel - 1] ?? outer) + 2;
  return (
    <svg
      className={styles.nestedDiamonds}
      viewBox={`0 0 ${2 * side} ${2 * side}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={diamond(center, side, outer)} className={styles.diamondsGround} />
      {halfDiagonals.slice(0, level).map((half) => (
        <path key={half} d={diamond(center, side, half)} className={styles.diamondOutline} />
      ))}
      <path d={diamond(center, side, 5)} className={styles.diamondCenter} />
    </svg>
  );
}
