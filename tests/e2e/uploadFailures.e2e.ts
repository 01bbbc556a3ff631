import { rmSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { school } from '../../src/content/school.ts';
import {
  expect,
  freshTabTest as freshTest,
  openPage,
  statusOf,
  test,
  whenHydrated,
} from '../support/page.ts';
import { type DossierClient, dossierSecrets, openDossier } from '../support/clients.ts';
import { choosePhoto, dropFile, openPaper, pdfInput, writeTestFile } from '../support/forms.ts';
import { waitForMail, port } from '../support/serverProcess.ts';
import { pdfOf } from '../support/pdfs.ts';

const site = `http://localhost:${port}`;
const uploads = /dossier-upload/;

let dossier: DossierClient;

async function openPapers(page: Page): Promise<Locator> {
  dossier = await openDossier(site);
  await openPage(page, `/dossier#${dossier.secret}`);
  return openPaper(page, 'Relevés de notes');
}

const choosePdf = async (paper: Locator, bytes = 300_000) =>
  pdfInput(paper).setInputFiles(await writeTestFile('releve.pdf', pdfOf(bytes)));

const expectReceived = (...states: string[]) =>
  expect
    .poll(async () => (await dossier.show()).papers.transcripts.map((file) => file.state), {
      intervals: [200],
    })
    .toEqual(states.length > 0 ? states : ['received']);

freshTest(
  'without storage and “online”, a paper is sent, and a reload opens the dossier',
  async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const storage of ['sessionStorage', 'indexedDB']) Object.defineProperty(window, storage, { get });
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    });
    await choosePdf(await openPapers(page));
    await expectReceived();
    await page.reload();
    await expect(page.getByRole('main').getByText(dossier.reference)).toBeVisible();
  },
);

freshTest(
  'without an answer from IndexedDB photographs stay, an upload arrives, is stopped and erased',
  async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => Object.create(EventTarget.prototype);
    });
    await page.clock.install();
    const paper = await openPapers(page);
    await choosePhoto(paper);
    await expect(paper.getByText('1 page prête')).toBeVisible();
    await page.clock.fastForward(5_000);
    await expect(paper.getByText('Ce navigateur ne garde pas vos photos')).toBeVisible();
    await paper.getByRole('button', { name: 'Retirer la page 1' }).click();
    await choosePdf(paper);
    await expectReceived();
    await page.route(uploads, () => {});
    await choosePdf(paper);
    await paper.getByRole('button', { name: 'Arrêter l’envoi' }).click();
    await expect(paper.getByRole('button', { name: 'Arrêter l’envoi' })).toHaveCount(0);
    await expect(paper.locator('summary')).toBeFocused();
    await choosePdf(paper);
    await expect(paper.getByRole('button', { name: 'Arrêter l’envoi' })).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Effacer et quitter' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('what is too large for the receipt waits for the mailed link; a better file takes the place of a PDF, not of photographs', async ({
  page,
}) => {
  const paper = await openPapers(page);
  await expect(page.getByRole('main')).toContainText(
    /Il vous reste 5\sMo pour vos pièces. Pour en déposer plus/,
  );
  await choosePdf(paper, 6_000_000);
  const refusal = paper.getByText('Ouvrez votre dossier avec le lien');
  await expect(refusal).toBeVisible();
  await expect(page.getByText(/^Relevés.*fichier refusé/), 'to a screen reader').toBeAttached();
  // A browser does not report the choice of a file that its control still has.
  await expect(pdfInput(paper)).toHaveValue('');
  await choosePdf(paper);
  await expectReceived();
  await expect(refusal).toBeHidden();
  await sendPhotoOf(paper, 6_000_000);
  await expect(refusal).toBeVisible();
  await choosePdf(paper);
  await expectReceived('received', 'received');
  await expect(refusal).toBeVisible();
  const [mailed = ''] = dossierSecrets(await waitForMail(`/dossier#${dossier.reference}`));
  await page.goto(`/dossier#${mailed}`);
  await paper.getByRole('button', { name: 'Réessayer' }).click();
  await expectReceived('received', 'received', 'received');
});

