import type { ReactNode } from 'react';
import { Label, Text } from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import { Icon } from './Icon.tsx';
import * as layout from './layout.css.ts';

export interface FieldProps {
  name: string;
  label: ReactNode;
  description?: ReactNode;
  /** Undefined if the answer is valid or not yet checked. */
  error: string | undefined;
  isRequired?: boolean;
}

/** A control without `aria-required`: Orca ignores it on selects and groups, and it is invalid on buttons. */
export interface RequiredWordFieldProps extends FieldProps {
  /** Part of the label, so that every screen reader says it exactly once. */
  requiredWord: string;
}

/** Screen readers get the word, unless the control has `aria-required`. */
export function RequiredMark({ word }: { word?: string | undefined }) {
  return (
    <>
      <span aria-hidden="true"> *</span>
      {word && <span className={layout.visuallyHidden}> ({word})</span>}
    </>
  );
}

/** React-aria's contexts associate label and description with the control. */
export function FieldHead({
  label,
  isRequired,
  requiredWord,
  description,
}: Pick<FieldProps, 'label' | 'isRequired' | 'description'> & Partial<RequiredWordFieldProps>) {
  return (
    <span className={styles.head}>
      <Label className={styles.label}>
        {label}
        {isRequired && <RequiredMark word={requiredWord} />}
      </Label>
      {description && (
        <Text slot="description" className={layout.secondary}>
          {description}
        </Text>
      )}
    </span>
  );
}

/** The icon makes the message independent of colour. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <span className={styles.error}>
      <Icon name="warning" />
      <span>{children}</span>
    </span>
  );
}
