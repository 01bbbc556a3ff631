/** Gives the focus to a place of the page that takes none by itself, a heading for example, where the page stands. */
export function focusPlace(place: HTMLElement | null): void {
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}
