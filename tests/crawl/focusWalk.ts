import type { Page } from '@playwright/test';

interface FocusStop {
  /** Unique among the stops of a walk; begins with the element's index in the body. */
  id: string;
  /** Whether the focus left the page, for example to the browser's own controls. */
  isOutside: boolean;
  problems: string[];
}

/**
 * Presses the key until the focus leaves the page or returns to the first stop. Resolves with all stops in order; rejects
 * after `maxStops`.
 */
export async function walkFocus(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  maxStops = 200,
): Promise<FocusStop[]> {
  const walk = await page.evaluateHandle(recordStops);
  const session = await page.context().newCDPSession(page);
  const press = () =>
    session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
      modifiers: key === 'Tab' ? 0 : 8,
    });
  let { stops, isOver } = await walk.jsonValue();
  while (!isOver && stops.length < maxStops) {
    // Press the key in batches: a walk that waits for each press takes three times as long.
    await Promise.all(Array.from({ length: 20 }, press));
    ({ stops, isOver } = await walk.jsonValue());
  }
  await walk.evaluate(({ stop }) => stop());
  await session.detach();
  if (!isOver)
    throw new Error(
      `The focus did not leave the page after ${maxStops} stops; the last: ${stops.at(-1)?.id}`,
    );
  return stops;
}

/**
 * Runs in the page. Records the focus at each key press before the press moves it, when the page has reacted to the
 * previous press. Once the walk is over, presses have no effect.
 */
function recordStops() {
  const walk = {
    stops: [] as FocusStop[],
    isOver: false,
    stop: () => removeEventListener('keydown', record, true),
  };
  let hasBegun = false;
  addEventListener('keydown', record, true);
  return walk;

  function record(event: KeyboardEvent) {
    const stop = readFocus();
    walk.isOver ||= hasBegun && (stop.isOutside || stop.id === walk.stops[0]?.id);
    if (walk.isOver) event.preventDefault();
    else if (hasBegun) walk.stops.push(stop);
    hasBegun = true;
  }

  function readFocus(): FocusStop {
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
    // The label of a visually hidden input or a radio button shows the focus ring.
    const isInLabel = focused.getBoundingClientRect().width <= 1 || focused.matches('[type="radio"]');
    const shown = isInLabel ? (focused.closest('label') ?? focused) : focused;
    // Indexes elements of the body only, because scripts add styles to the head during the walk.
    const all = [...document.body.querySelectorAll('*')];
    const index = all.indexOf(focused);

    checkRing();
    checkVisible();
    if (focused.tabIndex > 0) problems.push('has a positive tabindex');
    const name = `${focused.tagName.toLowerCase()} “${(focused.innerText || focused.getAttribute('aria-label') || focused.getAttribute('name') || '').replaceAll(/\s+/g, ' ').slice(0, 50)}”`;
    return { id: `${index} ${name}`, isOutside: false, problems };

    /** WCAG 2.4.7 and 2.4.13: an outline of 2 px or more, with a contrast of 3:1 to the background or to its shadow. */
    function checkRing() {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, outlineOffset } = getComputedStyle(shown);
      const isTranslucent = outlineColor.startsWith('rgba');
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 || isTranslucent) {
        problems.push(`has no ring (outline ${outlineStyle} ${outlineWidth} ${outlineColor})`);
        return;
      }
      const isInside = Number.parseFloat(outlineOffset) < 0;
      const background = backgroundOf(isInside ? shown : shown.parentElement);
      const halo = /^rgba?\([^)]+\)/.exec(boxShadow)?.[0];
      const best = Math.max(
        background ? contrast(outlineColor, background) : 21,
        halo ? contrast(outlineColor, halo) : 1,
      );
      if (best < 3) problems.push(`has a ring of ${best.toFixed(1)}:1 against ${background}`);
    }

    /** WCAG 2.4.11: inside the window and not covered by a fixed or sticky element. */
    function checkVisible() {
      const box = shown.getBoundingClientRect();
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, innerWidth);
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      if (right - left < 1 || bottom - top < 1) {
        problems.push(`is outside the window (${Math.round(box.top)} to ${Math.round(box.bottom)} px)`);
        return;
      }
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      );
      const covered = points.filter(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        const cover = stickyAncestorOf(hit);
        return cover !== null && !cover.contains(shown);
      });
      if (covered.length > 0) problems.push(`is covered at ${covered.length} of ${points.length} points`);
    }

    function stickyAncestorOf(element: Element | null): Element | null {
      for (let box = element; box; box = box.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return box;
      }
      return null;
    }

    /** The background colour behind an element; undefined on a background image. */
    function backgroundOf(start: Element | null): string | undefined {
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
  }
}
