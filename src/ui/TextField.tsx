import type { ReactNode } from 'react';
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
  FieldError,
  Input,
  TextArea,
} from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import { ErrorText, FieldHead, type FieldProps } from './Field.tsx';

export interface TextFieldProps
  extends
    FieldProps,
    Pick<AriaProps, 'type' | 'autoComplete' | 'inputMode' | 'value' | 'onChange' | 'onBlur' | 'spellCheck'> {
  placeholder?: string;
  isMultiline?: boolean;
  /** Stands after the input: a button that helps to fill it. */
  assistant?: ReactNode;
}

/** A line or a page of text. */
export function TextField({
  label,
  description,
  error,
  isRequired = false,
  placeholder,
  isMultiline = false,
  assistant,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      className={styles.field}
      isRequired={isRequired}
      isInvalid={error !== undefined}
      // The browser's own messages would come in the browser's language.
      validationBehavior="aria"
    >
      <FieldHead label={label} isRequired={isRequired} description={description} />
      {isMultiline ? (
        <TextArea
          className={styles.textArea}
          placeholder={placeholder ?? ''}
          // Until it is live, react-aria takes it for an input and gives it an input's type, which is no valid HTML.
          render={(area) => <textarea {...area} {...{ type: undefined }} />}
        />
      ) : (
        <span className={assistant ? styles.assisted : undefined}>
          <Input className={styles.control} placeholder={placeholder ?? ''} />
          {assistant}
        </span>
      )}
      <FieldError>{error && <ErrorText>{error}</ErrorText>}</FieldError>
    </AriaTextField>
  );
}
