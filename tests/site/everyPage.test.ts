import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { fileOf } from '../../src/build/pages.ts';
import { distinctPaths, unknownPath } from '../crawl/visits.ts';
import { readBuilt } from '../support/builtSite.ts';

/** A built page as a visitor meets it: the menu for phones is closed. */
function openedPage(path: string) {
  const page = parse(readBuilt(path === unknownPath ? '404.html' : fileOf(path, 'fr')));
  for (const closed of page.querySelectorAll('dialog, script, style, template')) closed.remove();
  return page;
}

const namedParts = ['section', 'form', 'aside']
  .flatMap((tag) => [`${tag}[aria-label]`, `${tag}[aria-labelledby]`])
  .join();

/** English phrases that must be marked with `lang`. Proper names and loan words are exempt (RGAA 8.7). */
const english =
  /\b(oops|page not found|read more|click here|learn more|welcome to|executive education|supply chain)\b/i;

test.each(distinctPaths)(
  '%s has at most seven landmarks, and each navigation has a name of its own',
  (path) => {
    const page = openedPage(path);
    for (const landmark of ['body > header', 'main', 'body > footer', 'h1'])
      expect(page.querySelectorAll(landmark), landmark).toHaveLength(1);
    const landmarks = page.querySelectorAll(`body > header, main, body > footer, nav, search, ${namedParts}`);
    expect(landmarks.length).toBeLessThanOrEqual(7);
    const names = page.querySelectorAll('nav').map((nav) => nav.getAttribute('aria-label') ?? '');
    expect(names).not.toContain('');
    expect(names).toEqual([...new Set(names)]);
  },
);

test.each(distinctPaths)('%s is in French, and English text is marked with lang', (path) => {
  const page = openedPage(path);
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('fr');
  for (const part of page.querySelectorAll('body [lang="en"]')) part.remove();
  const text = page.querySelector('main')?.text ?? '';
  expect(text.length).toBeGreaterThan(100);
  expect(english.exec(page.querySelector('body')?.text ?? '')?.[0]).toBeUndefined();
});
