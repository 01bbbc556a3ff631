import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { answerRule } from '#core/questions/rules.ts';
import type { ValidationKey } from '#core/questions/questions.ts';
import { Button, ButtonRow } from '../ui/Button.tsx';
import { sayAgain, Status } from '../ui/Status.tsx';
import * as layout from '../ui/layout.css.ts';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';
import { useRuleWords } from './formWords.ts';
import * as styles from './FormShell.css.ts';
import { recall, remember } from '../browser/tabMemory.ts';
import { useFilledValues } from './useFilledValues.ts';

interface FormField extends Pick<TextFieldProps, 'label' | 'description' | 'isMultiline'> {
  /** `phone` and `email` follow the rules of the admission request. */
  name: string;
  /** Undefined for an optional field. */
  missing?: string;
  /** Returns the error of an answer that is not empty. */
  check?: (answer: string) => string | undefined;
}

interface SmallFormProps {
  label: string;
  fields: readonly FormField[];
  /** Stands above the fields. A function gets `choiceError` once the form was submitted. */
  children?: ReactNode | ((error: string | undefined) => ReactNode);
  /** The error of the choice in `children`, whose first input a submission then focuses. */
  choiceError?: string | undefined;
  submitLabel: string;
  pendingLabel: string;
  /** Keeps the answers in the tab under this key until they are sent. */
  draftKey?: string;
  /** Gets the answers that are not empty. Resolves with the message to show, and whether to empty the fields. */
  send: (answers: Partial<Record<string, string>>) => Promise<{ text: string; empties?: boolean }>;
}

const inputAttributes: Record<string, Pick<TextFieldProps, 'type' | 'autoComplete' | 'spellCheck'>> = {
  birthDate: { autoComplete: 'bday' },
  reference: { autoComplete: 'off', spellCheck: 'false' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email', spellCheck: 'false' },
};

/** A form of a few fields, without an error summary: a submission focuses the first wrong field. */
export function SmallForm({
  label,
  fields,
  children,
  choiceError,
  submitLabel,
  pendingLabel,
  draftKey,
  send,
}: SmallFormProps) {
  const { message } = useRuleWords();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(
    () => ((draftKey && recall(draftKey)) || {}) as Partial<Record<string, string>>,
  );
  /** Submissions since the fields were empty. */
  const [attempts, setAttempts] = useState(0);
  /** The error of the field that had the focus already: screen readers say nothing of it by themselves. */
  const [spokenError, setSpokenError] = useState('');
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState('');

  useEffect(() => {
    // Zoomed to 400 %, the window ends at the button.
    if (outcome) form.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const valueOf = (name: string) => values[name]?.trim() ?? '';

  function change(next: typeof values) {
    setValues(next);
    if (draftKey) remember(draftKey, next);
  }

  useFilledValues(
    form,
    () => Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])),
    (filled) => change({ ...values, ...filled }),
  );

  function problemOf({ name, missing, check }: FormField): string | undefined {
    const value = valueOf(name);
    if (value === '') return missing;
    if (name !== 'phone' && name !== 'email') return check?.(value);
    const [issue] = answerRule(name).safeParse(value).error?.issues ?? [];
    return issue && message(issue.message as ValidationKey, value);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setAttempts(attempts + 1);
    setOutcome('');
    setSpokenError('');
    const checked = [
      { selector: 'input', problem: choiceError },
      ...fields.map((field) => ({ selector: `[name="${field.name}"]`, problem: problemOf(field) })),
    ];
    const wrong = checked.find(({ problem }) => problem);
    if (wrong?.problem) {
      const control = form.current?.querySelector<HTMLElement>(wrong.selector);
      if (control === document.activeElement) setSpokenError(sayAgain(wrong.problem, attempts));
      control?.focus();
      return;
    }
    setPending(true);
    const filled = fields.filter(({ name }) => valueOf(name) !== '');
    const answers = Object.fromEntries(filled.map(({ name }) => [name, valueOf(name)]));
    const { text, empties = false } = await send(answers);
    if (empties) {
      change({});
      setAttempts(0);
    }
    setOutcome(text);
    setPending(false);
  }

  return (
    <form
      ref={form}
      // No page is prerendered with it, so the pre-hydration script need not queue the submissions.
      data-interactive=""
      aria-label={label}
      className={styles.smallForm}
      noValidate
      onChange={() => setSpokenError('')}
      onSubmit={(event) => void submit(event)}
    >
      {typeof children === 'function' ? children(attempts > 0 ? choiceError : undefined) : children}
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...inputAttributes[field.name]}
          name={field.name}
          label={field.label}
          description={field.description}
          isMultiline={field.isMultiline ?? false}
          isRequired={field.missing !== undefined}
          error={attempts > 0 ? problemOf(field) : undefined}
          // What is typed while sending would not be sent, and then be emptied.
          isReadOnly={isPending}
          value={values[field.name] ?? ''}
          onChange={(value) => change({ ...values, [field.name]: value })}
        />
      ))}
      <ButtonRow>
        <Button
          type="submit"
          variant="strong"
          // A second press would send the form that the first has emptied.
          data-once=""
          aria-disabled={isPending || undefined}
        >
          {submitLabel}
        </Button>
      </ButtonRow>
      <Status className={layout.visuallyHidden}>{spokenError}</Status>
      <Status className={layout.bold}>{isPending ? pendingLabel : outcome}</Status>
    </form>
  );
}
