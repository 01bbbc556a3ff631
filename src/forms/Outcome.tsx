import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { showAndFocus } from '../ui/showAndFocus.ts';
import * as styles from './FormShell.css.ts';

interface FailurePanelProps {
  title?: string | undefined;
  text: string;
  /** What to do about it. */
  children?: ReactNode;
}

/** Says in the page that sending failed; the toast says it aloud. */
export function FailurePanel({ title, text, children }: FailurePanelProps) {
  return (
    <div className={styles.failure}>
      {title && <h3 className={styles.summaryHeading}>{title}</h3>}
      <p>{text}</p>
      {children}
    </div>
  );
}

/** The number under which the school has what was sent; nothing where there is none. */
export function Reference({ value }: { value: string | undefined }) {
  const { t } = useTranslation('forms');
  if (!value) return null;
  return (
    <p>
      {t('reference')} <bdi className={styles.reference}>{value}</bdi>
    </p>
  );
}

interface SuccessPanelProps {
  heading: string;
  children: ReactNode;
}

/** What comes after sending, which the toast has said; takes the focus, because the form that had it is empty again. */
export function SuccessPanel({ heading, children }: SuccessPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => showAndFocus(title.current), []);
  return (
    <div className={styles.success}>
      <h3 ref={title} tabIndex={-1} className={styles.successHeading}>
        <Icon name="check" />
        {heading}
      </h3>
      {children}
    </div>
  );
}
