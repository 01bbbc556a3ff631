import { FormApi, evaluate, revalidateLogic, useSelector } from '@tanstack/react-form';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { RequestAnswers, ValidationKey } from '#core/questions/questions.ts';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import { checkAnswers } from '#core/questions/rules.ts';
import { type ToastContent, notify } from '../ui/ToastRegion.tsx';
import type { SummaryEntry } from './ErrorSummary.tsx';
import { type FormAnswers, emptyAnswersOf, findFaults, toRequest } from './formAnswers.ts';
import { useRuleWords } from './formWords.ts';
import { onErase, recall, remember } from '../browser/tabMemory.ts';
import {
  type SendingFailure,
  type SendingOutcome,
  type SendingSuccess,
  type Submission,
  randomHex,
} from '../backend/transport.ts';
import { useKeptAnswers } from './useKeptAnswers.ts';

type ToastTexts = Omit<ToastContent, 'tone'>;

interface SiteFormOptions<Kind extends RequestKind> {
  /** The id of the form; also the key of its draft. */
  id: string;
  kind: Kind;
  /** Search parameters; see `useKeptAnswers`. */
  link?: object;
  preset?: Readonly<Record<string, string>>;
  requestOf?: (answers: FormAnswers<Kind>) => object;
  /** The answers that do not go with another one; refused like answers that break a rule. */
  findUnfit?: (answers: FormAnswers<Kind>) => Partial<Record<string, ValidationKey>>;
  /** A reason to refuse the answers, reported even if they break rules too. */
  findRefusal?: (answers: FormAnswers<Kind>) => SendingFailure | undefined;
  /** Sends the checked answers, or keeps the answers in the page (`dispatchAsEvent`). Never rejects. */
  submit: (submission: Submission, answers: FormAnswers<Kind>) => Promise<SendingOutcome>;
  /** Called when the request is accepted and the form is empty. Returns the toast. */
  onSent: (success: SendingSuccess, answers: FormAnswers<Kind>, checked: RequestAnswers) => ToastTexts;
  failureTexts: (failure: SendingFailure) => ToastTexts;
}

interface SummarisedState {
  fieldMeta: Partial<Record<string, { errors: unknown[] }>>;
  values: Partial<Record<string, unknown>>;
}

interface AnsweredForm<Kind extends RequestKind> {
  value: FormAnswers<Kind>;
}

/**
 * The behaviour of every form: validates on submit and then on each change, submits once however often the visitor
 * clicks, shows the outcome in a toast, and keeps the answers until they are sent. Returns `form` for the fields, `shell`,
 * the props of `FormShell`, and `success`: the request that the last attempt sent, else null.
 */
