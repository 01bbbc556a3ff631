import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import type { PaperName } from '#core/dossier/papers.ts';
import { expect, freshTabTest as test, listenToLiveRegions, whenHydrated } from '../support/page.ts';
import { type FlakyProxy, chunkBytes, startFlakyProxy } from '../support/otherServers.ts';
import { type DossierClient, openDossier } from '../support/clients.ts';
import { encryptedPdf, pdfOf } from '../support/pdfs.ts';
import { AdmissionForm, openPaper, pdfInput } from '../support/forms.ts';
import { dataFolder, port } from '../support/serverProcess.ts';

test.use({ viewport: { width: 360, height: 740 } });

const site = `http://localhost:${port}`;

let dossier: DossierClient;
let proxy: FlakyProxy | undefined;

test.beforeEach(async () => {
  dossier = await openDossier(site);
});
test.afterEach(async () => {
  await proxy?.close();
  proxy = undefined;
});

async function open(page: Page, origin = site): Promise<void> {
  await page.goto(`${origin}/dossier#${dossier.secret}`);
  await whenHydrated(page);
  await expect(page.getByRole('heading', { name: 'Vos pièces' })).toBeVisible();
}

const photoInput = (paper: Locator) => paper.getByLabel(/(choisir des photos|Ajouter des pages)$/);

/** Writes a file and returns its path. Playwright passes a path at once, but the content of a large file in seconds. */
async function writeTestFile(name: string, bytes: Buffer): Promise<string> {
  const folder = test.info().outputPath(randomUUID());
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), bytes);
  return join(folder, name);
}
const pdfFile = (bytes: Buffer) => writeTestFile('releve.pdf', bytes);

/** Chooses a PDF of 2,000 bytes. Resolves while its upload waits for `proceed`. */
async function beginUpload(page: Page, name: string) {
  const held: Route[] = [];
  await page.route('**/dossier-upload', (route) => void held.push(route));
  const paper = await openPaper(page, name);
  await pdfInput(paper).setInputFiles(await pdfFile(pdfOf(2_000)));
  await expect.poll(() => held.length).toBe(1);
  return { paper, proceed: async () => held[0]?.continue() };
}

/** Makes a JPEG photograph with small letters on noisy paper, by default of 12 megapixels. */
async function takePhoto(page: Page, width = 3000): Promise<string> {
  const photo = await page.evaluate((width) => {
    const height = (width * 4) / 3;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const paper = context.createImageData(width, height);
    for (let at = 0; at < paper.data.length; at += 1)
      paper.data[at] = at % 4 === 3 ? 255 : 215 + Math.random() * 20;
    context.putImageData(paper, 0, 0);
    context.font = `${width / 50}px serif`;
    for (let line = 0; line < 40; line += 1)
      context.fillText(
        'Comptabilité générale, coefficient 4, note 14,5',
        width / 10,
        (line + 5) * (width / 35),
      );
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, width);
  return writeTestFile('IMG.jpg', Buffer.from(photo, 'base64'));
}

/** The content of the only received file of a paper, as the server keeps it. */
async function readReceived(paper: PaperName): Promise<Buffer> {
  const files = (await dossier.show()).papers[paper].filter(({ state }) => state === 'received');
  expect(files).toHaveLength(1);
  return readFile(join(dataFolder, 'papers', files[0]?.id ?? ''));
}

/** The keys of the uploads and photographs that the browser keeps. */
const keptKeys = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('dossier');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    return new Promise<IDBValidKey[]>((resolve) => {
      const reading = database.transaction('uploads').objectStore('uploads').getAllKeys();
      reading.addEventListener('success', () => resolve(reading.result));
    });
  });

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('the link opens the dossier, and its secret leaves the address', async ({ page }) => {
  await open(page);
  expect(page.url()).toBe(`${site}/dossier`);
  const main = page.getByRole('main');
  await expect(main.getByText(dossier.reference)).toBeVisible();
  await expect(main).toContainText('0 pièce obligatoire sur 5');
  await expect(main).toContainText('Logistique et Transport International');
  await page.reload();
  await expect(main.getByText(dossier.reference)).toBeVisible();
});

