import { useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '../ui/toasts.ts';
import type { SendingOutcome } from './transport.ts';
import { type Sending, type SendingOptions, useSending } from './useSending.ts';

interface MessageOptions<Answers> extends SendingOptions<Answers> {
  /** The event that offers the answers to the page where nothing is sent. */
  event: 'contact-message' | 'teacher-application';
}

/**
 * Ends the forms that the specification keeps local. The answers stay in the page, unless the site was built with
 * `DELIVER_MESSAGES`: then they are sent like an admission request.
 */
export const useMessageSending: <Answers extends object>(
  options: MessageOptions<Answers>,
) => Sending<Answers> = import.meta.env.DELIVER_MESSAGES ? useSending : useLocalEnd;

function useLocalEnd<Answers extends object>({ event, sentTexts, failureTexts }: MessageOptions<Answers>) {
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
    const success = { kind: 'sent', reference: undefined, isConfirmed: false } as const;
    setOutcome(success);
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
 * Offers the answers to the page as an event, for a school that adds sending of its own. A listener refuses them by
 * `preventDefault` or by throwing. Returns whether none did.
 */
function announceLocally(event: string, answers: object): boolean {
  let hasThrown = false;
  const noteError = () => {
    hasThrown = true;
  };
  // dispatchEvent does not throw when a listener does: only the window's `error` event tells.
  window.addEventListener('error', noteError);
  const isAccepted = window.dispatchEvent(new CustomEvent(event, { detail: answers, cancelable: true }));
  window.removeEventListener('error', noteError);
  return isAccepted && !hasThrown;
}
