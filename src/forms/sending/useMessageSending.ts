import { useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '../../ui/toasts.ts';
import { announceLocally } from '../announceLocally.ts';
import type { SendingOutcome } from './submitRequest.ts';
import { type Sending, type SendingOptions, useSending } from './useSending.ts';

interface MessageOptions<Answers> extends SendingOptions<Answers> {
  /** What the page is offered where nothing is sent. */
  event: Parameters<typeof announceLocally>[0];
}

/**
 * The end of the forms that the specification keeps local: the answers stay in the page, or, where the school has its
 * messages delivered (`DELIVER_MESSAGES` at build time), they are sent like an admission request.
 */
export const useMessageSending: <Answers extends object>(
  options: MessageOptions<Answers>,
) => Sending<Answers> = import.meta.env.DELIVER_MESSAGES ? useSending : useLocalEnd;

function useLocalEnd<Answers extends object>({ event, sentTexts, failureTexts }: MessageOptions<Answers>) {
  const [outcome, setOutcome] = useState<SendingOutcome | null>(null);

  async function send(answers: Answers): Promise<boolean> {
    // What was said of an earlier message goes, so that the same is said anew.
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
