import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import { type ToastContent, notify } from '../../ui/toasts.ts';
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotencyKey.ts';
import type { Submission } from './submission.ts';
import {
  type SendingFailure,
  type SendingOutcome,
  type SendingSuccess,
  submitRequest,
} from './submitRequest.ts';
import { submitUpload } from './submitUpload.ts';

type ToastTexts = Omit<ToastContent, 'tone'>;

export interface SendingOptions<Answers> {
  kind: RequestKind;
  /** What the function is sent of valid answers. */
  toPayload: (answers: Answers) => object;
  /** The file that goes with them. */
  toFile?: (answers: Answers) => File | undefined;
  /** Called when the school has them, before the toast says so. */
  onSent?: (success: SendingSuccess, answers: Answers) => void;
  /** What the toasts say. */
  sentTexts: (success: SendingSuccess) => ToastTexts;
  failureTexts: (failure: SendingFailure) => ToastTexts;
}

/** What is on its way. */
interface Underway {
  answers: unknown;
  ending: Promise<SendingOutcome>;
  /** The form that tells how it ends. */
  holder: symbol;
}

/** By kind: whoever leaves a form and comes back meanwhile finds it still being sent. */
const underway = new Map<RequestKind, Underway>();

export interface Sending<Answers> {
  /** How the last attempt ended, for the page; null before the first, and while one is on its way. */
  outcome: SendingOutcome | null;
  /** Resolves to whether the answers arrived. */
  send: (answers: Answers) => Promise<boolean>;
  /** Takes over what an earlier visit to the form left on its way, as `send` would go on; undefined for nothing. */
  resume: () => Promise<boolean> | undefined;
  forgetFailure: () => void;
  /** How much of a file has gone, from 0 to 1; null while none is on its way. */
  progress: number | null;
  /** Stops a file that is on its way; everything is kept. */
  stop: () => void;
}

/** Sends valid answers and says by a toast what became of them. */
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

  // A file that is no longer shown is no longer sent: the answers are kept, and nobody would hear how it ended.
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
    const ending = file ? upload(submission, file) : submitRequest(submission);
    const sending = { answers, ending: ending.finally(() => underway.delete(kind)), holder };
    underway.set(kind, sending);
    return conclude(sending);
  }

  function resume(): Promise<boolean> | undefined {
    const sending = underway.get(kind);
    if (!sending) return undefined;
    sending.holder = holder;
    return conclude(sending);
  }

  async function conclude(sending: Underway): Promise<boolean> {
    const result = await sending.ending;
    if (sending.holder !== holder) return false;
    setOutcome(result);
    if (result.kind !== 'sent') {
      // The next try is another request: under this key none of these answers would ever be taken.
      if (result.kind === 'failed' && result.isKeyTaken) forgetIdempotencyKey(kind);
      notify({ tone: 'error', ...failureTexts(result) });
      return false;
    }
    forgetIdempotencyKey(kind);
    onSent?.(result, sending.answers as Answers); // of this kind's form, which sent them
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

  /** A failure is outdated by the next attempt; the reference of a request that was sent is not. */
  function forgetFailure(): void {
    setOutcome((last) => (last?.kind === 'sent' ? last : null));
  }

  return { outcome, send, resume, forgetFailure, progress, stop: () => stopper.current?.abort() };
}
