import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** The events on which React Aria or React renders a field, and so puts the values that React knows back into it. */
const events = [
  'pointerover',
  'pointerout',
  'pointerdown',
  'keydown',
  'keyup',
  'click',
  'focusin',
  'focusout',
  'change',
  'submit',
] as const;

/**
 * Reports values that are in the controls of a form, but not in `shown`, the values that React renders. Password managers
 * fill controls without an event that React hears. Reads all controls before React and React Aria handle an event. An
 * emptied control is not reported, because the visitor's own deletion fires an event.
 */
export function useFilledValues(
  form: RefObject<HTMLFormElement | null>,
  shown: () => Partial<Record<string, unknown>>,
  fill: (values: Record<string, string>) => void,
): void {
  const read = useEffectEvent((event: Event) => {
    // React may be removing the button, with controls yet to be emptied: “Effacer et quitter”.
    if (event.type === 'focusout' && event.target instanceof HTMLButtonElement) return;
    const known = shown();
    const filled: Record<string, string> = {};
    for (const control of form.current?.elements ?? []) {
      const isText = control instanceof HTMLInputElement && !['radio', 'file'].includes(control.type);
      if (!isText && !(control instanceof HTMLTextAreaElement) && !(control instanceof HTMLSelectElement))
        continue;
      const { name, value } = control;
      if (value !== '' && value !== known[name] && name in known) filled[name] = value;
    }
    // Rendered at once, so that the handlers of the event see the values.
    if (Object.keys(filled).length > 0) flushSync(() => fill(filled));
  });
  useEffect(() => {
    // On the window, because React Aria listens on the document.
    for (const name of events) window.addEventListener(name, read, true);
    return () => {
      for (const name of events) window.removeEventListener(name, read, true);
    };
  }, []);
}
