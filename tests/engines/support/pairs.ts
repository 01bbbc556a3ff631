import { type BrowserLanguage, browserLocales } from './driver.ts';
import { type EngineName, engineNames } from './engines.ts';

/** The languages that the browsers run in. */
export const browserLanguages = Object.keys(browserLocales) as BrowserLanguage[]; // Object.keys returns string[]

/**
 * Returns the third of the items that an engine visits in a browser language (a Latin square). Over all engines and
 * languages, each item is visited in each engine and in each language. A fault of one page in one combination of engine
 * and language may be missed.
 */
export function visitsOf<Item>(
  items: readonly Item[],
  engine: EngineName,
  browserLanguage: BrowserLanguage,
): Item[] {
  const offset = engineNames.indexOf(engine) + browserLanguages.indexOf(browserLanguage);
  return items.filter((_, index) => (index + offset) % browserLanguages.length === 0);
}
