import type { ReactNode } from 'react';
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
