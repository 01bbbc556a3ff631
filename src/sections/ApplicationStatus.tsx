import { type ProgramId, programOf } from '../content/programs.ts';
import * as styles from './ApplicationStatus.css.ts';
import { useSchoolToday } from './useSchoolClock.ts';
import { useApplicationTexts } from './applicationTexts.ts';

interface ApplicationStatusProps {
  program: ProgramId;
  /** Whether applications are open, or which entry a request sent today is for. */
  tells: 'applications' | 'entry';
  /** The lines to reserve. */
  lines: keyof typeof styles.status;
}

/** What a programme's deadline means today. Empty until hydration, with room reserved for the text. */
export function ApplicationStatus({ program, tells, lines }: ApplicationStatusProps) {
  const texts = useApplicationTexts();
  const today = useSchoolToday();
  return (
    <span className={styles.status[lines]}>{today && texts[tells](programOf(program).deadline, today)}</span>
  );
}
