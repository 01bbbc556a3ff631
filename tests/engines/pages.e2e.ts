import { findLeaks, leakOptions } from '../i18n/support/findLeaks.ts';
import { addressOf } from '../i18n/support/site.ts';
import { distinctPaths } from '../support/paths.ts';
import { type BrowserLanguage, browserLanguages } from './support/driver.ts';
import { type EngineName, engineNames } from './support/engines.ts';
import { expect, test } from './support/fixtures.ts';

/** The generated language whose pages are visited in each browser language. */
const siteLanguages = { fr: 'so', en: 'aa', ar: 'ar' } as const;
/** One page of each of four kinds. No other page is visited in English. */
const samplePaths = ['/', '/programs/license-cca', '/admission-request', '/contact'];

/**
 * Returns one third of the items, which an engine visits in a browser language (a Latin square). Over all engines and
 * languages, each item is visited in each engine and in each language. A fault of one page in one combination of engine
 * and language may be missed.
 */
function visitsOf<Item>(
  items: readonly Item[],
  engine: EngineName,
  browserLanguage: BrowserLanguage,
): Item[] {
  const offset = engineNames.indexOf(engine) + browserLanguages.indexOf(browserLanguage);
  return items.filter((_, index) => (index + offset) % browserLanguages.length === 0);
}

test('no page logs an error', async ({ visitor, site, engine, browserLanguage }) => {
  for (const path of visitsOf(distinctPaths, engine, browserLanguage)) {
    await visitor.open(site.url + path);
    expect.soft(await visitor.errors(), path).toEqual([]);
  }
});

test('no page in a generated language logs an error or shows text of another language', async ({
  visitor,
  languagesSite,
  engine,
  browserLanguage,
}) => {
  const addresses = [
    ...distinctPaths.map((path) => addressOf(path, siteLanguages[browserLanguage])),
    ...samplePaths.map((path) => addressOf(path, 'en')),
  ];
  for (const address of visitsOf(addresses, engine, browserLanguage)) {
    await visitor.open(languagesSite.url + address);
    const language = address.split('/')[1] ?? '';
    expect.soft(await visitor.ask(findLeaks, leakOptions(language)), address).toEqual([]);
    expect.soft(await visitor.errors(), address).toEqual([]);
  }
});
