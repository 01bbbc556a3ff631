import { useTranslation } from 'react-i18next';
import { kindFacts } from '#core/questions/requestKinds.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMovedAnswer } from '../../sections/useMovedAnswer.ts';

/** When an applicant has the first answer; true in any week. */
export function useFirstAnswer(): string {
  const { t } = useTranslation('today');
  const { duration } = useFormats();
  const moved = useMovedAnswer('admission');
  return moved ?? t('request.answer', { duration: duration(kindFacts.admission.answerHours, 'hour') });
}
