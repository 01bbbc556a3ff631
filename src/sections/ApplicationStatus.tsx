import { type ProgramId, admissionSearchFor } from '../content/programs.ts';
import * as styles from './ApplicationStatus.css.ts';
import { useIntakeText } from './useIntakeText.ts';
import { useSchoolNow } from './useSchoolClock.ts';

/** The intake of a request of today. Empty until hydration, with reserved height so that nothing moves. */
export function ApplicationStatus({ program }: { program: ProgramId }) {
  const intakeText = useIntakeText();
  const today = useSchoolNow()?.date;
  return (
    <span className={styles.status.intake}>{today && intakeText(admissionSearchFor(program), today)}</span>
  );
}
