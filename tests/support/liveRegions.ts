import type { Page } from '@playwright/test';

/** Notes from now on what live regions say, in their order; returns the way to read it. */
export async function listenToLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const live = '[role="status"], [role="alert"], [aria-live]';
    const texts: string[] = [];
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target, addedNodes }) => {
        const changed = target instanceof Element ? target : target.parentElement;
        // A region that comes with its words in it is said when it is an alert.
        const come = [...addedNodes].flatMap((node) =>
          node instanceof Element ? [...node.querySelectorAll('[role="alert"]')] : [],
        );
        return [changed?.closest(live), ...come];
      });
      for (const region of new Set(regions)) {
        // Not `textContent`, which joins the last word of a line to the first of the next.
        const text = region instanceof HTMLElement && region.innerText.replaceAll(/\s+/g, ' ').trim();
        if (text) texts.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => said.jsonValue();
}
