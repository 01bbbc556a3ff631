import { createFormHook } from '@tanstack/react-form';
import { fieldContext, formContext } from './formContext.ts';
import { FormBirthDate } from './fields/FormBirthDate.tsx';
import { FormRadio } from './fields/FormRadio.tsx';
import { FormSelect } from './fields/FormSelect.tsx';
import { FormText } from './fields/FormText.tsx';

/**
 * The one way to make a form here: TanStack Form with the site's own fields. `FormPdf` stands apart: one form has it, in
 * a dialog, and the others need not load it.
 */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    Text: FormText,
    Select: FormSelect,
    Radio: FormRadio,
    BirthDate: FormBirthDate,
  },
  formComponents: {},
});
