import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { ValidationKey } from '#core/questions/questions.ts';
import type { SummaryEntry } from './ErrorSummary.tsx';
import type { Faults } from './formAnswers.ts';
import { useRuleWords } from './formWords.ts';
import { onErase } from './tabMemory.ts';
import { useKeptAnswers } from './useKeptAnswers.ts';

interface SiteFormOptions<Answers> {
  /** The id of the form; also the key of its draft. */
  id: string;
  /** Every answer, empty, in the order of the page. */
  emptyAnswers: Answers;
  /** Search parameters of the link to the form; see `useKeptAnswers`. */
  link?: object;
  /** The answers that `link` preselects. */
  preset?: Readonly<Record<string, string>>;
  /** Returns the broken rules; undefined when the answers can be sent. */
  findFaults: (answers: Answers) => Faults<Answers> | undefined;
  /** Sends valid answers and resolves to whether they arrived. The form is emptied when they did. */
  send: (answers: Answers) => Promise<boolean>;
  /** Waits for a request that an earlier visit to the form is still sending; undefined without one. */
  resume: () => Promise<boolean> | undefined;
  /** Called once the answers have arrived and the form is empty. */
  onSent?: () => void;
  onInvalid?: (answers: Answers) => void;
}

/**
 * The behaviour of every form: validates on submit and then on each change, submits once however often the visitor
 * clicks, and keeps the answers until they are sent. Returns `shell`, the props of `FormShell`, and `form` for the
 * fields.
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
  // TanStack's `isSubmitting` includes the validation, so an invalid submission would be announced as pending.
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
    onSubmit: ({ value }) => finishSending(send(value)),
  });
  const forgetAnswers = useKeptAnswers(id, form, link, preset);

  async function finishSending(sending: Promise<boolean>): Promise<void> {
    setSending(true);
    const hasArrived = await sending.finally(() => setSending(false));
    if (!hasArrived) return;
    form.reset();
    forgetAnswers();
    onSent?.();
  }

  const resumePendingRequest = useEffectEvent(() => {
    const sending = resume();
    if (sending) void finishSending(sending);
  });
  useEffect(() => resumePendingRequest(), []);

  const erase = useEffectEvent(() => {
    form.reset();
    forgetAnswers();
  });
  useEffect(() => onErase(() => erase()), []);

  const isFilled = useStore(form.store, ({ values }) =>
    Object.entries(values).some(([name, answer]) => answer && answer !== preset[name]),
  );
  const fieldMeta: Partial<Record<string, { errors: unknown[] }>> = useStore(
    form.store,
    (state) => state.fieldMeta,
  );
  const errors: SummaryEntry[] = Object.keys(emptyAnswers).flatMap((name) => {
    // Safe cast: `findFaults` reports validation keys.
    const key = fieldMeta[name]?.errors[0] as ValidationKey | undefined;
    return key ? [{ name, fault: fault(key) }] : [];
  });
  return { form, shell: { id, form, isPending: isSending, isFilled, invalidAttempts, errors } };
}
