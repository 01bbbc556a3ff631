/** Puts the start of an element in view before it takes the focus: a browser shows the nearest edge of a tall one. */
export function showAndFocus(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
  element?.focus({ preventScroll: true });
}
