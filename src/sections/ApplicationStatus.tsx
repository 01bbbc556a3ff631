import { useTranslation } from 'react-i18next';
import { type ProgramId, admissionSearchFor } from '../content/programs.ts';
import * as styles from './ApplicationStatus.css.ts';
import { intakeText } from './applicationTexts.ts';
import { useDeadlineText } from './useProgramFacts.ts';
import { useSchoolNow } from './useSchoolClock.ts';

/** The intake is that of a request of today. It is empty until hydration, with reserved height so that nothing moves. */
export function ApplicationDeadline({ program }: { program: ProgramId }) {
  const deadlineText = useDeadlineText();
  const { t } = useTranslation('today');
  const today = useSchoolNow()?.date;
  return (
    <>
      {deadlineText(program)}
      <span className={styles.status.intake}>
        {today && intakeText(t, admissionSearchFor(program), today)}
      </span>
    </>
  );
}