export function useSiteForm<Kind extends RequestKind>({
  id,
  kind,
  link = {},
  preset = {},
  requestOf = (answers) => toRequest(kind, answers),
  findUnfit = () => ({}),
  findRefusal,
  submit,
  onSent,
  failureTexts,
}: SiteFormOptions<Kind>) {
  const { i18n } = useTranslation();
  const { message } = useRuleWords();
  // TanStack's `isSubmitting` includes the validation, so an invalid submission would be announced as pending.
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<SendingOutcome | null>(null);
  const [invalidAttempts, countInvalidAttempt] = useReducer((count: number) => count + 1, 0);
  const [emptyAnswers] = useState(() => emptyAnswersOf(kind));
  /** The cleaned answers of the last check, which comes right before a submission; undefined if they break a rule. */
  const checked = useRef<RequestAnswers>(undefined);
  const options = {
    formId: id,
    defaultValues: emptyAnswers,
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }: AnsweredForm<Kind>) => {
        const { data, error } = checkAnswers(kind, requestOf(value));
        checked.current = data;
        return findFaults(kind, value, error, findUnfit(value));
      },
    },
    onSubmitInvalid: ({ value }: AnsweredForm<Kind>) => {
      countInvalidAttempt();
      const refusal = findRefusal?.(value);
      if (refusal) reportFailure(refusal);
      // Keeps a success, because its panel still shows the reference.
      else setOutcome((last) => (last?.kind === 'sent' ? last : null));
    },
    onSubmit: async ({ value }: AnsweredForm<Kind>) => {
      const refusal = findRefusal?.(value);
      if (refusal) reportFailure(refusal);
      else if (checked.current) await send(value, checked.current);
    },
  };
  // What TanStack's `useForm` does, without the groups of fields that it adds to every form (3 kB).
  // oxlint-disable-next-line react-hooks/refs -- the form calls these functions after the rendering
  const [form] = useState(() => new FormApi(options));
  useLayoutEffect(() => form.mount(), [form]);
  useLayoutEffect(() => form.update(options));
  const forgetAnswers = useKeptAnswers(id, form, link, preset);

  async function send(answers: FormAnswers<Kind>, checked: RequestAnswers): Promise<void> {
    // Remove the panel of an earlier request at once, so that the panel of the new one takes the focus.
    flushSync(() => setOutcome(null));
    setSending(true);
    const submission = {
      kind,
      answers: checked,
      idempotencyKey: idempotencyKeyFor(kind, checked),
      language: i18n.language,
    };
    latestSubmissions.set(kind, submission);
    const result = await submit(submission, answers);
    // The visitor has erased the data of the tab, or has opened the form again and sent a request from there.
    if (idempotencyKeyFor(kind, checked) !== submission.idempotencyKey) return;
    if (result.kind !== 'sent' && latestSubmissions.get(kind) !== submission) return;
    setSending(false);
    if (result.kind !== 'sent') {
      // 409: drop the key so that a retry gets a new one.
      if (result.kind === 'failed' && result.isKeyTaken) renewAttempt(kind);
      reportFailure(result);
      return;
    }
    setOutcome(result);
    // Keeps the key for a visitor who has left and may have opened the form again: sending it repeats this request.
    if (isShown.current) renewAttempt(kind);
    form.reset();
    forgetAnswers(answers);
    notify({ tone: 'success', ...onSent(result, answers, checked) });
  }

  function reportFailure(failure: SendingFailure): void {
    // Empties the live region first, because it does not announce unchanged words.
    flushSync(() => setOutcome(null));
    setOutcome(failure);
    notify({ tone: 'error', isSilent: isShown.current, ...failureTexts(failure) });
  }

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  useEffect(() => onErase(() => form.reset()), [form]);

  useEffect(() => void attemptOf(kind), [kind]);
  // Compared by content: each field changes `fieldMeta` when it is mounted, which would render the whole form again.
  const errors = useSelector(
    form.store,
    ({ fieldMeta, values }: SummarisedState) =>
      Object.keys(emptyAnswers).flatMap((name): SummaryEntry[] => {
        const key = fieldMeta[name]?.errors[0] as ValidationKey | undefined;
        return key ? [{ name, message: message(key, String(values[name])) }] : [];
      }),
    { compare: evaluate },
  );
  const failure = outcome && outcome.kind !== 'sent' ? { failure: outcome, ...failureTexts(outcome) } : null;
  const shell = { id, form, preset, isPending: isSending, invalidAttempts, errors, failure };
  return { form, shell, success: outcome?.kind === 'sent' ? outcome : null };
}

/** A visitor who opens a form again while it is sent can send it again: the first failure would contradict the second attempt. */
const latestSubmissions = new Map<RequestKind, Submission>();

const attemptKey = (kind: RequestKind) => `${kind}:attempt`;

/** Made with the form, so that a duplicated tab, which gets a copy of the session storage, has it too. */
function attemptOf(kind: RequestKind): string {
  const kept = recall(attemptKey(kind)) as { attempt?: string } | null; // Safe cast: written below.
  return kept?.attempt ?? renewAttempt(kind);
}

function renewAttempt(kind: RequestKind): string {
  const attempt = randomHex();
  remember(attemptKey(kind), { attempt });
  return attempt;
}

/**
 * The same answers keep their key until the function accepts them, also after a reload and in a duplicated tab, so that a
 * retry after a lost response does not store the request twice.
 */
function idempotencyKeyFor(kind: RequestKind, answers: RequestAnswers): string {
  // FNV-1a. If different answers had the same hash, the function would refuse the key (409).
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(answers))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `${attemptOf(kind)}-${(hash >>> 0).toString(16)}`;
}
