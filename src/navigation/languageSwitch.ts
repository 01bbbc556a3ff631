/** Keeps the query string, the hash and the reading position when the visitor changes the language. */

/** Levels below `main` in a stored position: enough for a paragraph of a section. */
const maxDepth = 8;
/** Animation frames during which arriving fonts may change the height of the page. */
const settlingFrameCount = 30;
const storageKey = 'place';

interface ReadingPosition {
  path: string;
  /** The index of the child at each level, from `main` down to the element at the top of the window. */
  children: number[];
  /** The part of that element above the top of the window, as a share of its height. */
  share: number;
}

/** Copies the query string and the hash of the page to a pressed link, because a prerendered link has neither. */
export function copySearchAndHash(link: HTMLAnchorElement): void {
  link.search = window.location.search;
  link.hash = window.location.hash;
}

/**
 * Stores the element at the top of the window. The page in another language has the same elements, but texts of another
 * length.
 */
export function saveReadingPosition(path: string): void {
  if (window.scrollY === 0) return;
  const children: number[] = [];
  let element = document.querySelector('main');
  if (!element) return;
  const top = headerBottomPx();
  while (children.length < maxDepth) {
    const childElements: Element[] = [...element.children];
    const index = childElements.findIndex((child) => crossesLine(child, top));
    const child = childElements[index];
    if (!(child instanceof HTMLElement)) break;
    children.push(index);
    element = child;
  }
  const box = element.getBoundingClientRect();
  writePosition({ path, children, share: box.height > 0 ? (top - box.top) / box.height : 0 });
}

/** Scrolls to the saved position of this page, and corrects the scroll position until fonts have loaded. */
export function restoreReadingPosition(): void {
  const position = takePosition();
  if (position?.path !== window.location.pathname) return;
  let element: Element | null = document.querySelector('main');
  for (const index of position.children) element = element?.children[index] ?? element;
  if (element) holdPosition(element, position.share);
}

function holdPosition(element: Element, share: number): void {
  const userScroll = new AbortController();
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(type, () => userScroll.abort(), { signal: userScroll.signal, passive: true });
  }
  let framesLeft = settlingFrameCount;
  const correctScroll = () => {
    if (userScroll.signal.aborted) return;
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + share * height - headerBottomPx(), behavior: 'instant' });
    framesLeft -= 1;
    if (framesLeft > 0) requestAnimationFrame(correctScroll);
    else userScroll.abort();
  };
  correctScroll();
}

/** The bottom edge of the sticky header, in the viewport. */
function headerBottomPx(): number {
  const header = document.querySelector('header')?.getBoundingClientRect();
  return Math.max(0, header?.bottom ?? 0);
}

/** Whether an element crosses a horizontal line. Sticky and fixed elements do not count, because they do not scroll. */
function crossesLine(element: Element, linePx: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top <= linePx && bottom > linePx && !/sticky|fixed/.test(getComputedStyle(element).position);
}

function writePosition(position: ReadingPosition): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(position));
  } catch {
    // Storage is full or switched off: the page opens at the top.
  }
}

function takePosition(): ReadingPosition | undefined {
  try {
    const position = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return JSON.parse(position ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
