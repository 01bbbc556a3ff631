import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { school } from '../content/school.ts';
import { localeOf } from '../i18n/languages.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary, type SummaryEntry } from './ErrorSummary.tsx';
import { loadToastRegion } from '../ui/toasts.ts';
import * as styles from './FormShell.css.ts';

/** What a form's shell needs of its TanStack form. */
export interface SubmittableForm {
  handleSubmit: () => Promise<void>;
  state: { isSubmitting: boolean };
}

interface FormShellProps {
  /** Names the form, for assistive technology and for answers given before the script was there. */
  id: string;
  /** The id of the heading that names the form; none where the dialog around it bears its name. */
  labelledBy?: string;
  form: SubmittableForm;
  isPending: boolean;
  /** Invalid submissions so far: the summary takes the focus at each. */
  invalidAttempts: number;
  /** The fields to mend, in the order of the page. */
  errors: readonly SummaryEntry[];
  submitLabel: string;
  pendingLabel: string;
  /** What went wrong after the answers were right; stands beside the button. */
  failure: ReactNode;
  /** What went well; stands before the fields. */
  success: ReactNode;
  /** Beside the submit button: a cancel button, for example. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every form: summary of errors, fields, failure, submit button. One submission for any number of clicks. */
export function FormShell({
  id,
  labelledBy,
  form,
  isPending,
  invalidAttempts,
  errors,
  submitLabel,
  pendingLabel,
  failure,
  success,
  actions,
  children,
}: FormShellProps) {
  const { t, i18n } = useTranslation('forms');
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // Tells the early script (and tests) that submitting is handled from here on.
    element.current?.setAttribute('data-live', '');
    // The toasts' code is there before there is anything to say: the connection may go in between.
    element.current?.addEventListener('focusin', () => void loadToastRegion(), { once: true });
  }, []);

  const hasFailed = Boolean(failure);
  useEffect(() => {
    // What is said above the button pushes it down, on a phone out of the window. Whoever is elsewhere by now stays there.
    if (hasFailed && document.activeElement === submitButton.current)
      submitButton.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [hasFailed]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The questions lock while they are sent, and with them the one that had the focus.
    submitButton.current?.focus({ preventScroll: true });
    // TanStack Form would run a second submission beside the first.
    if (!form.state.isSubmitting && !isPending) void form.handleSubmit();
  }

  return (
    <I18nProvider locale={localeOf(i18n.language)}>
      <div className={styles.shell}>
        {success}
        <form
          ref={element}
          id={id}
          name={id}
          aria-labelledby={labelledBy}
          className={styles.form}
          noValidate
          onSubmit={submit}
        >
          <p tabIndex={-1} data-without-script="" className={styles.withoutScript}>
            {t('withoutScript', school)}
          </p>
          <p className={styles.note}>{t('requiredNote')}</p>
          <ErrorSummary form={element} errors={errors} invalidAttempts={invalidAttempts} />
          {/* What is on its way cannot be changed any more: a correction would not be sent with it. */}
          <fieldset role="presentation" className={styles.questions} disabled={isPending}>
            {children}
          </fieldset>
          {failure}
          <div className={styles.buttons}>
            {/* Not `disabled`: that would drop the keyboard focus while the request is on its way. */}
            <Button ref={submitButton} type="submit" variant="primary" aria-disabled={isPending || undefined}>
              {submitLabel}
            </Button>
            {actions}
            {/* Not in the button: a name that changes under the focus would be heard as well. */}
            <span role="status">{isPending && pendingLabel}</span>
          </div>
        </form>
      </div>
    </I18nProvider>
  );
}
