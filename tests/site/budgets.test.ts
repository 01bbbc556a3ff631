import { describe, expect, it } from 'vitest';
import { fileOf, pages } from '../../src/build/pages.ts';
import { catalogs, readBuilt } from '../support/builtSite.ts';
import { type PageWeight, sumBytes, weighPage } from '../support/pageWeight.ts';

/**
 * Compressed bytes of HTML, inline styles and scripts that each page may load at first, 1 % more than it loaded when they
 * were set. Growth rule: ten times the pages, catalog keys or languages change no page by more than 1 %,
 * the step from one language to several (`languagesFactor`) apart.
 */
const budgets: Record<string, [html: number, style: number, script: number]> = {
  '/': [24800, 7840, 132400],
  '/about': [17990, 6220, 124300],
  '/programs': [19830, 6560, 127870],
  '/campus': [17360, 6260, 124560],
  '/admissions': [20300, 7340, 128690],
  '/news': [17280, 5920, 123140],
  '/certifications': [16510, 6360, 122760],
  '/contact': [18520, 6600, 162820],
  '/admission-request': [20190, 6730, 164540],
  '/student-space': [20240, 6730, 164540],
  '/programs/executive': [18290, 6510, 125770],
  '/dossier': [22710, 7010, 169450],
  '/office': [18560, 7060, 165980],
};
/** The budget of every other page. */
const defaultBudget = [19700, 7570, 127500] as const;
const fontBudget = 32684;

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
    const [html, style, script] = budgets[path] ?? defaultBudget;
    const weight = weighPage(path);
    it.each(Object.entries({ html, style, script, font: fontBudget }))(`${path}: %s`, (kind, budget) => {
      const files = weight[kind as keyof PageWeight]; // Safe cast: the keys above.
      const bytes = sumBytes(files);
      const message = `${path} loads ${bytes} bytes of ${kind}, ${bytes - budget} over its budget (tests/site/budgets.test.ts): ${describeFiles(files)}`;
      expect(bytes, message).toBeLessThanOrEqual(budget * languagesFactor);
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
