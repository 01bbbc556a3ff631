import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContext, type Page, expect, test } from '@playwright/test';
import { readKeptBuilds } from '../../src/build/olderBuilds.ts';
import { siteFolder } from '../support/builtSite.ts';
import { AdmissionForm } from '../support/forms.ts';
import { buildCopy, copyTree, temporaryFolder } from '../support/machine.ts';
import { countDocuments, whenCached } from '../support/page.ts';
import { spawnServer } from '../support/serverProcess.ts';

const changedHeading = 'Nous écrire ou nous voir';

/**
 * Builds the site of the next deploy, with one changed page, into a copy of the tree and its `dist`. `siteAlone` is that
 * site without the files of the previous build.
 */
function buildNextSite() {
  const folder = temporaryFolder();
  const root = join(folder.path, 'next');
  copyTree(root);
  cpSync(dirname(siteFolder), join(root, 'dist'), { recursive: true });
  const file = join(root, 'locales/fr.json');
  const catalog = JSON.parse(readFileSync(file, 'utf8'));
  catalog.contact.hero.heading = changedHeading;
  writeFileSync(file, JSON.stringify(catalog));
  buildCopy(root, {});
  // A server with a stamp beside its site only serves its own build.
  rmSync(join(root, 'dist/built'));

  const site = join(root, 'dist/client');
  const [own = [], ...older] = readKeptBuilds(join(root, 'dist'));
  const siteAlone = join(folder.path, 'alone');
  cpSync(site, siteAlone, { recursive: true });
  for (const path of older.flat().filter((path) => !own.includes(path)))
    rmSync(join(siteAlone, path), { force: true });
  return { site, siteAlone, remove: folder.remove };
}

/** Starts an embedded server at one address, which can serve another build later. */
async function startHost() {
  const folder = temporaryFolder();
  const start = (site: string, port = '0') =>
    spawnServer({ SITE_DIR: site, PORT: port, DATA_DIR: join(folder.path, 'data') });
  let server = start(siteFolder);
  const { port } = new URL(await server.ready());
  return {
    // The test browser only resolves `localhost`.
    url: `http://localhost:${port}`,
    deploy: async (site: string) => {
      await server.stop();
      server = start(site, port);
      await server.ready();
    },
    /** To the browser, the connection is lost until the next deploy. */
    goAway: () => server.stop(),
    stop: async () => {
      await server.stop();
      folder.remove();
    },
  };
}

// Run in one worker, which builds the next site once for all tests.
test.describe.configure({ mode: 'default' });

let nextSite: ReturnType<typeof buildNextSite>;
let host: Awaited<ReturnType<typeof startHost>>;
test.beforeAll(() => {
  test.setTimeout(300_000);
  nextSite = buildNextSite();
});
test.afterAll(() => nextSite.remove());
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.stop());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openTab = (browser: Browser, serviceWorkers: 'allow' | 'block' = 'block') =>
  browser.newContext({ baseURL: host.url, serviceWorkers, reducedMotion: 'reduce' });

/**
 * Activates the service worker of the new build. Normally a browser stops an idle old worker at once. With developer
 * tools attached, as here, it does so only during the next page load, which then never ends.
 */
async function endOldWorker(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  const activateNewest = async () => {
    const state = await page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready;
      return (installing ?? waiting ?? active)?.state;
    });
    if (state === 'installed') await browser.send('ServiceWorker.stopAllWorkers');
    return state;
  };
  await expect.poll(activateNewest).toBe('activated');
}

async function startRequest(context: BrowserContext): Promise<AdmissionForm> {
  const form = new AdmissionForm(await context.newPage());
  await form.open();
  await form.fillPerson();
  return form;
}

async function expectHalfFilled(form: AdmissionForm): Promise<void> {
  await form.whenInteractive();
  await expect(form.text('Prénom')).toHaveValue('Hodan');
  await expect(form.text('Date de naissance')).toHaveValue('17/05/2004');
  await expect(form.choice('Dernier diplôme obtenu')).toHaveValue('licence');
}

/** The paths of the other pages that the page links to, except the footer's texts, which open in dialogs. */
async function linkedPaths(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href^="/"]:not([aria-haspopup])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)); // Safe cast: selected by tag.
  return [...new Set(hrefs)].filter((path) => path !== new URL(page.url()).pathname);
}

/** Clicks a visible link to a path. Opens “Plus” first if necessary. */
async function followLink(page: Page, path: string): Promise<void> {
  const links = page.locator(`a[href="${path}"]`);
  if ((await links.filter({ visible: true }).count()) === 0)
    await page.getByRole('banner').getByText('Plus', { exact: true }).click();
  await links.filter({ visible: true }).first().click();
}

