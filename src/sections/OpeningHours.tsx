import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DayGroup,
  weekdayOf,
  type HoursReading,
  openingHours,
  type OpenSpan,
} from '../content/openingHours.ts';
import { useFormats } from '../i18n/useFormats.ts';
import * as styles from './OpeningHours.css.ts';
import { useDoorsText } from './useDoorsText.ts';
import { useSchoolNow } from './useSchoolClock.ts';

/**
 * The school's week as a table, from Saturday to Friday; days with the same hours share one cell. Once the page runs,
 * today is marked, and the line above says whether the school is open. Its words are the slice `openingHours`.
 */
export function OpeningHours({ reading }: { reading: HoursReading }) {
  const { t } = useTranslation('openingHours');
  const { weekday } = useFormats();
  const doorsText = useDoorsText();
  const now = useSchoolNow();
  const today = now && weekdayOf(now.date);
  const groups: readonly DayGroup[] = openingHours[reading];
  return (
    <>
      <p className={styles.now}>{now && doorsText(now, reading)}</p>
      <table className={styles.table}>
        <caption className={styles.caption}>{t(`caption.${reading}`)}</caption>
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
    </>
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
