import { type ProgramId, admissionSearchFor } from '../content/programs.ts';
import * as styles from './ApplicationStatus.css.ts';
import { useSchoolNow } from './useSchoolClock.ts';
import { useApplicationTexts } from './applicationTexts.ts';

interface ApplicationStatusProps {
  program: ProgramId;
  /** Whether the status is a few words (`intake`) or a sentence. */
  kind: 'intake' | 'sentence';
}

/** The intake that a request sent today is for. Empty until hydration, with reserved height so that nothing moves. */
export function ApplicationStatus({ program, kind }: ApplicationStatusProps) {
  const texts = useApplicationTexts();
  const today = useSchoolNow()?.date;
  return (
    <span className={styles.status[kind]}>{today && texts[kind](admissionSearchFor(program), today)}</span>
  );
}
