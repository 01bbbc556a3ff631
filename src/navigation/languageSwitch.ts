/** What a visit keeps when it goes on in another language: search, hash and reading position. */

/** How many levels below `main` a position is stored: enough for a paragraph of a section. */
const maxDepth = 8;
/** Frames in which the page above the position may still change its height, because fonts arrive. */
const settlingFrames = 30;
const storageKey = 'place';

interface ReadingPosition {
  path: string;
  /** The index of the child at each level, from `main` down to the element at the top of the window. */
  children: number[];
  /** How much of that element is above the top of the window, as a share of its height. */
  share: number;
}

/** Copies the search and the hash to a link when it is pressed, because a prerendered link has neither. */
export function copySearchAndHash(link: HTMLAnchorElement): void {
  link.search = window.location.search;
  link.hash = window.location.hash;
}

/**
 * Stores the element at the top of the window, for the same page in another language. Its texts are longer or shorter
 * there, but its elements are the same.
 */
export function saveReadingPosition(path: string): void {
  if (window.scrollY === 0) return;
  const children: number[] = [];
  let element = document.querySelector('main');
  if (!element) return;
  const top = headerBottomPx();
  while (children.length < maxDepth) {
    const inside: Element[] = [...element.children];
    const index = inside.findIndex((child) => crossesLine(child, top));
    const child = inside[index];
    if (!(child instanceof HTMLElement)) break;
    children.push(index);
    element = child;
  }
  const box = element.getBoundingClientRect();
  write({ path, children, share: box.height > 0 ? (top - box.top) / box.height : 0 });
}

/** Scrolls once to the position that was saved for this page, and holds it until the page has settled. */
export function restoreReadingPosition(): void {
  const position = take();
  if (position?.path !== window.location.pathname) return;
  let element: Element | null = document.querySelector('main');
  for (const index of position.children) element = element?.children[index] ?? element;
  if (element) holdPosition(element, position.share);
}

function holdPosition(element: Element, share: number): void {
  const moved = new AbortController();
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(type, () => moved.abort(), { signal: moved.signal, passive: true });
  }
  let frames = settlingFrames;
  const hold = () => {
    if (moved.signal.aborted) return;
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + share * height - headerBottomPx(), behavior: 'instant' });
    frames -= 1;
    if (frames > 0) requestAnimationFrame(hold);
    else moved.abort();
  };
  hold();
}

/** Where the page begins below the sticky header. */
function headerBottomPx(): number {
  const header = document.querySelector('header')?.getBoundingClientRect();
  return Math.max(0, header?.bottom ?? 0);
}

/** Whether an element crosses a line by its place in the flow. A sticky one would be there at any position. */
function crossesLine(element: Element, linePx: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top <= linePx && bottom > linePx && !/sticky|fixed/.test(getComputedStyle(element).position);
}

function write(position: ReadingPosition): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(position));
  } catch {
    // Storage is full or switched off: the page opens at its top.
  }
}

function take(): ReadingPosition | undefined {
  try {
    const position = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return JSON.parse(position ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
