import { admissionLimits } from '#core/questions/admissionQuestions.ts';
import { messageLimits } from '#core/questions/messageQuestions.ts';
import { useFormats } from '../i18n/useFormats.ts';

/** The bounds that the rules apply, as hints and messages name them. */
export function useBounds() {
  const formats = useFormats();
  return {
    ...messageLimits,
    ...admissionLimits,
    earliestBirthDate: formats.date(admissionLimits.earliestBirthDate),
    motivationMax: formats.number(admissionLimits.motivationMax),
    cvMax: formats.fileSize(messageLimits.cvMaxBytes),
  };
}
