import { useTranslation } from 'react-i18next';
import {
  closedPeriodsFrom,
  weekdayOf,
  type HoursVersion,
  openingHours,
  type OpenSpan,
} from '#core/time/openingHours.ts';
import { useFormats } from '../i18n/useFormats.ts';
import * as layout from '../ui/layout.css.ts';
import * as styles from './OpeningHours.css.ts';
import { useOpeningText } from './useOpeningText.tsx';
import { useSchoolNow } from './useSchoolClock.ts';

/**
 * The week from Saturday. Every row contains its hours in words, for screen readers. After hydration, today is marked, and
 * a line above the table says whether the school is open.
 */
export function OpeningHours({ version }: { version: HoursVersion }) {
  const { t } = useTranslation('hoursTable');
  const formats = useFormats();
  const openingText = useOpeningText(version);
  const now = useSchoolNow();
  const closedPeriods = closedPeriodsFrom(now?.date ?? import.meta.env.BUILD_DAY);
  const today = now && !closedPeriods.some(({ from }) => from <= now.date) && weekdayOf(now.date);
  const inWords = (spans: readonly OpenSpan[]) =>
    formats.list(spans.map(({ from, to }) => t('span', { from: formats.time(from), to: formats.time(to) })));
  return (
    <>
      <p className={styles.currentStatus}>{openingText}</p>
      <table className={styles.table}>
        <caption className={styles.caption}>{t(`caption.${version}`)}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.columnHead}>
              {t('day')}
            </th>
            <th scope="col" className={styles.columnHead}>
              {t('hours')}
            </th>
          </tr>
        </thead>
        {openingHours[version].map(({ days, spans }) => (
          <tbody key={days[0]} className={styles.dayGroup}>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row" className={day === today ? `${styles.day} ${styles.today}` : styles.day}>
                  <span className={styles.dayName}>{formats.weekday(day)}</span>
                  {day === today && <span className={styles.todayWord}>{t('today')}</span>}
                </th>
                {spans.length > 0 ? (
                  <td className={styles.hours}>
                    <span className={layout.visuallyHidden}>{inWords(spans)}</span>
                    {/* The hours of three or more days are visible in the middle row only. */}
                    {(days.length < 3 || index === Math.floor(days.length / 2)) && (
                      <Spans spans={spans} isShared={days.length > 2} />
                    )}
                  </td>
                ) : (
                  <td className={styles.closed}>{t('closed')}</td>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {closedPeriods.map(({ from, to }) => (
        <p key={from} className={layout.paddingAbove.xs}>
          {from === to
            ? t('closedDay', { date: formats.date(from) })
            : t('period', { from: formats.date(from), to: formats.date(to) })}
        </p>
      ))}
    </>
  );
}

function Spans({ spans, isShared }: { spans: readonly OpenSpan[]; isShared: boolean }) {
  const { time } = useFormats();
  return (
    <div aria-hidden="true" className={isShared ? styles.sharedHours : undefined}>
      {spans.map(({ from, to }) => (
        <span key={from} className={styles.hoursSpan}>
          <time dateTime={from.padStart(5, '0')}>{time(from)}</time>
          {' – '}
          <time dateTime={to.padStart(5, '0')}>{time(to)}</time>
        </span>
      ))}
    </div>
  );
}
