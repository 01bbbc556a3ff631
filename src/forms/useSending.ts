import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import { type ToastContent, notify } from '../ui/ToastRegion.tsx';
import { onErase, recall, remember } from './tabMemory.ts';
import {
  type SendingFailure,
  type SendingOutcome,
  type SendingSuccess,
  type Submission,
  randomHex,
} from './transport.ts';

type ToastTexts = Omit<ToastContent, 'tone'>;

interface SendingOptions<Answers> {
  kind: RequestKind;
  toPayload: (answers: Answers) => object;
  /** Sends the payload, or the answers within the page (`dispatchInPage`). Never rejects. */
  submit: (submission: Submission, answers: Answers) => Promise<SendingOutcome>;
  /** Called when the request is accepted, before the toast. */
  onSent: (success: SendingSuccess, answers: Answers) => void;
  sentTexts: (success: SendingSuccess) => ToastTexts;
  failureTexts: (failure: SendingFailure) => ToastTexts;
}

interface PendingRequest {
  answers: unknown;
  outcome: Promise<SendingOutcome>;
  /** Identifies the mounted form that reports the outcome. */
  reporter: symbol;
}

/** Outlives the form, so that a visitor who leaves the form and comes back sees the request still pending. */
const pendingRequests = new Map<RequestKind, PendingRequest>();

/**
 * Sends valid answers and shows the outcome in a toast. `outcome` is how the last attempt ended; null before the first and
 * during one.
 */
export function useSending<Answers>({
  kind,
  toPayload,
  submit,
  onSent,
  sentTexts,
  failureTexts,
}: SendingOptions<Answers>) {
  const { i18n } = useTranslation();
  const [outcome, setOutcome] = useState<SendingOutcome | null>(null);
  const [reporter] = useState(() => Symbol(kind));

  /** Resolves to whether the answers arrived. */
  async function send(answers: Answers): Promise<boolean> {
    // Remove the panel of an earlier request at once, so that the panel of this one takes the focus.
    flushSync(() => setOutcome(null));
    const submission = {
      kind,
      payload: toPayload(answers),
      idempotencyKey: idempotencyKeyFor(kind, answers),
      language: i18n.language,
    };
    const sent = submit(submission, answers);
    const pending = { answers, outcome: sent.finally(() => pendingRequests.delete(kind)), reporter };
    pendingRequests.set(kind, pending);
    return reportOutcome(pending);
  }

  /** Waits for a request that an earlier visit to the form is still sending, as `send` does; undefined without one. */
  function resume(): Promise<boolean> | undefined {
    const pending = pendingRequests.get(kind);
    if (!pending) return undefined;
    pending.reporter = reporter;
    return reportOutcome(pending);
  }

  async function reportOutcome(pending: PendingRequest): Promise<boolean> {
    const result = await pending.outcome;
    if (pending.reporter !== reporter) return false;
    setOutcome(result);
    if (result.kind !== 'sent') {
      // 409: drop the key so that a retry gets a new one.
      if (result.kind === 'failed' && result.isKeyTaken) forgetIdempotencyKey(kind);
      notify({ tone: 'error', ...failureTexts(result) });
      return false;
    }
    forgetIdempotencyKey(kind);
    // Safe cast: a form of the same kind sent these answers.
    onSent(result, pending.answers as Answers);
    notify({ tone: 'success', ...sentTexts(result) });
    return true;
  }

  /** Keeps a success, because its panel still shows the reference. */
  function forgetFailure(): void {
    setOutcome((last) => (last?.kind === 'sent' ? last : null));
  }

  return { outcome, send, resume, forgetFailure };
}

/**
 * Returns a `submit` that dispatches the answers as a window event, for the forms that the specification keeps in the page: a
 * school can add its own delivery. A listener reports a failure by `preventDefault` or by throwing.
 */
export function dispatchInPage(event: 'contact-message' | 'teacher-application') {
  return async (_: Submission, answers: object): Promise<SendingOutcome> => {
    let hasThrown = false;
    const recordError = () => {
      hasThrown = true;
    };
    // dispatchEvent does not throw when a listener throws; the window's `error` event reports it.
    window.addEventListener('error', recordError);
    const isAccepted = window.dispatchEvent(new CustomEvent(event, { detail: answers, cancelable: true }));
    window.removeEventListener('error', recordError);
    return isAccepted && !hasThrown
      ? { kind: 'sent', reference: undefined, isConfirmed: false, isDelayed: false }
      : { kind: 'unexpected' };
  };
}

interface SendingAttempt {
  key: string;
  /** The answers as JSON. */
  content: string;
}

/** The last attempt of each form. Kept in memory too, for browsers whose storage is switched off. */
const lastAttempts = new Map<RequestKind, SendingAttempt>();

const attemptStorageKey = (kind: RequestKind) => `${kind}:attempt`;

/**
 * The idempotency key of a request. The same answers keep their key, also after a reload, until the function accepts them.
 * A retry after a lost response therefore does not store the request twice.
 */
function idempotencyKeyFor(kind: RequestKind, answers: unknown): string {
  const content = JSON.stringify(answers, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  const kept = lastAttempts.get(kind) ?? (recall(attemptStorageKey(kind)) as SendingAttempt | null); // Safe cast: `remember` wrote it.
  if (kept?.content === content) return kept.key;
  const key = randomHex();
  lastAttempts.set(kind, { key, content });
  remember(attemptStorageKey(kind), { key, content });
  return key;
}

onErase(() => {
  lastAttempts.clear();
  // Requests that are still being sent end without a report.
  for (const pending of pendingRequests.values()) pending.reporter = Symbol('erased');
});

function forgetIdempotencyKey(kind: RequestKind): void {
  lastAttempts.delete(kind);
  remember(attemptStorageKey(kind), null);
}
