import { distinctPaths } from '../crawl/visits.ts';
import { addressOf } from '../i18n/support/site.ts';
import { expect, test } from './support/fixtures.ts';

/** Another language in each browser: each of them once, and none in the browser's own where engines know least of it. */
const catalogs = { fr: 'so', en: 'aa', ar: 'ar' } as const;

test('no page says an error', async ({ visitor, site }) => {
  for (const path of distinctPaths) {
    await visitor.open(site.url + path);
    expect.soft(await visitor.errors(), path).toEqual([]);
  }
});

test('no page in a generated language says an error', async ({ visitor, languagesSite, browserLanguage }) => {
  for (const path of distinctPaths) {
    const address = addressOf(path, catalogs[browserLanguage]);
    await visitor.open(languagesSite.url + address);
    expect.soft(await visitor.errors(), address).toEqual([]);
  }
});
