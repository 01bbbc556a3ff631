import { type AriaAttributes, type ReactNode, useId } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { Label, Text } from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import { Icon } from './Icon.tsx';

/** Properties of every form control. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  description?: ReactNode;
  /** The error message. Undefined if the answer is valid or not yet checked. */
  error: string | undefined;
  isRequired?: boolean;
}

/** The asterisk after a required label. Hidden from assistive technology, which reads the control's `aria-required`. */
export function RequiredMark() {
  return <span aria-hidden="true"> *</span>;
}

/** The label and the description of a control. React-aria's contexts associate them with the control. */
export function FieldHead({
  label,
  isRequired,
  description,
}: Pick<FieldProps, 'label' | 'isRequired' | 'description'>) {
  return (
    <span className={styles.head}>
      <Label className={styles.label}>
        {label}
        {isRequired && <RequiredMark />}
      </Label>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
    </span>
  );
}

/** An error message with an icon, so that it does not depend on colour. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <span className={styles.error}>
      <Icon name="warning" />
      <span>{children}</span>
    </span>
  );
}

/** Attributes that associate a native control with its label, description and error. */
export interface ControlAttributes extends AriaAttributes {
  id: string;
}

interface NativeFieldProps extends Omit<FieldProps, 'name'> {
  /** For a group of controls, which a `<label>` cannot name. */
  isGroup?: boolean;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** The label, description and error of a native control, in the same layout as react-aria's controls. */
export function NativeField({ isGroup = false, error, children, ...head }: NativeFieldProps) {
  const id = useId();
  const [label, description, message] = [`${id}-label`, `${id}-description`, `${id}-error`];
  const describedBy = [head.description && description, error && message].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <LabelContext value={isGroup ? { id: label, elementType: 'span' } : { htmlFor: id }}>
        <TextContext value={{ slots: { description: { id: description } } }}>
          <FieldHead {...head} />
        </TextContext>
      </LabelContext>
      {children({
        id,
        'aria-labelledby': isGroup ? label : undefined,
        'aria-describedby': describedBy || undefined,
        'aria-required': head.isRequired || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <span id={message}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
    </div>
  );
}
