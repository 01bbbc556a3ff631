import { useTranslation } from 'react-i18next';
import { admissionLimits } from '../../supabase/functions/_shared/admissionRequest.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { limits } from './limits.ts';
import type { ValidationKey } from './validation.ts';

/** Turns the key of a broken rule into the sentence that the visitor reads. */
export function useValidationMessage(): (key: ValidationKey) => string {
  const { t } = useTranslation('validation');
  const formats = useFormats();
  const values = {
    ...limits,
    ...admissionLimits,
    earliestBirthDate: formats.date(admissionLimits.earliestBirthDate),
    motivationMax: formats.number(admissionLimits.motivationMax),
    cvMax: formats.fileSize(limits.cvMaxBytes),
  };
  return (key) => t(key, values);
}
