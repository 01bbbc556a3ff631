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
import { visuallyHidden } from '../ui/VisuallyHidden.css.ts';
import * as styles from './OpeningHours.css.ts';
import { useOpeningText } from './useOpeningText.ts';
import { useSchoolNow } from './useSchoolClock.ts';

/**
 * The opening hours from Saturday to Friday. Every row contains its hours, for screen readers. After hydration, today is
 * marked, and a line above the table says whether the school is open. Needs the slice `openingHours`.
 */
export function OpeningHours({ reading }: { reading: HoursReading }) {
  const { t } = useTranslation('openingHours');
  const { weekday } = useFormats();
  const openingText = useOpeningText();
  const now = useSchoolNow();
  const today = now && weekdayOf(now.date);
  const groups: readonly DayGroup[] = openingHours[reading];
  return (
    <>
      <p className={styles.now}>{now && openingText(now, reading)}</p>
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
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row" className={day === today ? `${styles.day} ${styles.today}` : styles.day}>
                  <span className={styles.dayName}>{weekday(day)}</span>
                  {day === today && <span className={styles.todayWord}>{t('today')}</span>}
                </th>
                <td className={spans.length > 0 ? styles.hours : styles.closed}>
                  <div className={classOfHours(index, days.length)}>
                    {spans.length > 0 ? <Spans spans={spans} /> : t('closed')}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

/** Three or more days with the same hours show them in the middle row; in the other rows only screen readers get them. */
function classOfHours(index: number, days: number): string | undefined {
  if (days < 3) return undefined;
  return index === Math.floor(days / 2) ? styles.shared : visuallyHidden;
}

function Spans({ spans }: { spans: readonly OpenSpan[] }) {
  const { t } = useTranslation('openingHours');
  const { time } = useFormats();
  return spans.map(({ from, to }, index) => (
    <Fragment key={from}>
      {index > 0 && <span className={visuallyHidden}> {t('and')} </span>}
      <span className={styles.span}>
        <time dateTime={from.padStart(5, '0')}>{time(from)}</time>
        {' – '}
        <time dateTime={to.padStart(5, '0')}>{time(to)}</time>
      </span>
    </Fragment>
  ));
}
