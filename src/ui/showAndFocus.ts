/** Scrolls to the start of an element and focuses it. Without this, browsers scroll to the nearest edge of a tall one. */
export function showAndFocus(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
  element?.focus({ preventScroll: true });
}
