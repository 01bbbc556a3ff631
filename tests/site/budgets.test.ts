import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import closedPeriods from '#core/time/closedPeriods.json' with { type: 'json' };
import { fileOf, pages } from '../../src/build/pages.ts';
import { catalogs, readBuilt, type PageWeight, sumBytes, weighPage } from '../support/builtSite.ts';
import { addedWords } from '../support/editedData.ts';

const { periods } = closedPeriods;

/**
 * Compressed bytes of HTML, inline styles and scripts that each page may load at first, 1 % more than it loaded when they
 * were set. Growth rule: ten times the pages, catalog keys or languages change no page by more than 1 %,
 * the step from one language to several (`languagesFactor`) apart.
 */
const budgets: Record<string, [html: number, style: number, script: number]> = {
  '/': [23910, 7820, 132540],
  '/about': [17560, 6040, 124350],
  '/programs': [19840, 6540, 128350],
  '/campus': [16480, 5970, 126370],
  '/admissions': [19810, 6900, 129350],
  '/news': [13970, 5920, 123320],
  '/certifications': [16300, 6280, 122990],
  '/contact': [17590, 6770, 162760],
  '/admission-request': [19850, 6810, 167000],
  '/student-space': [19850, 6810, 167000],
  '/programs/executive': [17770, 6640, 125690],
  '/dossier': [22530, 7260, 188500],
  '/office': [17380, 7550, 183450],
};
const defaultBudget = [18180, 6210, 127140] as const;
const fontBudget = 32684;

/**
 * What articles and events that the school adds may cost the home and news pages: their words and markup, and addresses
 * of photographs.
 */
const allowanceOfEditors: Partial<Record<string, number>> = {
  html: addedWords.reduce((sum, words) => sum + brotliCompressSync(words).length + 300, 0),
  script: addedWords.length * 300,
};

/** What each closed period that the school enters may cost a page: its days, and its row beside the hours. */
const allowanceOfPeriods: Partial<Record<string, number>> = {
  html: periods.length * 20,
  script: periods.length * 15,
};

/** The budgets are for a site in French only. `tests/i18n/everyLanguage.e2e.ts` tests this factor. */
const languagesFactor = Object.keys(catalogs).length > 1 ? 1.016 : 1;

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
      const ofEntries = ['/', '/news'].includes(path) ? allowanceOfEditors[kind] : 0;
      const allowed = budget + (ofEntries ?? 0) + (allowanceOfPeriods[kind] ?? 0);
      const message = `${path} loads ${bytes} bytes of ${kind}, ${bytes - allowed} over its budget (tests/site/budgets.test.ts): ${describeFiles(files)}`;
      expect(bytes, message).toBeLessThanOrEqual(allowed * languagesFactor);
    });
  }
});

it('the admission request loads calendar, dialogs and the back end’s client later', () => {
  const names = Object.keys(weighPage('/admission-request').script);
  expect(names.filter((name) => /CalendarPopover|Dialog|\/dist-/.test(name))).toEqual([]);
});

it('no page needs a script to become visible', () => {
  for (const { path } of pages) {
    const html = readBuilt(fileOf(path, 'fr'));
    expect(html, path).not.toMatch(/<div hidden="" id="S:|<template id="B:/);
  }
});
