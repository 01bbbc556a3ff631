import { useTranslation } from 'react-i18next';
import { admissionCalendar, admissionYear } from '../../content/admissions.ts';
import { monthsSpanned } from '../../content/academicCalendar.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Section } from '../../ui/Section.tsx';
import { type Moment, Timeline } from '../../ui/Timeline.tsx';

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
    <Section heading={t('calendar.heading', { year: admissionYear })} intro={t('calendar.yearly')}>
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
