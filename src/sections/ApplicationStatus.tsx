import { type ProgramId, admissionSearchFor } from '../content/programs.ts';
import * as styles from './ApplicationStatus.css.ts';
import { useSchoolNow } from './useSchoolClock.ts';
import { useApplicationTexts } from './applicationTexts.ts';

interface ApplicationStatusProps {
  program: ProgramId;
  /** A few words (`intake`) or a sentence. */
  kind: 'intake' | 'sentence';
}

/** The intake of a request of today. Empty until hydration, with reserved height so that nothing moves. */
export function ApplicationStatus({ program, kind }: ApplicationStatusProps) {
  const texts = useApplicationTexts();
  const today = useSchoolNow()?.date;
  return (
    <span className={styles.status[kind]}>{today && texts[kind](admissionSearchFor(program), today)}</span>
  );
}
