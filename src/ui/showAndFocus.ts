/** `focus` alone scrolls to the nearest edge of a tall element. */
export function showAndFocus(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
  element?.focus({ preventScroll: true });
}
