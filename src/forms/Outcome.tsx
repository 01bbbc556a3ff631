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
  /** Advice what to do. */
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

/** The same, with advice where the connection, the function or the answers are the cause. */
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
  // A function newer than this page may name a rule that the page has no words for.
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

/** The number under which the school keeps the request; nothing where there is none. */
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

/** Says in the page what follows; the toast announces the success. Takes the focus from the form, which is empty again. */
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
