import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import { type ToastContent, notify } from '../ui/ToastRegion.tsx';
import type { submitUpload } from './resumableUpload.ts';
import { onErase, recall, remember } from './tabMemory.ts';
import {
  type SendingFailure,
  type SendingOutcome,
  type SendingSuccess,
  type Submission,
  randomHex,
  submitRequest,
} from './transport.ts';

type ToastTexts = Omit<ToastContent, 'tone'>;

export interface SendingOptions<Answers> {
  kind: RequestKind;
  /** Returns the payload of valid answers. */
  toPayload: (answers: Answers) => object;
  /** The file that belongs to the payload. The form brings the code that uploads it, so that the others do not load it. */
  upload?: { toFile: (answers: Answers) => File | undefined; submit: typeof submitUpload };
  /** Called when the back end has accepted the request, before the toast. */
  onSent?: (success: SendingSuccess, answers: Answers) => void;
  /** The words of the toasts. */
  sentTexts: (success: SendingSuccess) => ToastTexts;
  failureTexts: (failure: SendingFailure) => ToastTexts;
}

export interface Sending<Answers> {
  /** How the last attempt ended; null before the first and during one. */
  outcome: SendingOutcome | null;
  /** Resolves to whether the answers arrived. */
  send: (answers: Answers) => Promise<boolean>;
  /** Waits for a request that an earlier visit to the form is still sending, as `send` does; undefined without one. */
  resume: () => Promise<boolean> | undefined;
  forgetFailure: () => void;
  /** The uploaded share of a file, from 0 to 1; null outside an upload. */
  progress: number | null;
  /** Stops the upload of a file; the answers are kept. */
  stop: () => void;
}

/** A request that is being sent. */
interface PendingRequest {
  answers: unknown;
  outcome: Promise<SendingOutcome>;
  /** Identifies the mounted form that reports the outcome. */
  reporter: symbol;
}

/** Outlives the form, so that a visitor who leaves the form and comes back sees the request still pending. */
const pendingRequests = new Map<RequestKind, PendingRequest>();

/** Sends valid answers and shows the outcome in a toast. */
export function useSending<Answers>({
  kind,
  toPayload,
  upload,
  onSent,
  sentTexts,
  failureTexts,
}: SendingOptions<Answers>): Sending<Answers> {
  const { i18n } = useTranslation();
  const [outcome, setOutcome] = useState<SendingOutcome | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const abortController = useRef<AbortController>(null);
  const [reporter] = useState(() => Symbol(kind));

  // Abort the upload when the form unmounts: nothing would show its outcome, and the draft keeps the answers.
  useEffect(() => () => abortController.current?.abort(), []);

  async function send(answers: Answers): Promise<boolean> {
    setOutcome(null);
    const payload = toPayload(answers);
    const file = upload?.toFile(answers);
    const content = file ? [payload, file.name, file.size, file.lastModified] : payload;
    const submission = {
      kind,
      payload,
      idempotencyKey: idempotencyKeyFor(kind, content),
      language: i18n.language,
    };
    const sent = file && upload ? submitFile(submission, file, upload.submit) : submitRequest(submission);
    const pending = { answers, outcome: sent.finally(() => pendingRequests.delete(kind)), reporter };
    pendingRequests.set(kind, pending);
    return reportOutcome(pending);
  }

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
    onSent?.(result, pending.answers as Answers);
    notify({ tone: 'success', ...sentTexts(result) });
    return true;
  }

  async function submitFile(
    submission: Submission,
    file: File,
    submit: typeof submitUpload,
  ): Promise<SendingOutcome> {
    const { signal } = (abortController.current = new AbortController());
    setProgress(0);
    return submit(submission, { file, signal, onProgress: setProgress }).finally(() => setProgress(null));
  }

  /** Keeps a success, because its panel still shows the reference. */
  function forgetFailure(): void {
    setOutcome((last) => (last?.kind === 'sent' ? last : null));
  }

  return { outcome, send, resume, forgetFailure, progress, stop: () => abortController.current?.abort() };
}

interface SendingAttempt {
  key: string;
  /** The request as JSON. */
  content: string;
}

/** The last attempt of each form. Kept in memory too, for browsers whose storage is switched off. */
const lastAttempts = new Map<RequestKind, SendingAttempt>();

const attemptStorageKey = (kind: RequestKind) => `${kind}:attempt`;

/**
 * The idempotency key of a request. The same content keeps its key, also after a reload, until the function accepts it.
 * A retry after a lost response therefore does not store the request twice.
 */
function idempotencyKeyFor(kind: RequestKind, request: object): string {
  const content = JSON.stringify(request);
  const kept = lastAttempts.get(kind) ?? (recall(attemptStorageKey(kind)) as SendingAttempt | null); // Safe cast: written below.
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