/** Sends a photograph that makes a page of this size. */
async function sendPhotoOf(paper: Locator, bytes: number) {
  await paper.page().evaluate((size) => {
    Worker.prototype.postMessage = (_: unknown, transferred: unknown) => {
      const [reply] = transferred as MessagePort[]; // Safe cast: `askWorker` transfers it.
      reply?.postMessage({ jpeg: new Blob([new Uint8Array(size)]), width: 3, height: 4 });
    };
  }, bytes);
  await choosePhoto(paper);
  await paper.getByRole('button', { name: /^Envoyer cette page/ }).click();
}

test('photographs that make a PDF too large stay in the page', async ({ page }) => {
  const paper = await openPapers(page);
  await sendPhotoOf(paper, 10_000_001);
  await expect(paper).toContainText('Vos pages dépassent 10');
  await expect(paper.getByRole('img', { name: 'Aperçu de la page 1' })).toBeVisible();
});

freshTest('photographs whose worker never answers become pages after a minute', async ({ page }) => {
  await page.clock.install();
  await page.route(/photoPages\.worker/, () => {});
  const paper = await openPapers(page);
  await choosePhoto(paper);
  await expect(paper.getByText('Préparation de la photo')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(paper).toContainText('1 page prête');
});

// `resumableUpload.test.ts` tests which answers refuse an upload.
test('a refused upload says so with phone and email, and goes on when tried again', async ({ page }) => {
  const paper = await openPapers(page);
  await page.route(uploads, async (route) => {
    // Some proxies remove the headers of tus.
    const response = await route.fetch();
    const { 'upload-offset': _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  await choosePdf(paper);
  const upload = paper.getByRole('listitem').filter({ hasText: 'releve.pdf' });
  await expect(upload).toContainText(school.email);
  await expect(upload).toContainText(school.phone);
  await expect(upload).not.toContainText('onnexion coupée');
  await expect(page.getByText(/^Relevés.*l’envoi n’aboutit pas/), 'to a screen reader').toBeAttached();
  await expectReceived('uploading');
  await page.unroute(uploads);
  await upload.getByRole('button', { name: 'Réessayer' }).click();
  await expect(paper.locator('summary'), 'in place of the pressed button').toBeFocused();
  await expectReceived();
});

test('a file that is deleted before it is sent is named, and another one is taken', async ({ page }) => {
  const path = await writeTestFile('releve.pdf', pdfOf(300_000));
  const paper = await openPapers(page);
  // The page has read the file for its digest, and has sent none of its bytes yet.
  await page.route(uploads, (route) => {
    rmSync(path, { force: true });
    return route.continue();
  });
  await pdfInput(paper).setInputFiles(path);
  await expect(paper).toContainText('Ce fichier a changé ou n’est plus là');
  await expect(paper).not.toContainText('onnexion coupée');
  await choosePdf(paper);
  await expectReceived();
});

test('files dropped on a paper are handed in, a photograph becomes a page, and elsewhere it does nothing', async ({
  page,
}) => {
  const paper = await openPapers(page);
  const pdf = pdfOf(2_000).toString('latin1');
  expect(await dropFile(page.locator('h1'), 'releve.pdf', 'application/pdf', pdf)).toBe(true);
  const drop = (...pdfs: string[]) =>
    dropFile(paper.locator('summary'), 'releve.pdf', 'application/pdf', ...pdfs);
  expect(await drop(pdf, `${pdf}\n`)).toBe(true);
  await expectReceived('received', 'received');
  const interrupted = pdfOf(3_000).toString('latin1');
  await page.route(uploads, () => {});
  await drop(interrupted);
  await expectReceived('received', 'received', 'uploading');
  await page.reload();
  await page.unroute(uploads);
  await whenHydrated(page);
  await openPaper(page, 'Relevés de notes');
  await expect(paper.getByLabel(/Choisir le même fichier$/)).toBeAttached();
  await drop(pdf);
  await expectReceived('received', 'received', 'uploading', 'received');
  await drop(interrupted);
  await expectReceived('received', 'received', 'received', 'received');
  expect(await dropFile(paper, 'vide.jpg', 'image/jpeg', '')).toBe(true);
  await expect(paper).toContainText(/vide\.jpg.* est vide/);
  const letter = await openPaper(page, 'Lettre de motivation');
  await dropFile(letter, 'lettre.pdf', 'application/pdf', pdf, pdf);
  await expect(letter, 'one paper, two files').toContainText('Fichier refusé');
  await expect(statusOf(letter).first()).toHaveText(/^Un seul fichier/);
  expect((await dossier.show()).papers.coverLetter).toEqual([]);
});
