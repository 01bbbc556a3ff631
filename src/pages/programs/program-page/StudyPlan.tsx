import { useTranslation } from 'react-i18next';
import { families, internshipMonthsMin, type ProgramId, programOf } from '../../../content/programs.ts';
import { diamond } from '../../../ui/diamond.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { Section } from '../../../ui/Section.tsx';
import * as layout from '../../../ui/layout.css.ts';
import * as styles from './ProgramPage.css.ts';

export function StudyPlan({ program }: { program: ProgramId }) {
  const { t } = useTranslation('program');
  const { t: own } = useTranslation(program);
  const { family } = programOf(program);
  const ordinals =
    family === 'licence'
      ? [t('plan.licence.year1'), t('plan.licence.year2'), t('plan.licence.year3')]
      : [t('plan.master.year1'), t('plan.master.year2')];
  const { years, level } = families[family];
  return (
    <Section heading={t('plan.heading')} tone="sand">
      <ol className={styles.years}>
        {own('years', { returnObjects: true }).map(({ label, courses }, index) => (
          <li key={label} className={`${styles.year} ${layout.ruleAbove.strong}`}>
            <div className={styles.yearHead}>
              <YearMark level={level - years + index + 1} />
              <h3>
                <span className={styles.ordinal}>{ordinals[index]}</span> {label}
              </h3>
            </div>
            <Fold summary={t('plan.courses', { count: courses.length })}>
              <ul className={layout.rows.xs}>
                {courses.map((course) => (
                  <li key={course}>{course}</li>
                ))}
              </ul>
            </Fold>
          </li>
        ))}
      </ol>
      <div className={`${layout.stack.xs} ${layout.desktopColumns.label} ${layout.paddingAbove.l}`}>
        <h3>{t('plan.internship', { count: internshipMonthsMin })}</h3>
        <p>{own('internship')}</p>
      </div>
    </Section>
  );
}

/** One diamond for each year since the baccalaureate. Decorative, beside the year's name. */
function YearMark({ level }: { level: number }) {
  const size = 10 + 8 * level;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      {Array.from({ length: level }, (_, inner) => (
        <path key={inner} d={diamond(size / 2, size / 2, 8 + 4 * inner)} className={styles.diamondOutline} />
      ))}
      <path d={diamond(size / 2, size / 2, 3.5)} className={styles.diamondCenter} />
    </svg>
  );
}
