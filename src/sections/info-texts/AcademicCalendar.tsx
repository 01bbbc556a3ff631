import { useTranslation } from 'react-i18next';
import {
  academicCalendar,
  academicYear,
  academicYearSpan,
  monthsSpanned,
} from '../../content/academicCalendar.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePagePath } from '../../navigation/currentPage.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import * as styles from './InfoText.css.ts';
import { Bullets, TextSection } from './TextParts.tsx';

export function AcademicCalendar() {
  const { t } = useTranslation('academicCalendar');
  const formats = useFormats();
  const isOnAdmissions = usePagePath() === '/admissions';
  const day = (iso: string) => ({ dateTime: iso, text: formats.dayOf(iso) });
  return (
    <>
      <p className={styles.intro}>
        {t('intro', {
          year: academicYear,
          start: formats.date(academicYearSpan.start),
          end: formats.date(academicYearSpan.end),
        })}
      </p>
      <p>{t('yearly')}</p>
      <Timeline
        months={monthsSpanned(academicCalendar).map((iso) => ({
          dateTime: iso,
          text: formats.monthShort(Number(iso.slice(5))),
        }))}
        entries={academicCalendar.map((entry) => ({
          id: entry.id,
          start: day(entry.start),
          ...('end' in entry && { end: day(entry.end) }),
          title: t(`entries.${entry.id}.title`),
          children: t(`entries.${entry.id}.text`),
        }))}
      />
      <TextSection heading={t('notes.heading')}>
        <Bullets items={t('notes.items', { returnObjects: true })} />
        {/* Not in the dialog over that page, where it would lead nowhere. */}
        {!isOnAdmissions && (
          <p>
            <PageLink to="/admissions" hash="deadlines">
              {t('admissions')}
            </PageLink>
          </p>
        )}
      </TextSection>
    </>
  );
}
