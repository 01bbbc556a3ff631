import { useTranslation } from 'react-i18next';
import { responseTimes } from '../content/admissions.ts';
import { weekdayOf } from '#core/time/openingHours.ts';
import { useFormats } from '../i18n/useFormats.ts';
import * as styles from './TodayFacts.css.ts';
import { useOpeningText } from './useOpeningText.tsx';
import { useSchoolNow } from './useSchoolClock.ts';
import { useApplicationTexts } from './applicationTexts.ts';

/** When the school answers a request, and which intake it is for. Needs the slice `today`. */
export function RequestNotice() {
  const { t } = useTranslation('today');
  const { duration } = useFormats();
  const texts = useApplicationTexts();
  const now = useSchoolNow();
  return (
    <p className={styles.notice}>
      <strong>
        {t('request.notice', { duration: duration(responseTimes.admissionAnswerHours, 'hour') })}
      </strong>
      {now && <span className={styles.noticeIntake}>{texts.intake({}, now.date)}</span>}
    </p>
  );
}

/** Whether the school is open now; before hydration, on which days it is. Needs the slices `today` and `openingHours`. */
export function OpeningNow() {
  const { t } = useTranslation('today');
  const openingText = useOpeningText();
  const now = useSchoolNow();
  return <span>{now ? openingText(now, 'school') : t('doors.always')}</span>;
}

/** The prerendered texts are true on any day. Needs the slices `today`, `intakeSentences` and `openingHours`. */
export function TodayFacts() {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const texts = useApplicationTexts();
  const date = useSchoolNow()?.date;
  const day = date
    ? t('doors.date', { weekday: formats.weekday(weekdayOf(date)), date: formats.dayOf(date) })
    : t('doors.clock');
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.term}>{t('doors.term')}</dt>
        <dd className={styles.value}>
          <OpeningNow />
        </dd>
        <dd className={styles.detail}>{day}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.term}>{t('request.term')}</dt>
        <dd className={styles.value}>
          {t('request.answer', { duration: formats.duration(responseTimes.admissionAnswerHours, 'hour') })}
        </dd>
        <dd className={styles.longDetail}>{date ? texts.sentence({}, date) : t('request.everyDay')}</dd>
      </div>
    </dl>
  );
}
