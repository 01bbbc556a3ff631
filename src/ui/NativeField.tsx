import { type AriaAttributes, type ReactNode, useId } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import { ErrorText, FieldHead, type FieldProps } from './FieldParts.tsx';

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
