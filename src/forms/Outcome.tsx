import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValidationKey } from '#core/questions/questions.ts';
import { school } from '../content/school.ts';
import { Icon } from '../ui/Icon.tsx';
import { showAndFocus } from '../ui/showAndFocus.ts';
import * as styles from './FormShell.css.ts';
import { useRuleWords } from './formWords.ts';
import type { SendingFailure } from './transport.ts';

interface FailurePanelProps {
  title?: string | undefined;
  text: string;
  /** Advice on what to do next. */
  children?: ReactNode;
}

/** Says in the page that sending failed; the toast announces it. */
export function FailurePanel({ title, text, children }: FailurePanelProps) {
  return (
    <div className={styles.failure}>
      {title && <h3 className={styles.summaryHeading}>{title}</h3>}
      <p>{text}</p>
      {children}
    </div>
  );
}

interface SendingFailedProps extends Omit<FailurePanelProps, 'children'> {
  failure: SendingFailure;
}

/** A `FailurePanel` with advice, where the connection, the function or the answers caused the failure. */
export function SendingFailed({ failure, ...texts }: SendingFailedProps) {
  return (
    <FailurePanel {...texts}>
      <FailureAdvice failure={failure} />
    </FailurePanel>
  );
}

function FailureAdvice({ failure }: { failure: SendingFailure }) {
  const { t, i18n } = useTranslation('forms');
  const { message } = useRuleWords();
  if (failure.kind !== 'failed') return null;
  if (failure.isOffline) return <p>{t('offline')}</p>;
  // A newer function may report a validation key that this page has no message for.
  const isKnown = (key: string): key is ValidationKey => i18n.exists(`validation:${key}`);
  const problems = [...new Set(failure.problems.filter(isKnown))];
  return (
    <>
      <p>{failure.advice || t('unanswered', school)}</p>
      {problems.length > 0 && (
        <ul className={styles.summaryList}>
          {problems.map((key) => (
            <li key={key}>{message(key)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The reference of the stored request; renders nothing without one. */
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

/** Says in the page what happens next; the toast announces the success. Its heading takes the focus. */
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
