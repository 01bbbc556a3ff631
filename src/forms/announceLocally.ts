/**
 * The end of a form that the specification keeps local: no request leaves the page. The answers are offered to the
 * page as an event, for a school that adds sending of its own; a listener that refuses them (`preventDefault`) or
 * throws makes the submission fail. Returns whether nobody refused.
 */
export function announceLocally(event: 'contact-message' | 'teacher-application', answers: object): boolean {
  let hasThrown = false;
  const noteError = () => {
    hasThrown = true;
  };
  // A listener that throws does not stop the dispatch: the window alone hears of it.
  window.addEventListener('error', noteError);
  const isAccepted = window.dispatchEvent(new CustomEvent(event, { detail: answers, cancelable: true }));
  window.removeEventListener('error', noteError);
  return isAccepted && !hasThrown;
}
