/**
 * Gives a link to the same page in another language the search and the place of the visit, which no prerendered link
 * knows: to be called as it is pressed.
 */
export function keepAddress(link: HTMLAnchorElement): void {
  link.search = window.location.search;
  link.hash = window.location.hash;
}
