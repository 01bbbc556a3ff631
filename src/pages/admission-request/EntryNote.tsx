import { useTranslation } from 'react-i18next';
import { academicYears } from '../../../supabase/functions/_shared/academicYears.ts';
import { isOver } from '../../content/academicCalendar.ts';
import { seasonAt } from '../../content/applications.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSchoolToday } from '../../sections/useSchoolClock.ts';
import * as styles from './EntryNote.css.ts';

/** What a request sent today is for; and what to choose where the form offers no year that is still to come. */
export function EntryNote() {
  const { t } = useTranslation('admissionRequest');
  const formats = useFormats();
  const today = useSchoolToday();
  return <p className={styles.note}>{today && sentence(today)}</p>;

  function sentence(date: string): string {
    const year = String(seasonAt(date).entryYears.at(-1) ?? '');
    const last = academicYears[academicYears.length - 1] ?? academicYears[0];
    if (!isOver(last, date)) return t('today.entry', { year });
    return t('today.yearsOver', {
      years: formats.list(academicYears.map(unbroken)),
      last: unbroken(last),
      next: year,
    });
  }
}

/** A year as 2024-2025 at whose hyphen no line ends; U+2011 would turn it round on an Arabic page. */
function unbroken(academicYear: string): string {
  return academicYear.replace('-', '-\u2060');
}
