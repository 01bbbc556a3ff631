import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** The events of a form before which React may render, and so put the values that it knows back into the controls. */
const events = ['focusin', 'focusout', 'change', 'submit'] as const;

/**
 * Reports values that are in the controls of a form, but not in `shown`, the values that React renders. Password managers
 * fill controls without an event that React hears. Reads all controls before React handles an event of the form. An
 * emptied control is not reported, because the visitor's own deletion fires an event.
 */
export function useFilledValues(
  form: RefObject<HTMLFormElement | null>,
  shown: () => Partial<Record<string, unknown>>,
  fill: (values: Record<string, string>) => void,
): void {
  const read = useEffectEvent(() => {
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
    const element = form.current;
    for (const name of events) element?.addEventListener(name, read, true);
    return () => {
      for (const name of events) element?.removeEventListener(name, read, true);
    };
  }, [form]);
}
