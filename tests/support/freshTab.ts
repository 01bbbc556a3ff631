import { expect, test as base } from '@playwright/test';
import { findFragileTexts } from './translatedTexts.ts';

/** `test` whose `page` is a tab of its own, with the check of `tab.ts` for texts that a translation would make stale. */
export const test = base.extend({
  context: async ({ context }, provide) => {
    const fragileTexts = await findFragileTexts(context);
    await provide(context);
    expect.soft(fragileTexts, 'texts that change beside others have their own element').toEqual([]);
  },
});

export { expect };
