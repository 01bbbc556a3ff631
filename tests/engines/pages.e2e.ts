import { findLeaks, leakOptions } from '../i18n/support/findLeaks.ts';
import { addressOf } from '../i18n/support/site.ts';
import { distinctPaths } from '../support/serverProcess.ts';
import { expect, test } from './support/fixtures.ts';

/** The generated language whose pages are visited in each browser language. */
const siteLanguages = { fr: 'so', en: 'aa', ar: 'ar' } as const;
/** One page of each of four kinds. No other page is visited in English. */
const samplePaths = ['/', '/programs/license-cca', '/admission-request', '/contact'];

test('no page in a generated language logs an error or shows text of another language', async ({
  visitor,
  languagesSite,
  browserLanguage,
  thirdOf,
}) => {
  const addresses = [
    ...distinctPaths.map((path) => addressOf(path, siteLanguages[browserLanguage])),
    ...samplePaths.map((path) => addressOf(path, 'en')),
  ];
  for (const address of thirdOf(addresses)) {
    await visitor.open(languagesSite.url + address);
    const language = address.split('/')[1] ?? '';
    expect.soft(await visitor.ask(findLeaks, leakOptions(language)), address).toEqual([]);
    expect.soft(await visitor.errors(), address).toEqual([]);
  }
});
