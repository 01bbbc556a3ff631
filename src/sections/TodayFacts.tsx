import { useTranslation } from 'react-i18next';
import { weekdayOf } from '../content/openingHours.ts';
import { useFormats } from '../i18n/useFormats.ts';
import * as styles from './TodayFacts.css.ts';
import { useOpeningText } from './useOpeningText.ts';
import { useSchoolNow } from './useSchoolClock.ts';
import { type FactText, useApplicationTexts } from './applicationTexts.ts';

/**
 * Whether the school is open, when applications close, and when the school answers a request. The prerendered texts are
 * true on any day. Needs the slices `today`, `openingHours` and `programNames`.
 */
export function TodayFacts() {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const texts = useApplicationTexts();
  const openingText = useOpeningText();
  const now = useSchoolNow();
  const date = now?.date ?? null;
  const day = date
    ? t('doors.date', { weekday: formats.weekday(weekdayOf(date)), date: formats.dayOf(date) })
    : t('doors.clock');
  return (
    <dl className={styles.facts}>
      <Fact
        term={t('doors.term')}
        value={now ? openingText(now, 'school') : t('doors.always')}
        detail={day}
      />
      <Fact term={t('season.term')} {...texts.season(date)} />
      <Fact term={t('request.term')} {...texts.request(date)} />
    </dl>
  );
}

function Fact({ term, value, detail }: FactText & { term: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.detail}>{detail}</dd>
    </div>
  );
}
