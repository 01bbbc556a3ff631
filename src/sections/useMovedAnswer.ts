import { useTranslation } from 'react-i18next';
import { answerDue, isAnswerMoved } from '#core/questions/answerDue.ts';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import { momentAt, schoolTime } from '#core/time/schoolTime.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { useSchoolNow } from './useSchoolClock.ts';

/** If a closed period moves the answer to a request of now or of `sentAt`, the sentence that names its day, not hours. */
export function useMovedAnswer(kind: Exclude<RequestKind, 'teacher'>, sentAt?: string): string | undefined {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const now = useSchoolNow();
  if (!now) return undefined;
  const request = { kind, createdAt: sentAt ?? new Date(momentAt(now.date, now.time)).toISOString() };
  if (!isAnswerMoved(request)) return undefined;
  return t('request.answerBy', { day: formats.date(schoolTime(answerDue(request)).date) });
}
