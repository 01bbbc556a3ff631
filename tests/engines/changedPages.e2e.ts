import { distinctPaths } from '../support/serverProcess.ts';
import { changeScript, changes, wrapTexts } from './support/changedPages.ts';
import { visitsOf } from './support/engines.ts';
import { expect, test } from './support/fixtures.ts';
import type { Visitor } from './support/visitor.ts';
import type { WatchedSite } from './support/watchedSite.ts';

test.afterEach(({ site }) => {
  site.furtherScript = '';
});

/** Opens a page that others change just before its scripts run. Resolves with what the visitor has afterwards. */
async function visit(visitor: Visitor, site: WatchedSite, path: string, names: readonly string[]) {
  site.furtherScript = changeScript(names);
  await visitor.driver.goto(site.url + path);
  await expect.poll(() => visitor.ask(() => document.documentElement.dataset.interactive)).toBe('');
  const { errors, ...seen } = await visitor.ask(() => ({
    errors: window.seenErrors.splice(0),
    length: document.body.innerText.length,
    firstName: document.querySelector<HTMLInputElement>('main [name="firstName"]')?.value,
  }));
  // React reports that the page differs from what it renders, and that it recovered.
  return { ...seen, errors: errors.filter((error) => !/#(418|423)/.test(error)) };
}

/** Expects a changed page to keep the text of the unchanged page and the answer that was typed before hydration. */
async function expectKept(visitor: Visitor, site: WatchedSite, path: string, names: readonly string[]) {
  const unchanged = await visit(visitor, site, path, []);
  const changed = await visit(visitor, site, path, names);
  const where = `${path} with ${names.join(', ')}`;
  expect.soft(changed.length, where).toBeGreaterThanOrEqual(unchanged.length);
  expect.soft(changed.firstName, where).toBe(unchanged.firstName);
  expect.soft(changed.errors, where).toEqual([]);
}

/** Wraps the texts of the open page once more, as Chrome does when texts change, and follows a link to another page. */
async function leaveTranslated(visitor: Visitor, path: string): Promise<void> {
  const link = path === '/' ? 'footer a[href="/about"]' : 'header a[href="/"]';
  await visitor.ask(wrapTexts);
  const place = () => visitor.ask(() => [location.pathname, document.activeElement?.tagName]);
  await visitor.ask((selector) => document.querySelector<HTMLElement>(selector)?.click(), link);
  await expect.poll(place, `leaving ${path}`).toEqual([path === '/' ? '/about' : '/', 'H1']);
  expect.soft(await visitor.ask(() => window.seenErrors.splice(0)), `leaving ${path}`).toEqual([]);
}

const names = [...changes.keys()];

test('translated before and after hydration, each page keeps its text, its answers and its links', async ({
  visitor,
  site,
  engine,
  browserLanguage,
}) => {
  for (const path of visitsOf(distinctPaths, engine, browserLanguage)) {
    await expectKept(visitor, site, path, ['all texts wrapped']);
    await leaveTranslated(visitor, path);
  }
});

test('with nodes and attributes changed everywhere, each page keeps its text and its answers', async ({
  visitor,
  site,
  engine,
  browserLanguage,
}) => {
  const together = names.filter((name) => !/^(all texts wrapped|comments removed)$/.test(name));
  for (const path of visitsOf(distinctPaths, engine, browserLanguage)) {
    await expectKept(visitor, site, path, together);
  }
});

test('with a single change before hydration, a form keeps its text and its answers', async ({
  visitor,
  site,
  engine,
  browserLanguage,
}) => {
  for (const name of visitsOf(names, engine, browserLanguage)) {
    await expectKept(visitor, site, '/admission-request', [name]);
  }
});
