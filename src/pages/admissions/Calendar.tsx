import { useTranslation } from 'react-i18next';
import { admissionCalendar, admissionYear, entryDay, seasonAt } from '../../content/admissions.ts';
import { isOver, monthsSpanned } from '../../content/academicCalendar.ts';
import { applicationsOpen } from '../../content/programs.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSchoolToday } from '../../sections/useSchoolClock.ts';
import { Section } from '../../ui/Section.tsx';
import { type Moment, Timeline } from '../../ui/Timeline.tsx';
import * as styles from './Admissions.css.ts';

/** The year of an application, from the first information meeting to the start of classes. */
export function Calendar() {
  const { t } = useTranslation('admissions');
  const formats = useFormats();
  const month = (iso: string) => formats.month(Number(iso.slice(5, 7)));
  const moment = (iso: string, isMiddle: boolean): Moment => {
    if (isMiddle) return { dateTime: iso, text: t('calendar.middle', { month: month(iso) }) };
    const isDay = iso.length > 7;
    const text = isDay
      ? formats.monthDay({ month: Number(iso.slice(5, 7)), day: Number(iso.slice(8)) })
      : month(iso);
    return { dateTime: iso, text };
  };
  return (
    <Section heading={t('calendar.heading', { year: admissionYear })} intro={<Yearly />}>
      <Timeline
        months={monthsSpanned(admissionCalendar).map((iso) => ({ dateTime: iso, text: month(iso) }))}
        entries={admissionCalendar.map((entry) => ({
          id: entry.id,
          start: moment(entry.start, 'isMiddleOfMonth' in entry),
          ...('end' in entry && { end: moment(entry.end, false) }),
          title: t(`calendar.entries.${entry.id}.title`),
          children: t(`calendar.entries.${entry.id}.text`),
        }))}
      />
    </Section>
  );
}

/** Says that the dates recur every year and, once this year is over, gives the next ones. */
function Yearly() {
  const { t } = useTranslation('admissions');
  const formats = useFormats();
  const today = useSchoolToday();
  const [entryYear] = today ? seasonAt(today).entryYears : [];
  return (
    <span className={styles.yearly}>
      {today && entryYear && isOver(admissionYear, today)
        ? t('calendar.over', {
            year: admissionYear,
            opens: formats.monthDay(applicationsOpen),
            month: formats.monthYear(entryDay(entryYear).slice(0, 7)),
          })
        : t('calendar.yearly')}
    </span>
  );
}
