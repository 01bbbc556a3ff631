import { createServer } from 'node:http';
import { type Page, expect, test } from '@playwright/test';
import { storedRequests } from '../support/school.ts';
import { AdmissionForm } from '../support/admissionForm.ts';
import { startHost } from '../support/deploys.ts';
import { countKeptBuilds } from '../support/countKeptBuilds.ts';
import { whenScriptsWork } from '../support/openPage.ts';

test.use({ serviceWorkers: 'allow' });

/** Resolves once the service worker keeps this page and the admission request. */
const whenKept = (page: Page) => expect.poll(() => page.evaluate(countKeptBuilds)).toBe(1);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visited page and the admission request are kept without a word and open without a connection', async ({
  page,
  context,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/about');
  await whenKept(page);
  expect(messages.filter((message) => !message.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  const title = await heading(page).textContent();
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(title ?? '');
  await whenScriptsWork(page);

  const form = new AdmissionForm(page);
  await form.open();
  await expect(form.text('Prénom')).toBeEditable();
});

test('a request filled in offline is kept, said not to be sent, and sent once the link is back', async ({
  page,
  context,
}) => {
  await page.goto('/admissions');
  await whenKept(page);
  await context.setOffline(true);
  const form = new AdmissionForm(page);
  await form.open();
  const email = `offline-${Date.now()}@exemple.dj`;
  await form.fillAcademic(email);
  await form.submitButton.click();
  await expect(page.getByRole('main').getByText('Vous êtes hors connexion', { exact: false })).toBeVisible();
  // The code that says it aloud was kept as well.
  await expect(form.toast).toContainText(
    'Une erreur s’est produite lors de l’envoi de votre demande. Veuillez réessayer.',
  );

  await page.reload();
  await form.whenLive();
  await expect(form.text('Email')).toHaveValue(email);
  await context.setOffline(false);
  await form.submitButton.click();
  await expect(form.toast).toContainText('Demande d’admission envoyée');
  expect(storedRequests().filter(({ request }) => request.email === email)).toHaveLength(1);
});

test('the worker lets what is sent pass to the back end, and keeps nothing of its answers', async ({
  page,
}) => {
  await page.goto('/about');
  await whenKept(page);
  const form = new AdmissionForm(page);
  await form.open();
  const email = `worker-${Date.now()}@exemple.dj`;
  await form.fillCertifying(email);
  const answered = page.waitForResponse('**/functions/v1/send-admission-email');
  await form.submitButton.click();
  const answer = await answered;
  expect({ method: answer.request().method(), status: answer.status() }).toEqual({
    method: 'POST',
    status: 200,
  });
  expect(answer.fromServiceWorker()).toBe(false);
  await expect(page.getByText(/^ADM-/)).toBeVisible();
  expect(storedRequests().filter(({ request }) => request.email === email)).toHaveLength(1);

  await page.goto('/healthz');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url, method }) => `${method} ${new URL(url).pathname}`);
  });
  expect(kept).toContain('GET /about');
  expect(kept.filter((file) => /^(?!GET )|\/functions\/|\/healthz/.test(file))).toEqual([]);
});

test.describe('with a host of its own', () => {
  let host: Awaited<ReturnType<typeof startHost>>;
  test.beforeEach(async () => {
    host = await startHost();
  });
  test.afterEach(() => host.stop());

  test('a visited page opens as it was kept where the network is silent, and where a proxy finds no server behind it', async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: host.url, serviceWorkers: 'allow' });
    await page.goto('/about');
    await whenKept(page);
    const title = (await heading(page).textContent()) ?? '';
    expect(title).not.toBe('');

    host.fallSilent();
    await page.reload();
    await expect(heading(page)).toHaveText(title);
    await whenScriptsWork(page);
    host.speakAgain();

    await host.goAway();
    const proxy = createServer((_, response) => response.writeHead(502).end('Bad Gateway'));
    proxy.listen(Number(new URL(host.url).port));
    await page.reload();
    await expect(heading(page)).toHaveText(title);
    // What nobody kept is answered as it is.
    expect((await page.goto('/campus'))?.status()).toBe(502);
    await page.close();
    proxy.close();
  });
});
