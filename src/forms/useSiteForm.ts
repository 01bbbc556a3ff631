import { revalidateLogic, useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { SummaryEntry } from './ErrorSummary.tsx';
import { useAppForm } from './useAppForm.ts';
import { useKeptAnswers } from './useKeptAnswers.ts';
import { useRuleWords } from './useRuleWords.ts';
import type { ValidationKey } from '#core/questions/validationKey.ts';
import type { FieldErrors } from './validation.ts';

interface SiteFormOptions<Answers> {
  /** Names the form and its draft. */
  id: string;
  /** Every field in the order of the page, empty. */
  emptyAnswers: Answers;
  /** The parameters of the link by which the visitor came, and the answers that it chose; see `useKeptAnswers`. */
  link?: object;
  preset?: Readonly<Record<string, string>>;
  /** The first broken rule of each field; undefined when the answers can be sent. */
  validate: (answers: Answers) => { fields: FieldErrors<Answers> } | undefined;
  /** Sends valid answers; resolves to whether they arrived. Then the form is emptied, else it keeps everything. */
  send: (answers: Answers) => Promise<boolean>;
  /** What an earlier visit left on its way, as `send` resolves it; undefined when there is nothing. */
  resume: () => Promise<boolean> | undefined;
  /** Called when the answers arrived and the form is empty again. */
  onSent?: () => void;
  /** Called after a submission that broke a rule. */
  onInvalid?: (answers: Answers) => void;
}

/**
 * The behaviour that every form here shares: checked on submit and from then on at each change, one submission for any
 * number of clicks, nothing typed lost until it was sent. `shell` goes to `FormShell`, `form` to the fields.
 */
export function useSiteForm<Answers extends object>({
  id,
  emptyAnswers,
  link = {},
  preset = {},
  validate,
  send,
  resume,
  onSent,
  onInvalid,
}: SiteFormOptions<Answers>) {
  const { fault } = useRuleWords();
  // Not TanStack's `isSubmitting`, which begins with the check: a refused submission would be said to be on its way.
  const [isSending, setSending] = useState(false);
  const [invalidAttempts, countInvalidAttempt] = useReducer((count: number) => count + 1, 0);
  const form = useAppForm({
    defaultValues: emptyAnswers,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => validate(value) },
    onSubmitInvalid: ({ value }) => {
      countInvalidAttempt();
      onInvalid?.(value);
    },
    onSubmit: ({ value }) => settle(send(value)),
  });
  const forgetAnswers = useKeptAnswers(id, form, link, preset);

  async function settle(sending: Promise<boolean>): Promise<void> {
    setSending(true);
    const hasArrived = await sending.finally(() => setSending(false));
    if (!hasArrived) return;
    form.reset();
    forgetAnswers();
    onSent?.();
  }

  const takeOver = useEffectEvent(() => {
    const sending = resume();
    if (sending) void settle(sending);
  });
  useEffect(() => takeOver(), []);

  const fieldMeta: Partial<Record<string, { errors: unknown[] }>> = useStore(
    form.store,
    (state) => state.fieldMeta,
  );
  const errors: SummaryEntry[] = Object.keys(emptyAnswers).flatMap((name) => {
    // `validate` yields keys and nothing else.
    const key = fieldMeta[name]?.errors[0] as ValidationKey | undefined;
    return key ? [{ name, fault: fault(key) }] : [];
  });
  return { form, shell: { id, form, isPending: isSending, invalidAttempts, errors } };
}
