import { useTranslation } from 'react-i18next';
import type { ValidationKey } from '#core/questions/validationKey.ts';
import { useBounds } from './useBounds.ts';

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
  const bounds = useBounds();
  return {
    message: (key) => t(key, bounds),
    fault: (key) => t(`forms:faults.${key}`, bounds),
  };
}
