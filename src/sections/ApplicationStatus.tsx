import { type ProgramId, admissionSearchFor } from '../content/programs.ts';
import * as styles from './ApplicationStatus.css.ts';
import { useDeadlineText } from './useProgramFacts.ts';
import { useIntakeText } from './useIntakeText.ts';
import { useSchoolNow } from './useSchoolClock.ts';

/** The intake is that of a request of today. It is empty until hydration, with reserved height so that nothing moves. */
export function ApplicationDeadline({ program }: { program: ProgramId }) {
  const deadlineText = useDeadlineText();
  const intakeText = useIntakeText();
  const today = useSchoolNow()?.date;
  return (
    <>
      {deadlineText(program)}
      <span className={styles.status.intake}>{today && intakeText(admissionSearchFor(program), today)}</span>
    </>
  );
}
