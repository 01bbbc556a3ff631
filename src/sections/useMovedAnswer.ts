import { useTranslation } from 'react-i18next';
import { answerDue, isAnswerMoved } from '#core/questions/answerDue.ts';
import { type RequestKind, kindFacts } from '#core/questions/requestKinds.ts';
import { closedPeriodsFrom } from '#core/time/openingHours.ts';
import { momentAt, schoolTime } from '#core/time/schoolTime.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useSchoolNow } from './useSchoolClock.ts';

/**
 * If a closed period moves the answer to a request of now, the sentence that names its day, not hours. The HTML may be read
 * in any week after its build: before a closed period it says that its hours do not count.
 */
export function useMovedAnswer(kind: Exclude<RequestKind, 'teacher'>): string | undefined {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const now = useSchoolNow();
  if (!now) {
    if (closedPeriodsFrom(import.meta.env.BUILD_DAY).length === 0) return undefined;
    return t('request.unlessClosed', { hours: kindFacts[kind].answerHours });
  }
  const request = { kind, createdAt: new Date(momentAt(now.date, now.time)).toISOString() };
  if (!isAnswerMoved(request)) return undefined;
  return t('request.answerBy', { day: formats.date(schoolTime(answerDue(request)).date) });
}
