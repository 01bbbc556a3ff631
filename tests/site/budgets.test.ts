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
  '/': [25280, 7960, 133990],
  '/about': [18200, 6300, 125500],
  '/programs': [20040, 6640, 128740],
  '/campus': [17530, 6350, 125890],
  '/admissions': [20440, 7420, 129820],
  '/news': [17290, 5870, 123950],
  '/certifications': [16500, 6350, 123910],
  '/contact': [18480, 6530, 166640],
  '/admission-request': [20140, 6660, 167660],
  '/student-space': [20140, 6660, 167660],
  '/programs/executive': [18450, 6600, 127210],
  '/dossier': [22850, 7070, 171600],
  '/office': [19640, 7520, 167700],
};
/** The budget of every other page. */
const defaultBudget = [19870, 7650, 128700] as const;
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
