import * as styles from './Field.css.ts';
import { type FieldProps, NativeField } from './Field.tsx';
import { visuallyHidden } from './VisuallyHidden.css.ts';

interface RadioFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/**
 * A choice among a few visible options. Native radio buttons, because they work before hydration, need no style
 * attribute and save 8 kB over react-aria's.
 */
export function RadioField({ name, options, value, onChange, onBlur, ...field }: RadioFieldProps) {
  return (
    <NativeField isGroup {...field}>
      {(attributes) => (
        <div role="radiogroup" {...attributes} className={styles.choices}>
          {options.map((option) => (
            <label key={option.value} className={styles.choice} data-invalid={field.error ? '' : undefined}>
              <input
                type="radio"
                name={name}
                value={option.value}
                className={visuallyHidden}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </NativeField>
  );
}
