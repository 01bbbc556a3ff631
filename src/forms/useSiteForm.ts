import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { ValidationKey } from '#core/questions/questions.ts';
import type { SummaryEntry } from './ErrorSummary.tsx';
import type { Faults } from './formAnswers.ts';
import { useRuleWords } from './formWords.ts';
import { useKeptAnswers } from './useKeptAnswers.ts';

interface SiteFormOptions<Answers> {
  /** The id of the form; also the key of its draft. */
  id: string;
  /** Every answer, empty, in the order of the page. */
  emptyAnswers: Answers;
  /** The parameters of the link by which the visitor came, and the answers that they choose; see `useKeptAnswers`. */
  link?: object;
  preset?: Readonly<Record<string, string>>;
  /** Returns undefined when the answers can be sent. */
  findFaults: (answers: Answers) => Faults<Answers> | undefined;
  /** Sends valid answers and resolves to whether they arrived. Only then is the form emptied. */
  send: (answers: Answers) => Promise<boolean>;
  /** Takes over a request that is still being sent from an earlier visit; undefined without one. */
  resume: () => Promise<boolean> | undefined;
  /** Called when the answers arrived and the form is empty again. */
  onSent?: () => void;
  /** Called after a submission that broke a rule. */
  onInvalid?: (answers: Answers) => void;
}

/**
 * The behaviour of every form: checked on submit and from then on at each change, one submission for any number of
 * clicks, answers kept until they are sent. `shell` goes to `FormShell`, `form` to the fields.
 */
export function useSiteForm<Answers extends object>({
  id,
  emptyAnswers,
  link = {},
  preset = {},
  findFaults,
  send,
  resume,
  onSent,
  onInvalid,
}: SiteFormOptions<Answers>) {
  const { fault } = useRuleWords();
  // Not TanStack's `isSubmitting`: it includes the validation, so that a refused submission would be announced as pending.
  const [isSending, setSending] = useState(false);
  const [invalidAttempts, countInvalidAttempt] = useReducer((count: number) => count + 1, 0);
  const form = useForm({
    defaultValues: emptyAnswers,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => findFaults(value) },
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
    // `findFaults` yields keys and nothing else.
    const key = fieldMeta[name]?.errors[0] as ValidationKey | undefined;
    return key ? [{ name, fault: fault(key) }] : [];
  });
  return { form, shell: { id, form, isPending: isSending, invalidAttempts, errors } };
}
