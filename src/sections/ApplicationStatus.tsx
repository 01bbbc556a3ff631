import { type ProgramId, programOf } from '../content/programs.ts';
import * as styles from './ApplicationStatus.css.ts';
import { useSchoolToday } from './useSchoolClock.ts';
import { useApplicationTexts } from './applicationTexts.ts';

interface ApplicationStatusProps {
  program: ProgramId;
  /** `applications`: whether applications are open. `entry`: the intake that a request sent today is for. */
  tells: 'applications' | 'entry';
  /** The number of lines to reserve. */
  lines: keyof typeof styles.status;
}

/** The status of applications for a programme today. Empty until hydration, with reserved height so that nothing moves. */
export function ApplicationStatus({ program, tells, lines }: ApplicationStatusProps) {
  const texts = useApplicationTexts();
  const today = useSchoolToday();
  return (
    <span className={styles.status[lines]}>{today && texts[tells](programOf(program).deadline, today)}</span>
  );
}
