import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerRule } from '#core/questions/rules.ts';
import type { ValidationKey } from '#core/questions/questions.ts';
import { useRuleWords } from '../../forms/formWords.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './Dossier.css.ts';

interface FormField {
  name: 'reference' | 'phone' | 'email';
  label: string;
  description?: string;
  isOptional?: boolean;
}

interface SmallFormProps {
  /** The name of the form. */
  label: string;
  fields: readonly FormField[];
  submitLabel: string;
  pendingLabel: string;
  /** Resolves with the sentence that says how it ended. Gets the answers that are not empty. */
  send: (answers: Partial<Record<FormField['name'], string>>) => Promise<string>;
}

const inputs = {
  reference: { autoComplete: 'off', spellCheck: 'false' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email', spellCheck: 'false' },
} as const;

/** A form of a few fields, which are checked by the rules of the admission request. */
export function SmallForm({ label, fields, submitLabel, pendingLabel, send }: SmallFormProps) {
  const { t } = useTranslation('dossier');
  const { message } = useRuleWords();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Record<string, string>>({});
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState('');

  useEffect(() => {
    // The pre-hydration script keeps the submissions of other forms.
    form.current?.setAttribute('data-live', '');
  }, []);

  const valueOf = (name: string) => values[name]?.trim() ?? '';

  function problemOf({ name, isOptional }: FormField): string | undefined {
    const value = valueOf(name);
    if (value === '') return isOptional ? undefined : t(`missing.${name}`);
    if (name === 'reference') return undefined;
    const [issue] = answerRule(name).safeParse(value).error?.issues ?? [];
    // Safe cast: every rule names its message.
    return issue && message(issue.message as ValidationKey, value);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setChecked(true);
    setOutcome('');
    const answers = Object.fromEntries(
      fields.map(({ name }) => [name, valueOf(name)]).filter(([, value]) => value !== ''),
    );
    const wrong = fields.find(problemOf) ?? (Object.keys(answers).length === 0 ? fields[0] : undefined);
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>(`[name="${wrong.name}"]`)?.focus();
      return;
    }
    setPending(true);
    setOutcome(await send(answers));
    setPending(false);
  }

  return (
    <form
      ref={form}
      aria-label={label}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...inputs[field.name]}
          name={field.name}
          label={field.label}
          description={field.description}
          isRequired={!field.isOptional}
          error={isChecked ? problemOf(field) : undefined}
          value={values[field.name] ?? ''}
          onChange={(value) => setValues((known) => ({ ...known, [field.name]: value }))}
        />
      ))}
      <ButtonRow>
        <Button type="submit" variant="strong" aria-disabled={isPending || undefined}>
          {submitLabel}
        </Button>
      </ButtonRow>
      <Status className={styles.outcome}>{isPending ? pendingLabel : outcome}</Status>
    </form>
  );
}
