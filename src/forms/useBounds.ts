import { admissionLimits } from '../../supabase/functions/_shared/admissionQuestions.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { limits } from './limits.ts';

/** The bounds that the rules apply, as hints and messages name them. */
export function useBounds() {
  const formats = useFormats();
  return {
    ...limits,
    ...admissionLimits,
    earliestBirthDate: formats.date(admissionLimits.earliestBirthDate),
    motivationMax: formats.number(admissionLimits.motivationMax),
    cvMax: formats.fileSize(limits.cvMaxBytes),
  };
}
