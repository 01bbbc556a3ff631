import { type Locator, expect } from '@playwright/test';

/** Expects the whole element in the window and not covered by the header or a toast. */
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
