import { useTranslation } from 'react-i18next';
import { weekdayOf } from '#core/time/openingHours.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import * as layout from '../../ui/layout.css.ts';
import * as styles from './TodayFacts.css.ts';
import { OpeningNow } from '../../sections/OpeningNow.tsx';
import { useSchoolNow } from '../../sections/useSchoolClock.ts';
import { useIntakeSentences } from '../../sections/useIntakeSentences.ts';
import { kindFacts } from '#core/questions/requestKinds.ts';
import { useMovedAnswer } from '../../sections/useMovedAnswer.ts';

/** The prerendered texts are true on any day. */
export function TodayFacts() {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const texts = useIntakeSentences();
  const answer = useFirstAnswer();
  const date = useSchoolNow()?.date;
  const day = date
    ? t('doors.date', { weekday: formats.weekday(weekdayOf(date)), date: formats.dayOf(date) })
    : t('doors.clock');
  return (
    <dl className={`${layout.stack.xs} ${layout.tabletColumns.two}`}>
      <div className={styles.fact}>
        <dt className={styles.term}>{t('doors.term')}</dt>
        <dd className={layout.headingSize.h4}>
          <OpeningNow />
        </dd>
        <dd className={layout.textSize.small}>{day}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.term}>{t('request.term')}</dt>
        <dd className={layout.headingSize.h4}>{answer}</dd>
        <dd className={`${layout.textSize.small} ${styles.longDetail}`}>
          {date ? texts.sentence({}, date) : t('request.everyDay')}
        </dd>
      </div>
    </dl>
  );
}

/** When an applicant has the first answer; true in any week. */
export function useFirstAnswer(): string {
  const { t } = useTranslation('today');
  const { duration } = useFormats();
  const moved = useMovedAnswer('admission');
  return moved ?? t('request.answer', { duration: duration(kindFacts.admission.answerHours, 'hour') });
}
