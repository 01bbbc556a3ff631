import { type Deadline, programFor, programOf } from '../../content/programs.ts';
import type { AdmissionChoice } from '../../forms/admissionAnswers.ts';
import { useSchoolToday } from '../../sections/useSchoolClock.ts';
import { useApplicationTexts } from '../../sections/applicationTexts.ts';
import * as styles from './EntryNote.css.ts';

/** What a request sent today is for, to the programme that is chosen or to any. */
export function EntryNote(choice: AdmissionChoice) {
  const texts = useApplicationTexts();
  const today = useSchoolToday();
  return <p className={styles.note}>{today && texts.entry(deadlineOf(choice), today)}</p>;
}

/** Null as long as several are possible. */
function deadlineOf({ formationType, domain, degree }: AdmissionChoice): Deadline | null {
  // Its sessions open all the year round.
  if (formationType === 'certifiante') return { kind: 'none' };
  const program = programFor(domain, degree);
  return program ? programOf(program).deadline : null;
}
