import { type Page, expect } from '@playwright/test';

/** Resolves once a toast says these words, and no others. */
export async function expectToast(page: Page, [title, text]: readonly [string, string?]): Promise<void> {
  const toast = page.getByRole('alertdialog');
  await expect(toast).toHaveAccessibleName(title);
  await expect(toast).toHaveAccessibleDescription(text ?? '');
  await expect(toast).toHaveText(`${title}${text ?? ''}`);
}