test('a link copied with punctuation or a space opens the dossier, and its secret leaves the address', async ({
  page,
}) => {
  for (const copiedWith of ['.', ')', ',', '%20', '\u200B', '\u202F».']) {
    await page.goto('about:blank');
    await page.goto(`/dossier#${dossier.secret}${copiedWith}`);
    await expect(page.getByRole('heading', { name: 'Vos pièces' })).toBeVisible();
    expect(page.url()).toBe(`${site}/dossier`);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('a link whose # was escaped opens the dossier; one with a longer secret does not', async ({ page }) => {
  await page.goto(`/dossier%23${dossier.secret}`);
  await expect(page.getByRole('heading', { name: 'Vos pièces' })).toBeVisible();
  expect(page.url()).toBe(`${site}/dossier`);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto(`/dossier#${dossier.secret}x`);
  await expect(page.getByRole('heading', { name: 'Recevoir le lien de votre dossier' })).toBeVisible();
});

test('a link that was cut says that it is incomplete, and never shows the dossier of the link before it', async ({
  page,
}) => {
  const other = await openDossier(site, 'autre@exemple.dj');
  const main = page.getByRole('main');
  for (const length of [other.secret.length - 1, other.reference.length + 1, 6, 1]) {
    await open(page);
    await page.goto(`/dossier#${other.secret.slice(0, length)}`);
    await expect(main).toContainText('Ce lien est incomplet');
    await expect(main).not.toContainText(dossier.reference);
    await page.reload();
    await expect(main).toContainText('Ce lien est incomplet');
    await expect(main.getByRole('heading', { name: 'Recevoir le lien de votre dossier' })).toBeVisible();
  }
  await open(page);
  await page.route('**/functions/v1/dossier', (route) => route.abort());
  await page.goto(`/dossier#${other.secret}`);
  await expect(main.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(main, 'without an answer for the new link').not.toContainText(dossier.reference);
  await page.unroute('**/functions/v1/dossier');
  await main.getByRole('button', { name: 'Réessayer' }).click();
  await expect(main).toContainText(other.reference);
});

test('Back from a page that was reloaded brings the content policy of the dossier along', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admissions', exact: true }).click();
  await expect(page).toHaveURL(/\/admissions$/);
  const showsOwnPictures = () =>
    page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
      const image = Object.assign(new Image(), { src: URL.createObjectURL(blob ?? new Blob()) });
      return image.decode().then(
        () => true,
        () => false,
      );
    });
  await page.reload();
  expect(await showsOwnPictures(), 'on another page').toBe(false);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Vos pièces' })).toBeVisible();
  expect(await showsOwnPictures()).toBe(true);
});

test('the receipt of a request leads to its dossier', async ({ page }) => {
  const form = new AdmissionForm(page);
  await form.open();
  await form.fillAcademic('recu@exemple.dj');
  await form.submitButton.click();
  const receipt = page.getByRole('main').getByText(/^ADM-[\dA-Z]{4}-[\dA-Z]{4}$/);
  const reference = await receipt.innerText();
  await page.getByRole('link', { name: 'Déposer vos pièces maintenant' }).click();
  await expect(page.getByRole('heading', { name: 'Vos pièces' })).toBeVisible();
  await expect(page.getByRole('main').getByText(reference)).toBeVisible();
  expect(page.url()).toBe(`${site}/dossier`);
});

test('over a connection that is cut five times, three photographs arrive once as one whole PDF', async ({
  page,
}) => {
  test.slow();
  proxy = await startFlakyProxy(port, 140_000, 0);
  await open(page, proxy.url);
  const paper = await openPaper(page, 'Relevés de notes');
  const photo = await takePhoto(page);
  await photoInput(paper).setInputFiles([photo, photo, photo]);
  await expect(paper.getByRole('img', { name: 'Aperçu de la page 3' })).toBeVisible();

  await test.step('turned and moved by keyboard', async () => {
    const pages = paper.getByRole('img', { name: /^Aperçu/ });
    const shape = () =>
      pages.evaluateAll((images) => images.map((image) => image.getAttribute('width') === '1654'));
    expect(await shape()).toEqual([true, true, true]);
    await paper.getByRole('button', { name: /^Tourner la page 1/ }).press('Enter');
    await expect.poll(shape).toEqual([false, true, true]);
    await paper.getByRole('button', { name: /^Monter la page 1/ }).press('Enter');
    expect(await shape()).toEqual([false, true, true]);
    const down = paper.getByRole('button', { name: /^Descendre la page 1/ });
    await down.press('Enter');
    expect(await shape()).toEqual([true, false, true]);
    await expect(paper.getByRole('button', { name: /^Descendre la page 2/ })).toBeFocused();
  });

  proxy.cutNext(5);
  await paper.getByRole('button', { name: /^Envoyer ces 3 pages/ }).evaluate((send: HTMLElement) => {
    for (const _ of ['once', 'twice']) send.click();
  });
  await expect(paper.locator('summary')).toContainText('Reçu le', { timeout: 60_000 });
  expect(proxy.cuts()).toBe(5);
  expect(proxy.mostRepeatedBytes()).toBeLessThanOrEqual(chunkBytes);
  const received = await readReceived('transcripts');
  const text = received.toString('latin1');
  expect(text.match(/\/Type \/Page\n/g)).toHaveLength(3);
  // The second page is in landscape, because its photograph was turned.
  const arePortrait = [...text.matchAll(/\/Subtype \/Image\n\/Width (\d+)\n\/Height (\d+)/g)].map(
    ([, width, height]) => Number(width) < Number(height),
  );
  expect(arePortrait).toEqual([true, false, true]);
  expect(received.length / 3, 'bytes of a page').toBeLessThan(330_000);
});

test('after a closed tab, the same file goes on where it stopped, and another one is refused', async ({
  page,
  context,
}) => {
  test.slow();
  proxy = await startFlakyProxy(port, 3_000_000, 0);
  await open(page, proxy.url);
  const pdf = pdfOf(4_800_000);
  proxy.cutNext(1, 'until mended');
  await pdfInput(await openPaper(page, 'Portfolio')).setInputFiles(await pdfFile(pdf));
  await expect(page.locator('details[open]')).toContainText('La connexion est coupée');
  await expect(page.locator('details[open] > summary')).toContainText('Envoi');
  await page.close();

  proxy.mend();
  const later = await context.newPage();
  await open(later, proxy.url);
  const paper = await openPaper(later, 'Portfolio');
  await expect(paper).toContainText('releve.pdf');
  const again = paper.getByLabel(/Choisir le même fichier$/);
  await again.setInputFiles(await pdfFile(pdfOf(4_800_000, 'of the same size')));
  await expect(paper).toContainText('Ce n’est pas le même fichier');
  await again.setInputFiles(await pdfFile(pdf));
  await expect(paper.locator('summary')).toContainText('Reçu le', { timeout: 60_000 });
  expect(proxy.mostRepeatedBytes()).toBeLessThanOrEqual(chunkBytes);
  expect(hashOf(await readReceived('portfolio'))).toBe(hashOf(pdf));
});

test('a PDF of photographs survives a closed tab, before and after it is assembled', async ({
  page,
  context,
}) => {
  test.slow();
  proxy = await startFlakyProxy(port, 100_000, 0);
  await open(page, proxy.url);
  await photoInput(await openPaper(page, 'identité')).setInputFiles(await takePhoto(page, 1500));
  await expect(page.getByRole('img', { name: 'Aperçu de la page 1' })).toBeVisible();
  await page.close();
  const other = await openDossier(site, 'voisin@exemple.dj');
  await expectNothingIn(other);

  const second = await context.newPage();
  await open(second, proxy.url);
  const paper = await openPaper(second, 'identité');
  proxy.cutNext(1, 'until mended');
  await paper.getByRole('button', { name: /^Envoyer cette page/ }).click();
  await expect(second.locator('details[open]')).toContainText('La connexion est coupée');
  await second.close();

  proxy.mend();
  await expectNothingIn(other);
  const third = await context.newPage();
  await open(third, proxy.url);
  await expect(third.locator('summary', { hasText: 'identité' })).toContainText('Reçu le', {
    timeout: 60_000,
  });
  await readReceived('identity');
  expect((await other.show()).papers.identity).toEqual([]);

  /** Opens the dossier of another applicant on the same computer. */
  async function expectNothingIn({ secret }: DossierClient) {
    const neighbour = await context.newPage();
    await neighbour.goto(`${proxy?.url}/dossier#${secret}`);
    const paper = await openPaper(neighbour, 'identité');
    // IndexedDB answers in order, so that the page has read what the browser keeps once this is answered.
    await keptKeys(neighbour);
    await neighbour.evaluate(() => new Promise(requestAnimationFrame));
    await expect(paper.getByRole('img', { name: /^Aperçu/ })).toHaveCount(0);
    await expect(paper.locator('summary')).toContainText('Ajouter');
    await neighbour.close();
  }
});

test('an upload ends when its tab gets the link to another dossier, where nothing of it is shown', async ({
  page,
}) => {
  const other = await openDossier(site, 'voisin@exemple.dj');
  await open(page);
  const { paper } = await beginUpload(page, 'Portfolio');
  await page.goto(`/dossier#${other.secret}`);
  await expect(page.getByRole('main')).toContainText(other.reference);
  await expect(paper.locator('summary')).toContainText('Ajouter');
  await expect(page.getByText('releve.pdf')).toHaveCount(0);
});

test('a photographed page is removed after a day, whatever page of the site is opened then', async ({
  page,
}) => {
  await open(page);
  await photoInput(await openPaper(page, 'identité')).setInputFiles(await takePhoto(page, 300));
  await expect.poll(() => keptKeys(page)).toHaveLength(1);
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
  await page.goto('/about');
  await expect.poll(() => keptKeys(page)).toEqual([]);
});

test('a file that is not a whole PDF without a password is refused at its place, before it is sent', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const calls: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));
  const paper = await openPaper(page, 'Lettre de motivation');
  for (const [content, problem] of [
    [Buffer.from('PK word/document.xml'), 'son contenu est d’un autre format'],
    [Buffer.from(encryptedPdf(6, 'user')), 'Ce PDF demande un mot de passe'],
    [Buffer.from('%PDF-1.7\n'), 'La fin de ce PDF manque'],
    [pdfOf(10_000_001), 'Ce fichier dépasse 10'],
  ] as const) {
    await pdfInput(paper).setInputFiles(await pdfFile(content));
    // The page waits before it reads a file, because a screen reader drops announcements while the file dialog closes.
    await page.clock.fastForward(1000);
    await expect(paper).toContainText(problem);
  }
  await photoInput(paper).setInputFiles({
    name: 'IMG_0001.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic'),
  });
  await page.clock.fastForward(1000);
  await expect(paper).toContainText('ne lit pas les photos HEIC');
  expect(calls).toEqual([]);
});

