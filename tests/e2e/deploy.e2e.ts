import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, expect, test } from '@playwright/test';
import { siteFolder } from '../support/builtSite.ts';
import { openDossier } from '../support/clients.ts';
import { AdmissionForm, choosePhoto, openPaper, pdfInput } from '../support/forms.ts';
import { temporaryFolder } from '../support/machine.ts';
import { countDocuments, heading } from '../support/page.ts';
import { pdfOf } from '../support/pdfs.ts';
import { spawnServer } from '../support/serverProcess.ts';

/** Copies the built site as its next deploy would be: every script has another name, also libraries and workers. */
function makeNextSite() {
  const { path, remove } = temporaryFolder();
  cpSync(siteFolder, path, { recursive: true, filter: (from) => !/\.(br|gz)$/.test(from) });
  const renamed = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.js\b)/g, '$&-next');
  for (const name of globSync('**/*.{html,js}', { cwd: path })) {
    // The names are part of inline scripts, whose hashes the policy has.
    const text = readFileSync(join(path, name), 'utf8').replace(
      /<meta http-equiv="Content-Security[^>]*>/,
      '',
    );
    rmSync(join(path, name));
    writeFileSync(join(path, renamed(name)), renamed(text));
  }
  return { site: path, remove };
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
    stop: async () => {
      await server.stop();
      folder.remove();
    },
  };
}

// Run in one worker, which makes the next site once for all tests.
test.describe.configure({ mode: 'default' });

let nextSite: ReturnType<typeof makeNextSite>;
let host: Awaited<ReturnType<typeof startHost>>;
test.beforeAll(() => {
  nextSite = makeNextSite();
});
test.afterAll(() => nextSite.remove());
test.beforeEach(async () => {
  host = await startHost();
});
test.afterEach(() => host.stop());

const openTab = (browser: Browser) =>
  browser.newContext({ baseURL: host.url, serviceWorkers: 'block', reducedMotion: 'reduce' });

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

/** Clicks a visible link to a path. Opens “Plus” first if necessary. */
async function followLink(page: Page, path: string): Promise<void> {
  const links = page.locator(`a[href="${path}"]`);
  if ((await links.filter({ visible: true }).count()) === 0)
    await page.getByRole('banner').getByText('Plus', { exact: true }).click();
  await links.filter({ visible: true }).first().click();
}

test('after a deploy a link loads one document, and the form keeps its fields', async ({ browser }) => {
  const context = await openTab(browser);
  const tabs: { path: string; form: AdmissionForm }[] = [];
  for (const path of ['/news', '/contact']) tabs.push({ path, form: await startRequest(context) });
  await host.deploy(nextSite.site);
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
  await host.deploy(nextSite.site);
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
  await expect(page).toHaveTitle(/^Cette page n’a pas pu s’afficher/);
  const failedAgain = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await failedAgain;
  await expect(heading(page)).toHaveText('Cette page n’a pas pu s’afficher');
  expect(documents()).toBe(0);
  await host.deploy(nextSite.site);
  await context.setOffline(false);
  await page.goBack();
  await expectHalfFilled(form);
  await followLink(page, '/news');
  await expect(heading(page)).toHaveText(/actualités/i);
  await context.close();
});

test('after a deploy an open form is sent, and an open dossier receives a PDF and a photograph', async ({
  browser,
}) => {
  const context = await openTab(browser);
  const form = new AdmissionForm(await context.newPage());
  await form.open();
  const { secret, show } = await openDossier(host.url);
  const page = await context.newPage();
  const worker = page.waitForResponse(/photoPages\.worker/);
  await page.goto(`/dossier#${secret}`);
  await worker;
  await host.deploy(nextSite.site);
  const documents = [countDocuments(form.page), countDocuments(page)];

  await form.send();
  await expect(form.receipt).toBeVisible();

  const transcripts = await openPaper(page, 'Relevés de notes');
  await pdfInput(transcripts).setInputFiles({
    name: 'releve.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf(300_000),
  });
  await expect.poll(async () => (await show()).papers.transcripts.length).toBe(1);
  await choosePhoto(transcripts);
  await transcripts.getByRole('button', { name: /^Envoyer cette page/ }).click();
  await expect
    .poll(async () => (await show()).papers.transcripts.map(({ state }) => state))
    .toEqual(['received', 'received']);
  expect(documents.map((count) => count())).toEqual([0, 0]);
  await context.close();
});
