import { useTranslation } from 'react-i18next';
import { weekdayOf } from '../content/openingHours.ts';
import { useFormats } from '../i18n/useFormats.ts';
import * as styles from './TodayBoard.css.ts';
import { useDoorsText } from './useDoorsText.ts';
import { useSchoolNow } from './useSchoolClock.ts';
import { type TodayWords, useTodayWords } from './useTodayWords.ts';

/**
 * What a visitor asks on the day of the visit: is the school open, when does one apply, what comes of a request sent
 * now. The prerendered page says what is true on any day. Its words are the slices `today`, `openingHours` and
 * `programNames`.
 */
export function TodayBoard() {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const words = useTodayWords();
  const doorsText = useDoorsText();
  const now = useSchoolNow();
  const date = now?.date ?? null;
  const day = date
    ? t('doors.date', { weekday: formats.weekday(weekdayOf(date)), date: formats.dayOf(date) })
    : t('doors.clock');
  return (
    <dl className={styles.board}>
      <Fact term={t('doors.term')} value={now ? doorsText(now, 'school') : t('doors.always')} detail={day} />
      <Fact term={t('season.term')} {...words.season(date)} />
      <Fact term={t('request.term')} {...words.request(date)} />
    </dl>
  );
}

function Fact({ term, value, detail }: TodayWords & { term: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.detail}>{detail}</dd>
    </div>
  );
}
