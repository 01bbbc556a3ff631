import { useStore } from '@tanstack/react-form';
import { useValidationMessage } from './useValidationMessage.ts';
import type { SummaryEntry } from './ErrorSummary.tsx';
import type { ValidationKey } from './validation.ts';

interface FormState {
  fieldMeta: Partial<Record<string, { errors: unknown[] }>>;
  isSubmitting: boolean;
}

interface ObservableForm {
  // TanStack's own store type is generic over a dozen validators that this does not look at.
  store: Parameters<typeof useStore<{ state: FormState }['state']>>[0];
}

/** What a form's shell shows of the form's state: the fields to mend in the page's order, and how far it is. */
export function useErrorEntries(form: ObservableForm, order: readonly string[]) {
  const message = useValidationMessage();
  const fieldMeta = useStore(form.store, (state) => state.fieldMeta);
  const isPending = useStore(form.store, (state) => state.isSubmitting);
  const errors: SummaryEntry[] = order.flatMap((name) => {
    const key = fieldMeta[name]?.errors[0] as ValidationKey | undefined;
    return key ? [{ name, message: message(key) }] : [];
  });
  return { errors, isPending };
}
