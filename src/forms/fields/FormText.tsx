import { TextField, type TextFieldProps } from '../../ui/TextField.tsx';
import { type FormFieldProps, useField } from './useField.ts';

type FormTextProps = FormFieldProps &
  Pick<TextFieldProps, 'type' | 'autoComplete' | 'placeholder' | 'isMultiline' | 'spellCheck'>;

/** A text field of a form. */
export function FormText(props: FormTextProps) {
  return <TextField {...props} {...useField()} />;
}
