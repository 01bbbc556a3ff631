import { useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '../ui/ToastRegion.tsx';
import type { SendingOutcome } from './transport.ts';
import { type Sending, type SendingOptions, useSending } from './useSending.ts';

interface MessageOptions<Answers> extends SendingOptions<Answers> {
  /** The window event that carries the answers when the site does not send them. */
  event: 'contact-message' | 'teacher-application';
}

/**
 * Sends the forms that the specification keeps local. The answers stay in the page, unless the site was built with
 * `DELIVER_MESSAGES`: then the back end receives them like an admission request.
 */
export const useMessageSending: <Answers extends object>(
  options: MessageOptions<Answers>,
) => Sending<Answers> = import.meta.env.DELIVER_MESSAGES ? useSending : useLocalDelivery;

function useLocalDelivery<Answers extends object>({
  event,
  onSent,
  sentTexts,
  failureTexts,
}: MessageOptions<Answers>) {
  const [outcome, setOutcome] = useState<SendingOutcome | null>(null);

  async function send(answers: Answers): Promise<boolean> {
    // Remove the panel of an earlier message first, so that the new one takes the focus.
    flushSync(() => setOutcome(null));
    if (!announceLocally(event, answers)) {
      const failure = { kind: 'unexpected' } as const;
      setOutcome(failure);
      notify({ tone: 'error', ...failureTexts(failure) });
      return false;
    }
    const success = { kind: 'sent', reference: undefined, isConfirmed: false, isDelayed: false } as const;
    setOutcome(success);
    onSent?.(success, answers);
    notify({ tone: 'success', ...sentTexts(success) });
    return true;
  }

  return {
    outcome,
    send,
    resume: () => undefined,
    forgetFailure: () => setOutcome(null),
    progress: null,
    stop: () => {},
  };
}

/**
 * Dispatches the answers as a window event, for a school that adds its own delivery. A listener reports a failure by
 * `preventDefault` or by throwing. Returns true if every listener succeeded.
 */
function announceLocally(event: string, answers: object): boolean {
  let hasThrown = false;
  const recordError = () => {
    hasThrown = true;
  };
  // dispatchEvent does not throw when a listener throws; the window's `error` event reports it.
  window.addEventListener('error', recordError);
  const isAccepted = window.dispatchEvent(new CustomEvent(event, { detail: answers, cancelable: true }));
  window.removeEventListener('error', recordError);
  return isAccepted && !hasThrown;
}
