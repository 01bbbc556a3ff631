import { type Locator, expect } from '@playwright/test';

/** Expects an element whole in the window, with nothing over it: neither the header nor a toast. */
export async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const isOnTop = await element.evaluate((shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) =>
      shown.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
  expect(isOnTop).toBe(true);
}
