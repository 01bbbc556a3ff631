import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import { type ToastContent, notify } from '../ui/toasts.ts';
import { recall, remember } from './tabMemory.ts';
import {
  type SendingFailure,
  type SendingOutcome,
  type SendingSuccess,
  type Submission,
  submitRequest,
  submitUpload,
} from './transport.ts';

type ToastTexts = Omit<ToastContent, 'tone'>;

export interface SendingOptions<Answers> {
  kind: RequestKind;
  /** The request that valid answers make. */
  toPayload: (answers: Answers) => object;
  /** The file that goes with it. */
  toFile?: (answers: Answers) => File | undefined;
  /** Called when the school has the request, before the toast. */
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
  /** Takes over a request that is still being sent from an earlier visit to the form, as `send` does; undefined without one. */
  resume: () => Promise<boolean> | undefined;
  forgetFailure: () => void;
  /** The share of a file that has gone, from 0 to 1; null while none is being sent. */
  progress: number | null;
  /** Stops the upload of a file; the answers are kept. */
  stop: () => void;
}

/** A request that is being sent. */
interface PendingRequest {
  answers: unknown;
  outcome: Promise<SendingOutcome>;
  /** The form that reports the outcome. */
  holder: symbol;
}

/** By kind: a visitor who leaves the form and comes back finds it still pending. */
const pendingRequests = new Map<RequestKind, PendingRequest>();

/** Sends valid answers and reports the outcome by a toast. */
export function useSending<Answers>({
  kind,
  toPayload,
  toFile,
  onSent,
  sentTexts,
  failureTexts,
}: SendingOptions<Answers>): Sending<Answers> {
  const { i18n } = useTranslation();
  const [outcome, setOutcome] = useState<SendingOutcome | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const stopper = useRef<AbortController>(null);
  const [holder] = useState(() => Symbol(kind));

  // Abort the upload with its form: the answers are kept, and nobody would learn the outcome.
  useEffect(() => () => stopper.current?.abort(), []);

  async function send(answers: Answers): Promise<boolean> {
    setOutcome(null);
    const payload = toPayload(answers);
    const file = toFile?.(answers);
    const content = file ? [payload, file.name, file.size, file.lastModified] : payload;
    const submission = {
      kind,
      payload,
      idempotencyKey: idempotencyKeyFor(kind, content),
      language: i18n.language,
    };
    const sent = file ? upload(submission, file) : submitRequest(submission);
    const pending = { answers, outcome: sent.finally(() => pendingRequests.delete(kind)), holder };
    pendingRequests.set(kind, pending);
    return conclude(pending);
  }

  function resume(): Promise<boolean> | undefined {
    const pending = pendingRequests.get(kind);
    if (!pending) return undefined;
    pending.holder = holder;
    return conclude(pending);
  }

  async function conclude(pending: PendingRequest): Promise<boolean> {
    const result = await pending.outcome;
    if (pending.holder !== holder) return false;
    setOutcome(result);
    if (result.kind !== 'sent') {
      // 409: drop the key so that a retry gets a new one.
      if (result.kind === 'failed' && result.isKeyTaken) forgetIdempotencyKey(kind);
      notify({ tone: 'error', ...failureTexts(result) });
      return false;
    }
    forgetIdempotencyKey(kind);
    onSent?.(result, pending.answers as Answers); // the form of this kind sent them
    notify({ tone: 'success', ...sentTexts(result) });
    return true;
  }

  async function upload(submission: Submission, file: File): Promise<SendingOutcome> {
    const { signal } = (stopper.current = new AbortController());
    setProgress(0);
    return submitUpload(submission, { file, signal, onProgress: setProgress }).finally(() =>
      setProgress(null),
    );
  }

  /** Keeps a success, whose reference stays valid. */
  function forgetFailure(): void {
    setOutcome((last) => (last?.kind === 'sent' ? last : null));
  }

  return { outcome, send, resume, forgetFailure, progress, stop: () => stopper.current?.abort() };
}

interface Attempt {
  key: string;
  /** The request as JSON. */
  content: string;
}

/** The last attempt of each kind: kept in memory too, for tabs whose storage is switched off. */
const attempts = new Map<RequestKind, Attempt>();

const attemptKey = (kind: RequestKind) => `${kind}:attempt`;

/**
 * The idempotency key of a request: the same for the same content until the function acknowledged it, across reloads.
 * After a lost answer or a closed tab a retry then does not double the request.
 */
function idempotencyKeyFor(kind: RequestKind, request: object): string {
  const content = JSON.stringify(request);
  const kept = attempts.get(kind) ?? (recall(attemptKey(kind)) as Attempt | null); // as written below
  if (kept?.content === content) return kept.key;
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  attempts.set(kind, { key, content });
  remember(attemptKey(kind), { key, content });
  return key;
}

function forgetIdempotencyKey(kind: RequestKind): void {
  attempts.delete(kind);
  remember(attemptKey(kind), null);
}
