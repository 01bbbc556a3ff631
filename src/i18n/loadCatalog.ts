import type { i18n as I18n } from 'i18next';
import { type Slice, loadSlices } from './i18n.ts';

/** A route's loader: the words that its page shows, in the page's language. */
export function loadCatalog(...slices: Slice[]) {
  return async ({ context }: { context: { i18n: I18n } }): Promise<void> => {
    await loadSlices(context.i18n, slices);
  };
}
