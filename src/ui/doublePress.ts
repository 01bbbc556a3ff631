/** Time from the first press to the second of a slow hand, in ms. Phones and desktops count those up to 300 or 500 ms as one. */
export const doublePressMs = 700;
/** CSS pixels by which a thumb moves from the first press to the second. */
const nearPx = 24;

/**
 * Swallows the second press of a double press on a control with `data-once`: it would undo or repeat the first, or meet another
 * control that has come under the finger. Not by the `detail` of a click: phones count fast taps alone, and keys not at all.
 */
export function guardDoublePresses(): void {
  let last: { at: number; x: number; y: number; control: Element } | undefined;
  let isPointerSwallowed = false;

  function guard(event: MouseEvent): void {
    const { type, timeStamp, detail, clientX: x, clientY: y, target } = event;
    const control = target instanceof Element ? target.closest('a, button, summary, label, input') : null;
    const isSame = control !== null && control === last?.control;
    const isSoon = last !== undefined && timeStamp - last.at < doublePressMs;
    if (type === 'pointerdown') {
      const distance = last ? Math.hypot(x - last.x, y - last.y) : Infinity;
      isPointerSwallowed = isSoon && (isSame || distance < nearPx);
    }
    // A click by keyboard or assistive technology has the detail 0, and no place. With a detail above 1 the time is longer.
    const isSwallowed =
      type === 'click'
        ? (isSame && (isSoon || detail > 1)) || (detail > 0 && isPointerSwallowed)
        : isPointerSwallowed;
    if (isSwallowed) {
      event.stopImmediatePropagation();
      event.preventDefault();
      if (last) last.at = timeStamp;
    } else if (type === 'click')
      last = control?.hasAttribute('data-once') ? { at: timeStamp, x, y, control } : undefined;
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
