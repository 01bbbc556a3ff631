import { distinctPaths } from '../crawl/visits.ts';
import { addressOf, begunLanguage } from '../i18n/support/site.ts';
import { wrongLanguages } from '../i18n/support/wrongLanguages.ts';
import { expect, test } from './support/fixtures.ts';

/** Another language in each browser: each of them once, and none in the browser's own where engines know least of it. */
const catalogs = { fr: 'so', en: 'aa', ar: 'ar' } as const;
/** One page of each kind, where a whole site would show the same again. */
const sample = ['/', '/programs/license-cca', '/admission-request', '/contact'];

test('no page says an error', async ({ visitor, site }) => {
  for (const path of distinctPaths) {
    await visitor.open(site.url + path);
    expect.soft(await visitor.errors(), path).toEqual([]);
  }
});

test('no page in a generated language says an error, nor a word of another language', async ({
  visitor,
  languagesSite,
  browserLanguage,
}) => {
  const english = browserLanguage === 'fr' ? sample.map((path) => addressOf(path, 'en')) : [];
  for (const address of [
    ...distinctPaths.map((path) => addressOf(path, catalogs[browserLanguage])),
    ...english,
  ]) {
    await visitor.open(languagesSite.url + address);
    expect.soft(await visitor.ask(wrongLanguages), address).toEqual([]);
    expect.soft(await visitor.errors(), address).toEqual([]);
  }
});

test('where a language is only begun, French is marked as French, in a message that comes later too', async ({
  visitor,
  languagesSite,
}) => {
  for (const path of sample) {
    const address = addressOf(path, begunLanguage);
    await visitor.open(languagesSite.url + address);
    expect.soft(await visitor.ask(() => document.querySelector('main [lang="fr"]') !== null)).toBe(true);
    await expect.poll(() => visitor.ask(wrongLanguages), address).toEqual([]);
    expect.soft(await visitor.errors(), address).toEqual([]);
  }
  const invalid = () => document.querySelectorAll('form[data-live] [aria-invalid="true"]').length;
  await expect
    .poll(() => visitor.ask(() => document.querySelector('form[data-live] [type="submit"]') !== null))
    .toBe(true);
  await visitor.ask(() => document.querySelector<HTMLElement>('form[data-live] [type="submit"]')?.click());
  await expect.poll(() => visitor.ask(invalid)).toBeGreaterThan(0);
  await expect.poll(() => visitor.ask(wrongLanguages)).toEqual([]);
});
