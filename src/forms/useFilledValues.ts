import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** The events on which React Aria or React renders a field, and so puts the values that React knows back into it. */
const events = 'pointerover pointerout pointerdown keydown keyup click focusin focusout change submit'.split(
  ' ',
);

/**
 * Reports values that are in the controls of a form, but not in `shown`, the values that React renders: Chrome on iOS, Proton
 * Pass, Passbolt and LastPass fill controls without an event that React hears. Reads all controls before React and React
 * Aria handle an event. An emptied control is not reported, because the visitor's own deletion fires an event.
 */
export function useFilledValues(
  form: RefObject<HTMLFormElement | null>,
  shown: () => Partial<Record<string, unknown>>,
  fill: (values: Record<string, string>) => void,
): void {
  const read = useEffectEvent(({ type, target }: Event) => {
    // React may be removing the button, with controls yet to be emptied: “Effacer et quitter”.
    if (type === 'focusout' && target instanceof HTMLButtonElement) return;
    const known = shown();
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[]; // Safe cast: every control has these properties.
    const filled = controls.filter(
      ({ type, name, value }) =>
        /^(text|tel|email|select-one)/.test(type) && value && name in known && value !== known[name],
    );
    // Rendered at once, so that the handlers of the event see the values.
    if (filled.length > 0)
      flushSync(() => fill(Object.fromEntries(filled.map(({ name, value }) => [name, value]))));
  });
  useEffect(() => {
    // On the window, because React Aria listens on the document.
    for (const name of events) window.addEventListener(name, read, true);
    return () => {
      for (const name of events) window.removeEventListener(name, read, true);
    };
  }, []);
}
