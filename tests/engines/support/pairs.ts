import { type BrowserLanguage, browserLocales } from './driver.ts';
import { type EngineName, engineNames } from './engines.ts';

/** The languages that a visitor's browser is set to. */
export const browserLanguages = Object.keys(browserLocales) as BrowserLanguage[]; // the keys of a constant

/**
 * What one engine in one browser language visits of a list: a third of it, by a Latin square of as many languages as
 * engines. Held over all of them: each item in each engine, each item in each browser language, each engine in each
 * browser language (`pairs.test.ts`), where all engines are installed. Given up: the meeting of all three, a fault
 * that one page has in one engine in one browser language alone.
 */
export function visitsOf<Item>(
  items: readonly Item[],
  engine: EngineName,
  browserLanguage: BrowserLanguage,
): Item[] {
  const place = engineNames.indexOf(engine) + browserLanguages.indexOf(browserLanguage);
  return items.filter((_, index) => (index + place) % browserLanguages.length === 0);
}
