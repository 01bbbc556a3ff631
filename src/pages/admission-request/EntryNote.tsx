import { type ProgramId, programOf } from '../../content/programs.ts';
import { useSchoolToday } from '../../sections/useSchoolClock.ts';
import { useTodayWords } from '../../sections/useTodayWords.ts';
import * as styles from './EntryNote.css.ts';

/** What a request sent today is for, to this programme or to any. */
export function EntryNote({ program }: { program: ProgramId | undefined }) {
  const words = useTodayWords();
  const today = useSchoolToday();
  return (
    <p className={styles.note}>{today && words.entry(program ? programOf(program).deadline : null, today)}</p>
  );
}
