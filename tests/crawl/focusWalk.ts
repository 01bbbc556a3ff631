import type { Page } from '@playwright/test';

/** What is wrong with the element that has the focus, as seen by those who look for it. */
export interface FocusStop {
  /** Names the element among the stops of a walk. */
  id: string;
  /** Left the page: for the browser's own controls, in a browser that has some. */
  isOutside: boolean;
  problems: string[];
}

/** Describes where the focus is; runs in the page. */
function readFocus(page: Page): Promise<FocusStop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (
      !(element instanceof HTMLElement) ||
      element === document.body ||
      element === document.documentElement
    ) {
      return { id: 'outside', isOutside: true, problems: [] };
    }
    const focused = element;
    const problems: string[] = [];
    // A radio is out of sight behind its label, which then carries the ring.
    const shown = focused.matches('input[type="radio"]') ? (focused.closest('label') ?? focused) : focused;
    // Of the body: the head grows when late code brings its styles.
    const all = [...document.body.querySelectorAll('*')];
    const place = all.indexOf(focused);

    ring();
    inView();
    if (focused.tabIndex > 0) problems.push('has a tabindex of its own order');
    const name = `${focused.tagName.toLowerCase()} “${(focused.innerText || focused.getAttribute('aria-label') || focused.getAttribute('name') || '').replaceAll(/\s+/g, ' ').slice(0, 50)}”`;
    return { id: `${place} ${name}`, isOutside: false, problems };

    /** WCAG 2.4.7, 2.4.13: two pixels at least all around, at 3:1 against the ground, by the outline or its halo. */
    function ring() {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, outlineOffset } = getComputedStyle(shown);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) {
        problems.push(`has no ring (outline ${outlineStyle} ${outlineWidth})`);
        return;
      }
      const isInside = Number.parseFloat(outlineOffset) < 0;
      const ground = groundOf(isInside ? shown : shown.parentElement);
      const halo = /^rgba?\([^)]+\)/.exec(boxShadow)?.[0];
      const best = Math.max(
        ground ? contrast(outlineColor, ground) : 21,
        halo ? contrast(outlineColor, halo) : 1,
      );
      if (best < 3) problems.push(`has a ring of ${best.toFixed(1)}:1 against ${ground}`);
    }

    /** WCAG 2.4.11: in the window, and not under what is stuck to its edges. */
    function inView() {
      const box = shown.getBoundingClientRect();
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, innerWidth);
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      if (right - left < 1 || bottom - top < 1) {
        problems.push(`is out of the window (${Math.round(box.top)} to ${Math.round(box.bottom)} px)`);
        return;
      }
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      );
      const covered = points.filter(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        const isSticky = hit !== null && ['fixed', 'sticky'].includes(getComputedStyle(stuck(hit)).position);
        return isSticky && !stuck(hit).contains(shown);
      });
      if (covered.length > 0) problems.push(`is covered at ${covered.length} of ${points.length} points`);
    }

    function stuck(element: Element): Element {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return box;
      }
      return element;
    }

    /** The colour behind an element; none where a picture is. */
    function groundOf(start: Element | null): string | undefined {
      for (let box = start; box; box = box.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(box);
        if (backgroundImage !== 'none') return undefined;
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    }

    function contrast(first: string, second: string): number {
      const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    }

    function luminance(colour: string): number {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
  });
}

/** Presses Tab from the start of the page until the focus leaves it or comes around; every stop in its order. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 200): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await readFocus(page);
    if (stop.isOutside || stop.id === stops[0]?.id) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus did not leave the page after ${most} stops; the last: ${stops.at(-1)?.id}`);
}
