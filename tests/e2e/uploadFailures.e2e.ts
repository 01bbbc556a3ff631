import type { Locator, Page } from '@playwright/test';
import { school } from '../../src/content/school.ts';
import { expect, freshTabTest as test, whenHydrated } from '../support/page.ts';
import { type DossierClient, dossierSecrets, openDossier } from '../support/clients.ts';
import { openPaper, pdfInput } from '../support/forms.ts';
import { waitForMail, port } from '../support/serverProcess.ts';
import { pdfOf } from '../support/pdfs.ts';

const site = `http://localhost:${port}`;
const uploads = /dossier-upload/;

let dossier: DossierClient;

async function openPapers(page: Page): Promise<Locator> {
  dossier = await openDossier(site);
  await page.goto(`/dossier#${dossier.secret}`);
  await whenHydrated(page);
  return openPaper(page, 'Relevés de notes');
}

const choosePdf = (paper: Locator, bytes = 300_000) =>
  pdfInput(paper).setInputFiles({ name: 'releve.pdf', mimeType: 'application/pdf', buffer: pdfOf(bytes) });

const expectReceived = (state = 'received') =>
  expect
    .poll(async () => (await dossier.show()).papers.transcripts.map((file) => file.state))
    .toEqual([state]);

/** Each takes one optional feature away, as a browser that lacks or refuses it. They run in the page. */
const takeAway: Record<string, () => void> = {
  sessionStorage: () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  'IndexedDB, which throws': () =>
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  'IndexedDB, which never answers': () => {
    IDBFactory.prototype.open = () => Object.create(EventTarget.prototype);
  },
  'a true navigator.onLine': () => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
};

for (const [feature, take] of Object.entries(takeAway)) {
  test(`without ${feature}, a paper is sent`, async ({ page }) => {
    await page.addInitScript(take);
    await choosePdf(await openPapers(page));
    await expectReceived();
  });
}

test('without session storage, the link of a dossier stays in the address and opens it after a reload', async ({
  page,
}) => {
  await page.addInitScript(takeAway.sessionStorage ?? '');
  await openPapers(page);
  await page.reload();
  await expect(page.getByRole('main').getByText(dossier.reference)).toBeVisible();
});

test('without an answer from IndexedDB, an upload can be stopped, and everything erased', async ({
  page,
}) => {
  await page.addInitScript(takeAway['IndexedDB, which never answers'] ?? '');
  await page.route(uploads, () => {});
  const paper = await openPapers(page);
  await choosePdf(paper);
  await paper.getByRole('button', { name: 'Arrêter l’envoi' }).click();
  await expect(paper.getByRole('button', { name: 'Arrêter l’envoi' })).toHaveCount(0);
  await choosePdf(paper);
  await expect(paper.getByRole('button', { name: 'Arrêter l’envoi' })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Effacer et quitter' }).click();
  await expect(page).toHaveURL('/');
});

test('a paper too large for a dossier whose mailbox is not proved is kept, and sent with the mailed link', async ({
  page,
}) => {
  const paper = await openPapers(page);
  await expect(page.getByRole('main')).toContainText(/Pour déposer plus de 5\sMo en tout/);
  await choosePdf(paper, 6_000_000);
  await expect(paper).toContainText('Ouvrez d’abord votre dossier avec le lien');
  const [mailed = ''] = dossierSecrets(await waitForMail(`/dossier#${dossier.reference}`));
  await page.goto(`/dossier#${mailed}`);
  await paper.getByRole('button', { name: 'Réessayer' }).click();
  await expectReceived();
});

test('a better file of the same name takes the place of one that was refused', async ({ page }) => {
  const paper = await openPapers(page);
  await choosePdf(paper, 6_000_000);
  const refusal = paper.getByText('Ouvrez d’abord votre dossier avec le lien');
  await expect(refusal).toBeVisible();
  // A browser does not report the choice of a file that its control still has.
  await expect(pdfInput(paper)).toHaveValue('');
  await choosePdf(paper);
  await expectReceived();
  await expect(refusal).toBeHidden();
});

test('photographs that cannot be made into a PDF, or only into one too large, stay in the page', async ({
  page,
}) => {
  const paper = await openPapers(page);
  const photo = { name: 'releve.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await paper.locator('input[type="file"][multiple]').setInputFiles(photo);
  await expect(paper).toContainText('1 page prête');
  await page.evaluate(() => {
    Worker.prototype.postMessage = (_: unknown, transferred: unknown) => {
      const [reply] = transferred as MessagePort[]; // Safe cast: `askWorker` transfers it.
      reply?.postMessage(new Blob([new Uint8Array(10_000_001)]));
      Worker.prototype.postMessage = () => {
        throw new Error('no memory');
      };
    };
  });
  for (const problem of ['Ce fichier dépasse 10', 'Le PDF n’a pas pu être assemblé']) {
    await paper.getByRole('button', { name: /^Envoyer cette page/ }).click();
    await expect(paper).toContainText(problem);
    await expect(paper).not.toContainText('Assemblage');
    await expect(paper.getByRole('img', { name: 'Aperçu de la page 1' })).toBeVisible();
  }
});

test('photographs whose worker never answers are refused after a minute, and can be tried again', async ({
  page,
}) => {
  await page.clock.install();
  const paper = await openPapers(page);
  const worker = /photoPages\.worker/;
  await page.route(worker, () => {});
  const photo = { name: 'releve.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await paper.locator('input[type="file"][multiple]').setInputFiles(photo);
  await expect(paper.getByText('Préparation de la photo')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(paper.getByText(/releve\.png.* n’a pas pu être préparée/)).toBeVisible();
  await page.unroute(worker);
  await paper.locator('input[type="file"][multiple]').setInputFiles(photo);
  await expect(paper).toContainText('1 page prête');
});

test('a paper arrives through a proxy without PATCH', async ({ page }) => {
  await page.route(uploads, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 405 }) : route.continue(),
  );
  await choosePdf(await openPapers(page));
  await expectReceived();
});

for (const [how, status] of [
  ['is not allowed', 405],
  ['is too large for a proxy', 413],
  ['is forbidden', 403],
  ['comes back without its Upload-Offset', 0],
] as const) {
  test(`an upload that ${how} says so with phone and email, and goes on when the visitor tries again`, async ({
    page,
  }) => {
    await page.route(uploads, async (route) => {
      const { method, headers } = { method: route.request().method(), headers: route.request().headers() };
      const hasBytes = method === 'PATCH' || headers['x-http-method-override'] === 'PATCH';
      if (status && hasBytes) return route.fulfill({ status });
      const response = await route.fetch();
      const { 'upload-offset': _, ...others } = response.headers();
      return route.fulfill({ response, headers: status ? response.headers() : others });
    });
    const paper = await openPapers(page);
    await choosePdf(paper);
    const upload = paper.getByRole('listitem').filter({ hasText: 'releve.pdf' });
    await expect(upload).toContainText(school.email);
    await expect(upload).toContainText(school.phone);
    await expect(upload).not.toContainText('La connexion est coupée');
    await expectReceived('uploading');
    await page.unroute(uploads);
    await upload.getByRole('button', { name: 'Réessayer' }).click();
    await expectReceived();
  });
}
