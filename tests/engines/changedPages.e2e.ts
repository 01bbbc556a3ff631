import { distinctPaths } from '../support/serverProcess.ts';
import { changeScript, changes, wrapTexts } from './support/changedPages.ts';
import { expect, test } from './support/fixtures.ts';
import type { Visitor } from './support/visitor.ts';
import type { WatchedSite } from './support/watchedSite.ts';

/** Milliseconds between two looks at a page. */
const intervals = [20, 20, 50, 100];

test.afterEach(({ site }) => {
  site.furtherScript = '';
});

/** Opens a page in which others change something just before its scripts run. Resolves with what the visitor has then. */
async function visit(visitor: Visitor, site: WatchedSite, path: string, names: readonly string[]) {
  site.furtherScript = changeScript(names);
  await visitor.driver.goto(site.url + path);
  const isInteractive = () => visitor.ask(() => document.documentElement.dataset.interactive === '');
  await expect.poll(isInteractive, { intervals }).toBe(true);
  return visitor.ask(() => ({
    errors: window.seenErrors.splice(0),
    length: document.body.innerText.length,
    firstName: document.querySelector<HTMLInputElement>('main [name="firstName"]')?.value,
  }));
}

const textLength = () => document.body.innerText.length;

/** The visits of unchanged pages in the browser of this worker, by path. */
const unchangedVisits = new Map<string, Awaited<ReturnType<typeof visit>>>();

async function visitUnchanged(visitor: Visitor, site: WatchedSite, path: string) {
  const known = unchangedVisits.get(path);
  if (known) return known;
  const seen = await visit(visitor, site, path, []);
  await visitor.whenHydrated();
  const unchanged = { ...seen, errors: [...seen.errors, ...(await visitor.errors())] };
  unchangedVisits.set(path, unchanged);
  return unchanged;
}

/** Expects a changed page to keep the text of the unchanged page and the answer that was typed before hydration. */
async function expectKept(visitor: Visitor, site: WatchedSite, path: string, names: readonly string[]) {
  const unchanged = await visitUnchanged(visitor, site, path);
  const changed = await visit(visitor, site, path, names);
  const where = `${path} with ${names.join(', ')}`;
  // Some sentences come with the day of the visit, after hydration.
  await expect
    .configure({ soft: true })
    .poll(() => visitor.ask(textLength), { message: where })
    .toBeGreaterThanOrEqual(unchanged.length);
  expect.soft(changed.firstName, where).toBe(unchanged.firstName);
  // React reports that the page differs from what it renders, and that it recovered.
  expect
    .soft(
      changed.errors.filter((error) => !/#(418|423)/.test(error)),
      where,
    )
    .toEqual([]);
}

/** Wraps the texts of the open page once more, as Chrome does when texts change, and follows a link to another page. */
async function leaveTranslated(visitor: Visitor, path: string): Promise<void> {
  const link = path === '/' ? 'footer a[href="/about"]' : 'header a[href="/"]';
  await visitor.ask(wrapTexts);
  const place = () => visitor.ask(() => [location.pathname, document.activeElement?.tagName]);
  await visitor.ask((selector) => document.querySelector<HTMLElement>(selector)?.click(), link);
  await expect
    .poll(place, { message: `leaving ${path}`, intervals })
    .toEqual([path === '/' ? '/about' : '/', 'H1']);
  expect.soft(await visitor.ask(() => window.seenErrors.splice(0)), `leaving ${path}`).toEqual([]);
}

const names = [...changes.keys()];

test('no page logs an error, and the policy refuses nothing', async ({ visitor, site, thirdOf }) => {
  for (const path of thirdOf(distinctPaths))
    expect.soft((await visitUnchanged(visitor, site, path)).errors, path).toEqual([]);
});

test('translated, each page keeps its text, its answers and its links', async ({
  visitor,
  site,
  thirdOf,
}) => {
  for (const path of thirdOf(distinctPaths)) {
    await expectKept(visitor, site, path, ['all texts wrapped']);
    await leaveTranslated(visitor, path);
  }
});

test('with nodes changed, each page keeps its text and its answers', async ({ visitor, site, thirdOf }) => {
  const together = names.filter((name) => !/^(all texts wrapped|comments removed)$/.test(name));
  for (const path of thirdOf(distinctPaths)) {
    await expectKept(visitor, site, path, together);
  }
});

test('with a single change, a form keeps its text and its answers', async ({ visitor, site, thirdOf }) => {
  for (const name of thirdOf(names)) {
    await expectKept(visitor, site, '/admission-request', [name]);
  }
});
