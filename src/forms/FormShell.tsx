import { type AnyFormApi, useSelector } from '@tanstack/react-form';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { emailHref, nonBreakingPhone, phoneHref, school } from '../content/school.ts';
import { Button } from '../ui/Button.tsx';
import { Status } from '../ui/Status.tsx';
import { type ToastContent, notify } from '../ui/ToastRegion.tsx';
import * as layout from '../ui/layout.css.ts';
import { ErrorSummary, type SummaryEntry } from './ErrorSummary.tsx';
import * as styles from './FormShell.css.ts';
import { SendingFailed, type SendingFailedProps } from './Outcome.tsx';
import { eraseVisitorData } from '../browser/tabMemory.ts';
import { useFilledValues } from './useFilledValues.ts';

interface FormShellProps {
  /** `useKeptAnswers` finds the prerendered controls by this id. */
  id: string;
  /** Undefined in a dialog, whose heading names the form. */
  labelledBy?: string;
  form: Pick<AnyFormApi, 'handleSubmit' | 'setFieldValue' | 'state' | 'store'>;
  /** Values that controls show instead of the answers in `form`, by name. */
  preselected?: Partial<Record<string, string>>;
  isPending: boolean;
  /** The answers that a link has given. */
  preset: Readonly<Record<string, string>>;
  /** Invalid submissions so far; the summary takes the focus after each. */
  invalidAttempts: number;
  errors: readonly SummaryEntry[];
  submitLabel: string;
  pendingLabel: string;
  failure: SendingFailedProps | null;
  /** Shown before the form once the answers are sent. */
  success?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every form: error summary, fields, failure, submit button. Several clicks submit once. */
export function FormShell({
  id,
  labelledBy,
  form,
  preselected,
  isPending,
  preset,
  invalidAttempts,
  errors,
  submitLabel,
  pendingLabel,
  failure,
  success,
  actions,
  children,
}: FormShellProps) {
  const { t } = useTranslation('forms');
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    // Tells the pre-hydration script and the browser tests that the form handles input now, in the task in which it does so:
    // a letter typed before the next task would be kept from React.
    element.current?.setAttribute('data-interactive', '');
  }, []);

  useFilledValues(
    element,
    () => ({ ...form.state.values, ...preselected }),
    (values) => {
      for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value);
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    // The controls are disabled while sending, including the one that has the focus.
    submitButton.current?.focus({ preventScroll: true });
    // Without this check, TanStack Form would run a second submission beside the first.
    if (!form.state.isSubmitting && !isPending) void form.handleSubmit();
  }

  return (
    <div className={layout.stack.l}>
      {success}
      <form
        ref={element}
        id={id}
        name={id}
        aria-labelledby={labelledBy}
        className={layout.stack.l}
        noValidate
        onSubmit={submit}
      >
        <p tabIndex={-1} data-without-script="" className={styles.withoutScript}>
          {t('withoutScript')}{' '}
          <a href={phoneHref}>
            <bdi>{nonBreakingPhone}</bdi>
          </a>{' '}
          <a href={emailHref}>
            <bdi>{school.email}</bdi>
          </a>
        </p>
        <p className={layout.secondary}>{t('requiredNote')}</p>
        <ErrorSummary form={element} errors={errors} invalidAttempts={invalidAttempts} />
        {/* Disabled while sending, because a correction would not be sent. */}
        <fieldset role="presentation" className={styles.questions} disabled={isPending}>
          {children}
        </fieldset>
        <div>
          {/* Rendered before there is a failure: in Firefox, Orca does not announce an alert that appears in the
              moment in which the fieldset above is enabled again. */}
          <div aria-live="polite" aria-atomic="true">
            {failure && <SendingFailed {...failure} />}
          </div>
          <div className={styles.buttons}>
            <Button
              ref={submitButton}
              type="submit"
              variant="primary"
              // A second press would send the form that the first has emptied.
              data-once=""
              // Not `disabled`: a disabled button loses the keyboard focus.
              aria-disabled={isPending || undefined}
            >
              {submitLabel}
            </Button>
            {actions}
            {/* Outside the button: a screen reader would also announce the changed name of the focused button. */}
            <Status>{isPending && pendingLabel}</Status>
          </div>
        </div>
        {!isPending && <EraseFilled form={form} preset={preset} isSent={Boolean(success)} />}
      </form>
    </div>
  );
}

/** A component of its own, so that the first letter does not render the form, and is painted before the button. */
function EraseFilled({
  form,
  preset,
  isSent,
}: Pick<FormShellProps, 'form' | 'preset'> & { isSent: boolean }) {
  const isFilled = useSelector(form.store, ({ values }) =>
    Object.entries(values).some(([name, answer]) => answer && answer !== preset[name]),
  );
  return useDeferredValue(isFilled || isSent) && <EraseButton />;
}

interface EraseButtonProps {
  /** The question before the erasure, if it is about more than the tab. */
  question?: string;
  /** Begins what else ends with the erasure, which does not wait for it. Resolves with the toast about both. */
  leave?: () => Promise<ToastContent>;
}

/** For shared computers: erases the visitor's data from the tab and goes to the home page. */
export function EraseButton({ question, leave }: EraseButtonProps) {
  const { t } = useTranslation('forms');
  const router = useRouter();

  async function eraseAndLeave() {
    if (!window.confirm(question ?? t('erase.confirm'))) return;
    const left = leave?.();
    const erased = eraseVisitorData();
    // Replaces the form in the history, so that Back does not lead to it.
    await router.navigate({ to: '/', replace: true });
    if (left) notify({ tone: 'success', title: t('erase.pending'), stays: true });
    const toast = (await left) ?? { tone: 'success', title: t('erase.done'), text: t('erase.doneText') };
    const text = `${t('erase.howToErase')} ${toast.text}`;
    notify(
      (await erased) ? { ...toast, stays: true } : { tone: 'error', title: t('erase.photosMayStay'), text },
    );
  }

  return (
    <p className={`${layout.secondary} ${layout.screenOnly}`}>
      {t('erase.hint')}{' '}
      <Button variant="quiet" onClick={() => void eraseAndLeave()}>
        {t('erase.button')}
      </Button>
    </p>
  );
}
