import { type AriaAttributes, type ReactNode, useId } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { Label, Text } from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import { Icon } from './Icon.tsx';

/** What every control of a form has: words from its caller, a name, and its error if it has one. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  description?: ReactNode;
  /** The message to show; none when the answer is right or not yet checked. */
  error: string | undefined;
  isRequired?: boolean;
}

/** The star beside a required label; the control itself says that it is required. */
export function RequiredMark() {
  return <span aria-hidden="true"> *</span>;
}

/** What stands above a control: its label and, if it has one, its description, tied to it by react-aria's contexts. */
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

/** An error's text with its sign, so that colour is not alone. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <span className={styles.error}>
      <Icon name="warning" />
      <span>{children}</span>
    </span>
  );
}

/** What ties a native control to its label, its hint and its error. */
export interface ControlAttributes extends AriaAttributes {
  id: string;
}

interface NativeFieldProps extends Omit<FieldProps, 'name'> {
  /** A group of controls, which no `<label>` can name. */
  isGroup?: boolean;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** The frame of a native control: label and hint above it, its error below, as react-aria's controls have them. */
export function NativeField({ isGroup = false, error, children, ...head }: NativeFieldProps) {
  const id = useId();
  const [label, description, message] = [`${id}-label`, `${id}-description`, `${id}-error`];
  const described = [head.description && description, error && message].filter(Boolean).join(' ');
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
        'aria-describedby': described || undefined,
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
