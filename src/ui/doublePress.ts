/** Time from the first press to the second of a slow hand, in ms. Phones and desktops count those up to 300 or 500 ms as one. */
const doublePressMs = 700;
/** CSS pixels by which a thumb moves from the first press to the second. */
const nearPx = 24;

/**
 * Swallows the second press of a double press if another control has come under the finger or got the focus, or if the control
 * has `data-once`, because it would undo or repeat the first. Not by the `detail` of a click: phones count fast taps alone, and
 * keys not at all.
 */
export function guardDoublePresses(): void {
  let last: { at: number; x: number; y: number; isKey: boolean; control: Element } | undefined;
  let isPointerSwallowed = false;

  function guard(event: MouseEvent): void {
    const { type, timeStamp, detail, clientX: x, clientY: y, target } = event;
    // The click of a script, such as a download.
    if (!event.isTrusted) return;
    const control = target instanceof Element ? controlOf(target) : null;
    const isSame = control !== null && control === last?.control;
    const isOnce = isSame && control.hasAttribute('data-once');
    const isSoon = last !== undefined && timeStamp - last.at < doublePressMs;
    if (type === 'pointerdown') {
      const distance = last ? Math.hypot(x - last.x, y - last.y) : Infinity;
      isPointerSwallowed = isSoon && (isSame ? isOnce : distance < nearPx);
    }
    // A click by keyboard or assistive technology has no place. With a detail above 1 the time is longer.
    const isKey = detail === 0;
    const isSwallowed =
      type === 'click' && isKey
        ? isSoon && (isSame ? isOnce : control !== null && last?.isKey === true)
        : isPointerSwallowed || (type === 'click' && isOnce && (isSoon || detail > 1));
    if (isSwallowed) {
      event.stopImmediatePropagation();
      event.preventDefault();
      if (last) last.at = timeStamp;
    } else if (type === 'click') last = control ? { at: timeStamp, x, y, isKey, control } : undefined;
    if (type === 'click') isPointerSwallowed = false;
  }

  for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'] as const)
    window.addEventListener(type, guard, { capture: true });
  // After an answer or another key, the next press is meant.
  window.addEventListener('input', () => (last = undefined), { capture: true });
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Enter' && key !== ' ') last = undefined;
    },
    { capture: true },
  );
}

/** A press on a label is followed by a click on its control. */
function controlOf(target: Element): Element | null {
  return target.closest('label')?.control ?? target.closest('a, button, summary, input');
}
