import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DayGroup,
  type HoursReading,
  openingHours,
  type OpenSpan,
  type Weekday,
} from '../content/openingHours.ts';
import { useFormats } from '../i18n/useFormats.ts';
import * as styles from './OpeningHours.css.ts';
import { useSchoolToday } from './useSchoolToday.ts';

/**
 * The school's week as a table, from Saturday to Friday; days with the same hours share one cell. Today is marked once
 * the page runs. Its words are the slice `openingHours`.
 */
export function OpeningHours({ reading }: { reading: HoursReading }) {
  const { t } = useTranslation('openingHours');
  const { weekday } = useFormats();
  const today = useToday();
  const groups: readonly DayGroup[] = openingHours[reading];
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('caption')}</caption>
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
      {groups.map(({ id, days, spans }) => (
        <tbody key={id} className={styles.group}>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row" className={day === today ? `${styles.day} ${styles.today}` : styles.day}>
                <span className={styles.dayName}>{weekday(day)}</span>
                {day === today && <span className={styles.todayWord}>{t('today')}</span>}
              </th>
              {day === days[0] && (
                <td rowSpan={days.length} className={spans.length > 0 ? styles.hours : styles.closed}>
                  {spans.length > 0 ? <Spans spans={spans} /> : t('closed')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Spans({ spans }: { spans: readonly OpenSpan[] }) {
  const { time } = useFormats();
  return spans.map(({ from, to }, index) => (
    <Fragment key={from}>
      {index > 0 && ' '}
      <span className={styles.span}>
        <time dateTime={from.padStart(5, '0')}>{time(from)}</time>
        {' – '}
        <time dateTime={to.padStart(5, '0')}>{time(to)}</time>
      </span>
    </Fragment>
  ));
}

/** The day of the week in Djibouti, once the page runs. */
function useToday(): Weekday | null {
  const date = useSchoolToday();
  // `getUTCDay` yields 0 to 6.
  return date ? (new Date(`${date}T00:00Z`).getUTCDay() as Weekday) : null;
}
