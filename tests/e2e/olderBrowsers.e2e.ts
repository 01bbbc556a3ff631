import { expect, test } from '@playwright/test';
import { AdmissionForm } from '../support/forms.ts';
import { collectMessages } from '../support/page.ts';

/** Deletes what the oldest supported browsers lack: Chrome 110, Firefox 115 (the last on Windows 7) and Safari 16. */
function deleteLaterMethods(): void {
  for (const [owner, ...names] of [
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Promise, 'withResolvers', 'try'],
    [Array, 'fromAsync'],
    [URL, 'canParse', 'parse'],
    [AbortSignal, 'any'],
    [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    [RegExp, 'escape'],
    [Element.prototype, 'checkVisibility'],
    [Document.prototype, 'startViewTransition'],
    [window, 'Iterator', 'scheduler'],
  ] as const)
    for (const name of names) Reflect.deleteProperty(owner, name);
}

test('a browser of early 2023 sends an admission request', async ({ page }) => {
  const messages = collectMessages(page);
  await page.addInitScript(deleteLaterMethods);
  const form = new AdmissionForm(page);
  await form.open();
  await form.submitButton.click();
  await expect(form.summary).toBeVisible();
  await form.fillAcademic('older@exemple.dj');
  await form.submitButton.click();
  await expect(form.toast).toBeVisible();
  expect(messages).toEqual([]);
});
