import { describe, expect, it } from 'vitest';
import { fileOf, pages } from '../../src/build/pages.ts';
import { catalogs, readBuilt } from '../support/builtSite.ts';
import { type PageWeight, sumBytes, weighPage } from '../support/pageWeight.ts';
import budgets from './budgets.json' with { type: 'json' };

type FileKind = keyof PageWeight;
const kinds: readonly FileKind[] = ['html', 'style', 'script', 'font'];
const limits: Record<string, Record<FileKind, number>> = budgets.pages;

/** The budgets are for a site in French only. `tests/i18n/everyLanguage.e2e.ts` tests this factor. */
const languagesFactor = Object.keys(catalogs).length > 1 ? 1.016 : 1;

/** Lists the files of a page, largest first. */
function describeFiles(files: Record<string, number>): string {
  return Object.entries(files)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `${name} ${bytes}`)
    .join(', ');
}

describe('the compressed bytes that a page loads stay within its budget', () => {
  for (const { path } of pages) {
    const budget = limits[path] ?? budgets.other;
    it.each(kinds)(`${path}: %s`, (kind) => {
      const files = weighPage(path)[kind];
      const bytes = sumBytes(files);
      const message = `${path} loads ${bytes} bytes of ${kind}, ${bytes - budget[kind]} over its budget (tests/site/budgets.json): ${describeFiles(files)}`;
      expect(bytes, message).toBeLessThanOrEqual(budget[kind] * languagesFactor);
    });
  }
});

it('the admission request loads calendar, dialogs and the back end’s client later', () => {
  const names = Object.keys(weighPage('/admission-request').script);
  expect(names.filter((name) => /CalendarPopover|Dialog|^dist/.test(name))).toEqual([]);
});

it('no page needs a script to become visible', () => {
  for (const { path } of pages) {
    const html = readBuilt(fileOf(path, 'fr'));
    expect(html, path).not.toMatch(/<div hidden="" id="S:|<template id="B:/);
  }
});
