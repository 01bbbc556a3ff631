import { useTranslation } from 'react-i18next';
import { admissionLimits } from '../../supabase/functions/_shared/admissionQuestions.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { limits } from './limits.ts';
import type { ValidationKey } from '../../supabase/functions/_shared/validationKey.ts';

/** What a visitor reads of a broken rule, by its key. */
export interface RuleWords {
  /** The sentence beside the field. */
  message: (key: ValidationKey) => string;
  /** The field and its fault in a few words, for the summary of them all. */
  fault: (key: ValidationKey) => string;
}

/** The words of broken rules, with the bounds that the rules apply. */
export function useRuleWords(): RuleWords {
  const { t } = useTranslation(['validation', 'forms']);
  const formats = useFormats();
  const values = {
    ...limits,
    ...admissionLimits,
    earliestBirthDate: formats.date(admissionLimits.earliestBirthDate),
    motivationMax: formats.number(admissionLimits.motivationMax),
    cvMax: formats.fileSize(limits.cvMaxBytes),
  };
  return {
    message: (key) => t(key, values),
    fault: (key) => t(`forms:faults.${key}`, values),
  };
}
