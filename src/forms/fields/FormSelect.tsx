import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/SelectField.tsx';
import { type FormFieldProps, useField } from './useField.ts';

interface FormSelectProps extends FormFieldProps {
  options: readonly { value: string; label: string }[];
}

/** A list of a form to choose from. */
export function FormSelect(props: FormSelectProps) {
  const { t } = useTranslation('forms');
  return <SelectField placeholder={t('choose')} {...props} {...useField()} />;
}
