import { createFormHookContexts } from '@tanstack/react-form';

/** How a field component finds the field that it shows. */
export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();
