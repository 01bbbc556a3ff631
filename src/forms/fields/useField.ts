import type { ReactNode } from 'react';
import { useFieldContext } from '../formContext.ts';
import { useRuleWords } from '../useRuleWords.ts';
import type { ValidationKey } from '#core/questions/validationKey.ts';

/** What a form says of a field; the rest comes from the form's state. */
export interface FormFieldProps {
  label: ReactNode;
  description?: ReactNode;
  isRequired?: boolean;
}

/** The state of the field around a field component, as its control takes it. */
export function useField() {
  const field = useFieldContext<string>();
  const { message } = useRuleWords();
  // The validators of every form here yield keys: see `validate`.
  const key = field.state.meta.errors[0] as ValidationKey | undefined;
  return {
    name: field.name,
    value: field.state.value,
    onChange: field.handleChange,
    onBlur: field.handleBlur,
    error: key && message(key),
  };
}
