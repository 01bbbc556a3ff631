/** How deep below `main` a place is told: enough for a paragraph of a section. */
const depth = 8;
const key = 'place';

interface Place {
  path: string;
  /** The children to follow from `main` on. */
  children: number[];
  /** How far below the top of that element the window begins, as a share of the element's height. */
  share: number;
}

/**
 * Remembers what stands at the top of the window, for the same page in another language: its texts are longer or
 * shorter, but its elements are the same.
 */
export function keepReadingPosition(path: string): void {
  if (window.scrollY === 0) return;
  const children: number[] = [];
  let element = document.querySelector('main');
  if (!element) return;
  const top = topLine();
  while (children.length < depth) {
    const inside: Element[] = [...element.children];
    const index = inside.findIndex((child) => isAt(child, top));
    const child = inside[index];
    if (!(child instanceof HTMLElement)) break;
    children.push(index);
    element = child;
  }
  const box = element.getBoundingClientRect();
  write({ path, children, share: box.height > 0 ? (top - box.top) / box.height : 0 });
}

/** Frames in which the page above a place may still change its height: fonts arrive. */
const settlingFrames = 30;

/** Scrolls to the place that was remembered for this page, once, and stays there until the page has settled. */
export function restoreReadingPosition(): void {
  const place = take();
  if (place?.path !== window.location.pathname) return;
  let element: Element | null = document.querySelector('main');
  for (const index of place.children) element = element?.children[index] ?? element;
  if (element) holdPlace(element, place.share);
}

function holdPlace(element: Element, share: number): void {
  const taken = new AbortController();
  // A visitor who moves on decides where the page is.
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(type, () => taken.abort(), { signal: taken.signal, passive: true });
  }
  let frames = settlingFrames;
  const hold = () => {
    if (taken.signal.aborted) return;
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + share * height - topLine(), behavior: 'instant' });
    frames -= 1;
    if (frames > 0) requestAnimationFrame(hold);
    else taken.abort();
  };
  hold();
}

/** The first line that the header does not cover. */
function topLine(): number {
  const header = document.querySelector('header')?.getBoundingClientRect();
  return Math.max(0, header?.bottom ?? 0);
}

/** Whether an element stands across a line, and because of its place in the page: one that sticks tells no place. */
function isAt(element: Element, line: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top <= line && bottom > line && !/sticky|fixed/.test(getComputedStyle(element).position);
}

function write(place: Place): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // Storage full or switched off: the page opens at its top.
  }
}

function take(): Place | undefined {
  try {
    const place = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(place ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
