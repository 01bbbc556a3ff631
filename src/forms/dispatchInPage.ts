import type { SendingOutcome, Submission } from './transport.ts';

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
