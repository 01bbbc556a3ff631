import { type ProgramId, programOf } from '../content/programs.ts';
import * as styles from './ApplicationStatus.css.ts';
import { useSchoolToday } from './useSchoolClock.ts';
import { useTodayWords } from './useTodayWords.ts';

interface ApplicationStatusProps {
  program: ProgramId;
  /** How applications stand, or which entry a request sent today is for. */
  tells: 'applications' | 'entry';
  /** Lines to keep room for. */
  lines: keyof typeof styles.status;
}

/** What a programme's deadline means today, in room of its own that is empty until the page runs. */
export function ApplicationStatus({ program, tells, lines }: ApplicationStatusProps) {
  const words = useTodayWords();
  const today = useSchoolToday();
  return (
    <span className={styles.status[lines]}>{today && words[tells](programOf(program).deadline, today)}</span>
  );
}
