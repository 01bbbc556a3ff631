import { expect, test } from 'vitest';
import { distinctPaths } from '../../crawl/visits.ts';
import { engineNames } from './engines.ts';
import { browserLanguages, visitsOf } from './pairs.ts';

const visits = engineNames.flatMap((engine) =>
  browserLanguages.flatMap((language) =>
    visitsOf(distinctPaths, engine, language).map((path) => ({ path, engine, language })),
  ),
);

const everyPair = (some: readonly string[], others: readonly string[]) =>
  new Set(some.flatMap((one) => others.map((other) => `${one} in ${other}`)));

test('each page is visited in each engine, and once', () => {
  expect(new Set(visits.map(({ path, engine }) => `${path} in ${engine}`))).toEqual(
    everyPair(distinctPaths, engineNames),
  );
  expect(visits).toHaveLength(distinctPaths.length * engineNames.length);
});

test('each page is visited in each browser language', () => {
  expect(new Set(visits.map(({ path, language }) => `${path} in ${language}`))).toEqual(
    everyPair(distinctPaths, browserLanguages),
  );
});

test('each engine visits pages in each browser language', () => {
  expect(new Set(visits.map(({ engine, language }) => `${engine} in ${language}`))).toEqual(
    everyPair(engineNames, browserLanguages),
  );
});
