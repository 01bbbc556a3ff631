import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import { ErrorText, type FieldProps, RequiredMark } from './FieldParts.tsx';

interface RadioFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** One choice among few, all of them in view. */
export function RadioField({
  label,
  description,
  error,
  isRequired = false,
  options,
  value,
  ...props
}: RadioFieldProps) {
  return (
    <RadioGroup
      {...props}
      className={styles.field}
      // An empty string would be a value that no radio has, and none could be reached by Tab.
      value={value || null}
      isRequired={isRequired}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={styles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </Label>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <div className={styles.choices}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={styles.choice}>
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldError>{error && <ErrorText>{error}</ErrorText>}</FieldError>
    </RadioGroup>
  );
}