test('each refused photograph is named with its reason, and the next attempt clears them', async ({
  page,
}) => {
  await open(page);
  const paper = await openPaper(page, 'Relevés de notes');
  const photo = await takePhoto(page, 900);
  const heic = Buffer.from('\0\0\0\x18ftypmif1');
  await photoInput(paper).setInputFiles([
    await writeTestFile('20240501_100000_HDR_Burst_001_COVER.heic', heic),
    photo,
    await writeTestFile('\u202Egpj.exe', heic),
    await writeTestFile('coupee.jpg', (await readFile(photo)).subarray(0, 400)),
    await writeTestFile('vide.jpg', Buffer.alloc(0)),
    photo,
  ]);
  await expect(paper).toContainText('2 pages prêtes');
  for (const reason of [
    /HEIC comme.*_COVER\.heic/,
    /HEIC comme.*gpj\.exe/,
    /coupee\.jpg.*abîmée/,
    /vide\.jpg.*est vide/,
  ])
    await expect(paper.getByText(reason)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(paper).not.toContainText('\u202E');

  await pdfInput(paper).setInputFiles(await pdfFile(Buffer.from('PK archive')));
  await expect(paper).toContainText('son contenu est d’un autre format');
  await expect(paper).not.toContainText('HEIC');
  await photoInput(paper).setInputFiles(photo);
  await expect(paper).toContainText('3 pages prêtes');
  await expect(paper).not.toContainText('son contenu est d’un autre format');
});

test('each press turns its photograph by a quarter, also before the last one is turned', async ({ page }) => {
  await open(page);
  const paper = await openPaper(page, 'Relevés de notes');
  const photo = await takePhoto(page, 300);
  await photoInput(paper).setInputFiles([photo, photo, photo]);
  const pages = paper.getByRole('img', { name: 'Aperçu' });
  await expect(pages).toHaveCount(3);
  await paper.evaluate(async (row) => {
    const buttons = [...row.querySelectorAll('button')];
    for (const number of [1, 2, 2, 3]) {
      buttons.find(({ textContent }) => textContent === `Tourner la page ${number}`)?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  const widths = () => pages.evaluateAll((images) => images.map((image) => image.getAttribute('width')));
  await expect.poll(widths).toEqual(['400', '300', '400']);
});

test('a photograph is removed by keyboard, which then is at the heading of the others', async ({ page }) => {
  await open(page);
  const paper = await openPaper(page, 'Relevés de notes');
  const photo = await takePhoto(page, 300);
  await photoInput(paper).setInputFiles([photo, photo]);
  await paper.getByRole('button', { name: 'Retirer la page 2' }).press('Enter');
  await expect(paper.getByText('Page 1 sur 1')).toBeVisible();
  await expect(
    paper.getByRole('heading', { name: 'Vos pages, telles qu’elles seront envoyées' }),
  ).toBeFocused();
});

test('a photograph that cannot be read is the only news', async ({ page }) => {
  await open(page);
  const paper = await openPaper(page, 'identité');
  await photoInput(paper).setInputFiles(await writeTestFile('scan.tif', Buffer.from('II*\0')));
  await expect(paper).toContainText('ne peut pas lire');
  await expect(paper).not.toContainText('prête');
});

test('a screen reader hears that a paper is sent and has arrived, and its row stays open', async ({
  page,
}) => {
  await open(page);
  const said = await listenToLiveRegions(page);
  const paper = await openPaper(page, 'Curriculum');
  await pdfInput(paper).setInputFiles(await pdfFile(pdfOf(2_000)));
  await expect(paper.locator('details[open] > summary')).toContainText('Reçu le');
  expect((await said()).filter((text) => /^Curriculum.* : /.test(text))).toEqual([
    expect.stringContaining('envoi commencé'),
    expect.stringContaining('reçu'),
  ]);
});

test('a received file counts until it is replaced by the next', async ({ page }) => {
  await dossier.handIn('cv');
  await open(page);
  const { paper, proceed } = await beginUpload(page, 'Curriculum');
  await expect(page.getByRole('main')).toContainText('1 pièce obligatoire sur 5');
  await proceed();
  await expect(paper).toContainText('Remplacé');
  expect((await readReceived('cv')).length).toBe(2_000);
});

test('of ten files of a paper each can be replaced, and the paper takes no eleventh', async ({ page }) => {
  for (let count = 0; count < 10; count += 1) await dossier.handIn('diplomas');
  await open(page);
  const paper = await openPaper(page, 'diplômes');
  await expect(paper).toContainText('Cette pièce a tous les fichiers');
  await expect(pdfInput(paper)).toHaveCount(0);
  await paper
    .getByRole('button', { name: /^Remplacer/ })
    .first()
    .click();
  await pdfInput(paper).setInputFiles(await pdfFile(pdfOf(2_000)));
  const sizes = async () =>
    (await dossier.show()).papers.diplomas
      .filter(({ state }) => state === 'received')
      .map(({ bytes }) => bytes);
  await expect
    .poll(async () => (await sizes()).toSorted())
    .toEqual([...Array(9).fill(1_000), 2_000].toSorted());
  await expect(paper, 'after the replacement').toContainText('Cette pièce a tous les fichiers');
});

test('“Effacer et quitter” leaves nothing of the visitor in the browser', async ({ page }) => {
  proxy = await startFlakyProxy(port, 100_000, 0);
  await open(page, proxy.url);
  const paper = await openPaper(page, 'identité');
  await photoInput(paper).setInputFiles(await takePhoto(page, 1500));
  await expect(paper.getByRole('img')).toBeVisible();
  proxy.cutNext(1, 'until mended');
  await pdfInput(paper).setInputFiles(await pdfFile(pdfOf(1_000_000)));
  await expect(paper).toContainText('La connexion est coupée');
  proxy.mend();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Effacer et quitter' }).click();
  await expect(page).toHaveURL(`${proxy.url}/`);
  const left = () =>
    page.evaluate(async () => {
      const tab = Object.entries(sessionStorage).filter(([, value]) => /ADM-/.test(String(value)));
      return { tab, local: Object.keys(localStorage), caches: await caches.match('/dossier') };
    });
  await expect.poll(left).toEqual({ tab: [], local: [], caches: undefined });
  await expect.poll(() => keptKeys(page)).toEqual([]);
  await page.goto(`${proxy.url}/dossier`);
  await expect(page.getByRole('heading', { name: 'Recevoir le lien de votre dossier' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(dossier.reference);
});

test('after “Effacer et quitter” the link opens nothing, and the page says how to get another', async ({
  page,
}) => {
  await expect.poll(async () => (await dossier.show()).confirmation).toBe('sent');
  await open(page);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Effacer et quitter' }).click();
  await expect(page.getByText('Tout est effacé et le lien est annulé')).toBeVisible();
  await expect(page.getByText('indiquez votre numéro de dossier et votre adresse')).toBeVisible();
  expect(questions).toEqual([expect.stringContaining(`numéro ${dossier.reference}`)]);
  await page.goto(`/dossier#${dossier.secret}`);
  await expect(page.getByRole('main')).toContainText('« Effacer et quitter » l’a annulé');
});

test('without a connection, “Effacer et quitter” erases the tab and says that the link still works', async ({
  page,
}) => {
  await open(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route('**/functions/v1/dossier', (route) => route.abort());
  await page.getByRole('button', { name: 'Effacer et quitter' }).click();
  await expect(page.getByText('Tout est effacé ici, mais le lien reste valable')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(dossier.reference);
  await page.unroute('**/functions/v1/dossier');
  await page.goto(`/dossier#${dossier.secret}`);
  await expect(page.getByRole('heading', { name: 'Vos pièces' })).toBeVisible();
});

test('where no mail is known to arrive, “Effacer et quitter” warns first, and can be cancelled', async ({
  page,
}) => {
  await page.route('**/functions/v1/dossier', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({
      response,
      json: { ...reply, dossier: reply.dossier && { ...reply.dossier, isMailable: false } },
    });
  });
  await open(page);
  let question = '';
  page.on('dialog', (dialog) => {
    question = dialog.message();
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Effacer et quitter' }).click();
  expect(question).toContain('plus rien n’ouvrira ce dossier');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vos pièces' })).toBeVisible();
});

test('a lost link is asked for by reference and address, and the answer is the same for any', async ({
  page,
}) => {
  await page.goto('/dossier');
  await whenHydrated(page);
  const form = page.getByRole('form', { name: 'Recevoir le lien de votre dossier' });
  await form.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(form.getByRole('textbox', { name: 'Numéro de dossier' })).toBeFocused();
  await expect(form).toContainText('Indiquez votre numéro de dossier.');
  await form.getByRole('textbox', { name: 'Numéro de dossier' }).fill('ma référence');
  await form.getByRole('textbox', { name: 'Email' }).fill('inconnu@exemple.dj');
  await form.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(form).toContainText('Un numéro de dossier ressemble à ADM-XXXX-XXXX');
  await form.getByRole('textbox', { name: 'Numéro de dossier' }).fill('Numéro de dossier : ADM-AAAA-BBBB');
  await form.getByRole('textbox', { name: 'Email' }).fill('inconnu@exemple.dj');
  await form.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(form).toContainText('le lien vient de partir');
});

test('a corrected phone number or address is shown masked; an empty form corrects nothing', async ({
  page,
}) => {
  await open(page);
  await page.locator('summary', { hasText: 'Corriger le téléphone' }).click();
  const form = page.getByRole('form', { name: /^Corriger/ });
  const phone = form.getByRole('textbox', { name: /^Nouveau téléphone/ });
  await form.getByRole('button', { name: 'Corriger' }).click();
  await expect(phone).toBeFocused();
  await expect(form).not.toContainText('C’est corrigé');
  await phone.fill('12');
  await form.getByRole('button', { name: 'Corriger' }).click();
  await expect(form).toContainText('au moins 8 chiffres');
  await phone.fill('77 65 43 21');
  await form.getByRole('button', { name: 'Corriger' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '… 21' })).toBeVisible();
  await form.getByRole('textbox', { name: /^Nouvelle adresse/ }).fill('nouvelle@exemple.dj');
  await form.getByRole('button', { name: 'Corriger' }).click();
  await expect(form).toContainText('Un nouveau lien part à cette adresse');
  await expect(page.getByRole('main')).not.toContainText('77 65 43 21');
  await expect(page.getByRole('main')).not.toContainText('nouvelle@');
});

test('a request is withdrawn once one question is confirmed, and taken up again', async ({ page }) => {
  await open(page);
  await page.locator('summary', { hasText: 'Retirer votre demande' }).click();
  const withdraw = page.getByRole('button', { name: 'Retirer ma demande' });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await withdraw.click();
  page.once('dialog', (dialog) => void dialog.accept());
  await withdraw.click();
  await expect(page.getByRole('heading', { name: 'Vous avez retiré votre demande' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler le retrait' }).click();
  await expect(page.getByRole('heading', { name: 'Vos pièces' })).toBeVisible();
});
