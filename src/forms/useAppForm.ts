import { createFormHook } from '@tanstack/react-form';
import { fieldContext, formContext } from './formContext.ts';
import { FormSelect } from './fields/FormSelect.tsx';
import { FormText } from './fields/FormText.tsx';

/**
 * The one way to make a form here: TanStack Form with the site's own fields. The others of `fields/` stand apart: one
 * form has each, and the rest need not load it.
 */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    Text: FormText,
    Select: FormSelect,
  },
  formComponents: {},
});
