import { createFormHookContexts } from '@tanstack/react-form';

/** How a field component finds the field that it shows, and the shell its form. */
export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts();
