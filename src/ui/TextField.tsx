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
    Pick<
      AriaProps,
      'type' | 'autoComplete' | 'inputMode' | 'value' | 'onChange' | 'onBlur' | 'spellCheck' | 'isReadOnly'
    > {
  placeholder?: string;
  isMultiline?: boolean;
  assistant?: ReactNode;
  /** Below the input. Announced when it changes; empty (not undefined) before there is one. */
  notice?: string;
  noticeAction?: ReactNode;
}

export function TextField({
  label,
  description,
  error,
  isRequired = false,
  placeholder,
  isMultiline = false,
  assistant,
  notice,
  noticeAction,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      className={styles.field}
      isRequired={isRequired}
      isInvalid={error !== undefined}
      // Native validation messages are in the browser's language.
      validationBehavior="aria"
    >
      <FieldHead label={label} isRequired={isRequired} description={description} />
      {isMultiline ? (
        <TextArea
          className={styles.textArea}
          placeholder={placeholder ?? ''}
          // Before hydration react-aria adds the `type` of an input, which is invalid on a textarea.
          render={(area) => <textarea {...area} {...{ type: undefined }} />}
        />
      ) : (
        <span className={assistant ? styles.controlWithButton : undefined}>
          <Input className={styles.control} placeholder={placeholder ?? ''} />
          {assistant}
        </span>
      )}
      <span className={styles.messages}>
        {/* Not in the description of the input: Chromium would announce it twice. */}
        {notice !== undefined && (
          <span aria-live="polite">{notice && <span className={styles.notice}>{notice}</span>}</span>
        )}
        {noticeAction}
        <FieldError>{error && <ErrorText>{error}</ErrorText>}</FieldError>
      </span>
    </AriaTextField>
  );
}
