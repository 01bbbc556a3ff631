import { distinctPaths } from '../crawl/visits.ts';
import { addressOf, begunLanguage } from '../i18n/support/site.ts';
import { spokenAttributes } from '../../src/i18n/spokenAttributes.ts';
import { wrongLanguages } from '../i18n/support/wrongLanguages.ts';
import { expect, test } from './support/fixtures.ts';
import { visitsOf } from './support/pairs.ts';
import type { Visitor } from './support/visitor.ts';

/** Another language in each browser: each of them once, and none in the browser's own where engines know least of it. */
const catalogs = { fr: 'so', en: 'aa', ar: 'ar' } as const;
/** One page of each kind, where a whole site would show the same again. */
const sample = ['/', '/programs/license-cca', '/admission-request', '/contact'];

test('no page says an error', async ({ visitor, site, engine, browserLanguage }) => {
  for (const path of visitsOf(distinctPaths, engine, browserLanguage)) {
    await visitor.open(site.url + path);
    expect.soft(await visitor.errors(), path).toEqual([]);
  }
});

test('no page in a generated language says an error, nor a word of another language', async ({
  visitor,
  languagesSite,
  engine,
  browserLanguage,
}) => {
  const addresses = [
    ...distinctPaths.map((path) => addressOf(path, catalogs[browserLanguage])),
    ...sample.map((path) => addressOf(path, 'en')),
  ];
  for (const address of visitsOf(addresses, engine, browserLanguage)) {
    await visitor.open(languagesSite.url + address);
    expect.soft(await visitor.ask(wrongLanguages, spokenAttributes), address).toEqual([]);
    expect.soft(await visitor.errors(), address).toEqual([]);
  }
});

test('where a language is only begun, French is marked as French, in a message that comes later too', async ({
  visitor,
  languagesSite,
  engine,
  browserLanguage,
}) => {
  for (const path of visitsOf(sample, engine, browserLanguage)) {
    const address = addressOf(path, begunLanguage);
    await visitor.open(languagesSite.url + address);
    expect.soft(await visitor.ask(() => document.querySelector('main [lang="fr"]') !== null)).toBe(true);
    await expect.poll(() => visitor.ask(wrongLanguages, spokenAttributes), address).toEqual([]);
    expect.soft(await visitor.errors(), address).toEqual([]);
    if (path !== '/contact') continue;
    await submitNothing(visitor);
    await expect.poll(() => visitor.ask(wrongLanguages, spokenAttributes), address).toEqual([]);
  }
});

/** Sends the form of the page as it is, and resolves once it says what is missing. */
async function submitNothing(visitor: Visitor): Promise<void> {
  const invalid = () => document.querySelectorAll('form[data-live] [aria-invalid="true"]').length;
  await expect
    .poll(() => visitor.ask(() => document.querySelector('form[data-live] [type="submit"]') !== null))
    .toBe(true);
  await visitor.ask(() => document.querySelector<HTMLElement>('form[data-live] [type="submit"]')?.click());
  await expect.poll(() => visitor.ask(invalid)).toBeGreaterThan(0);
}