test('an open tab keeps working after a deploy, with the files of its own build', async ({ browser }) => {
  const context = await openTab(browser);
  const form = await startRequest(context);
  const { page } = form;
  const paths = await linkedPaths(page);
  expect(paths.length).toBeGreaterThan(6);
  await host.deploy(nextSite.site);
  const documents = countDocuments(page);
  for (const path of paths) {
    await followLink(page, path);
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    // The tab shows the texts of its own build.
    if (path === '/contact') await expect(heading(page)).not.toHaveText(changedHeading);
    await page.goBack();
    await expectHalfFilled(form);
  }
  for (const link of await page.getByRole('contentinfo').locator('a[aria-haspopup]').all()) {
    await link.click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(documents()).toBe(0);
  await form.fillAcademic();
  await form.submitButton.click();
  await expect(page.getByRole('main').getByText(/ADM-/)).toBeVisible();
  await context.close();
});

test('if the files of the tab’s build are gone, a link loads one document, and the form keeps its fields', async ({
  browser,
}) => {
  const context = await openTab(browser);
  const tabs: { path: string; form: AdmissionForm }[] = [];
  for (const path of ['/news', '/certifications', '/contact'])
    tabs.push({ path, form: await startRequest(context) });
  await host.deploy(nextSite.siteAlone);
  for (const { path, form } of tabs) {
    const { page } = form;
    const documents = countDocuments(page);
    await followLink(page, path);
    await expect(page).toHaveURL(path);
    await expect(form.text('Prénom')).toBeHidden();
    await expect(heading(page)).toBeVisible();
    // A page of the header may have been prefetched before the deploy. Its link then loads no document.
    expect.soft(documents(), path).toBeLessThanOrEqual(1);
    if (path === '/news') expect(documents()).toBe(1);
    await page.goBack();
    await expectHalfFilled(form);
    await page.close();
  }
  await context.close();
});

test('a failed prefetch loads no document until the visitor clicks the link', async ({ browser }) => {
  const context = await openTab(browser);
  const form = await startRequest(context);
  const { page } = form;
  await host.deploy(nextSite.siteAlone);
  const documents = countDocuments(page);
  const refused = page.waitForResponse((response) => response.status() === 404);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Certifications' }).hover();
  await refused;
  await expectHalfFilled(form);
  expect(documents()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Certifications' }).click();
  await expect(page).toHaveURL('/certifications');
  await expect(heading(page)).toHaveText('Certifications');
  expect(documents()).toBe(1);
  await page.goBack();
  await expectHalfFilled(form);
  await context.close();
});

test('offline, a link and its retry show the site’s error page; it works once the connection is back', async ({
  browser,
}) => {
  const context = await openTab(browser);
  const form = await startRequest(context);
  const { page } = form;
  await context.setOffline(true);
  const documents = countDocuments(page);
  await followLink(page, '/news');
  await expect(page).toHaveURL('/news');
  await expect(heading(page)).toHaveText('Cette page n’a pas pu s’afficher');
  const failedAgain = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await failedAgain;
  await expect(heading(page)).toHaveText('Cette page n’a pas pu s’afficher');
  expect(documents()).toBe(0);
  await host.deploy(nextSite.siteAlone);
  await context.setOffline(false);
  await page.goBack();
  await expectHalfFilled(form);
  await followLink(page, '/news');
  await expect(heading(page)).toHaveText(/actualités/i);
  await context.close();
});

test('after a deploy, a visited page and the half-filled form open offline, whichever worker runs', async ({
  browser,
}) => {
  const context = await openTab(browser, 'allow');
  const visited = await context.newPage();
  await visited.goto('/about');
  await whenCached(visited);
  const title = (await heading(visited).textContent()) ?? '';
  await visited.close();
  const form = await startRequest(context);
  const { page } = form;

  await host.deploy(nextSite.site);
  const newTab = await context.newPage();
  await newTab.goto('/contact');
  await expect(heading(newTab)).toHaveText(changedHeading);
  await expect.poll(() => newTab.evaluate(async () => (await caches.keys()).length)).toBe(2);
  await endOldWorker(newTab);
  await whenCached(newTab);
  await host.goAway();
  await followLink(page, '/about');
  await expect(heading(page)).toHaveText(title);
  await page.goBack();
  await expectHalfFilled(form);
  await followLink(page, '/contact');
  // Wait for the document of the contact page. Until then the form is visible, and the load would abort `goBack`.
  await expect(form.text('Prénom')).toBeHidden();
  await expect(heading(page)).toBeVisible();
  await page.goBack();
  await expectHalfFilled(form);

  await host.deploy(nextSite.site);
  await form.fillAcademic();
  await form.submitButton.click();
  await expect(page.getByRole('main').getByText(/ADM-/)).toBeVisible();
  await context.close();
});
