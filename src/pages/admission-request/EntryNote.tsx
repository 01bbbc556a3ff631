import { useTranslation } from 'react-i18next';
import { academicYears } from '../../../supabase/functions/_shared/academicYears.ts';
import { isOver } from '../../content/academicCalendar.ts';
import { type ProgramId, programOf } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSchoolToday } from '../../sections/useSchoolClock.ts';
import { useTodayWords } from '../../sections/useTodayWords.ts';
import * as styles from './EntryNote.css.ts';

/**
 * What a request sent today is for, to this programme or to any; and what to choose where the form offers no year that
 * is still to come.
 */
export function EntryNote({ program }: { program: ProgramId | undefined }) {
  const { t } = useTranslation('admissionRequest');
  const formats = useFormats();
  const words = useTodayWords();
  const today = useSchoolToday();
  const last = academicYears[academicYears.length - 1] ?? academicYears[0];
  return (
    <div className={styles.note}>
      {today && isOver(last, today) && (
        <p>{t('yearsOver', { years: formats.list(academicYears.map(unbroken)), last: unbroken(last) })}</p>
      )}
      {today && <p>{words.entry(program ? programOf(program).deadline : null, today)}</p>}
    </div>
  );
}

/** A year as 2024-2025 at whose hyphen no line ends; U+2011 would turn it round on an Arabic page. */
function unbroken(academicYear: string): string {
  return academicYear.replace('-', '-\u2060');
}
