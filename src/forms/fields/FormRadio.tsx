import { RadioField } from '../../ui/RadioField.tsx';
import { type FormFieldProps, useField } from './useField.ts';

interface FormRadioProps extends FormFieldProps {
  options: readonly { value: string; label: string }[];
  /** Called after a choice, to bring other fields in line with it. */
  onChoose?: (value: string) => void;
}

/** A choice of a form among few options. */
export function FormRadio({ onChoose, ...props }: FormRadioProps) {
  const field = useField();
  return (
    <RadioField
      {...props}
      {...field}
      onChange={(value) => {
        field.onChange(value);
        onChoose?.(value);
      }}
    />
  );
}
