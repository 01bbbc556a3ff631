import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { createLinks } from '#core/model/links.ts';
import type { PaperName } from '#core/model/papers.ts';
import { readDossierKey } from '../../server/dataFolder.ts';
import {
  changeReplies,
  comeBack,
  expect,
  freshTabTest as freshTest,
  listenToLiveRegions,
  openPage,
  test,
} from '../support/page.ts';
import { chunkBytes, startFlakyProxy } from '../support/otherServers.ts';
import {
  type DossierClient,
  dossierClient,
  dossierSecrets,
  officeClient,
  openDossier,
} from '../support/clients.ts';
import { encryptedPdf, pdfOf } from '../support/pdfs.ts';
import { AdmissionForm, openPaper, pdfInput, photoInput, writeTestFile } from '../support/forms.ts';
import { dataFolder, officeSecretFromMail, port, waitForMail } from '../support/serverProcess.ts';

test.use({ viewport: { width: 360, height: 740 } });

const site = `http://localhost:${port}`;

let dossier: DossierClient;

test.beforeEach(async () => {
  dossier = await openDossier(site);
});

async function open(page: Page, origin = site): Promise<void> {
  await openPage(page, `${origin}/dossier#${dossier.secret}`);
  await expect(page.getByRole('heading', { name: 'Vos pièces' })).toBeVisible();
}

const readOfficeSecret = () => officeSecretFromMail(`[${dossier.reference}]`);

/** Does an act of the office on the request. */
const actAtOffice = async (act: Parameters<ReturnType<typeof officeClient>['act']>[0]) =>
  officeClient(site, await readOfficeSecret()).act(act);

const pdfFile = (bytes: Buffer) => writeTestFile('releve.pdf', bytes);

/** Chooses a PDF of 2,000 bytes. Resolves while its upload waits for `proceed`, like the next ones. */
async function beginUpload(page: Page, name: string) {
  const held: Route[] = [];
  await page.route('**/dossier-upload', (route) => void held.push(route));
  const paper = await openPaper(page, name);
  await pdfInput(paper).setInputFiles(await pdfFile(pdfOf(2_000)));
  await expect.poll(() => held.length).toBe(1);
  async function proceed() {
    await expect.poll(() => held.length).toBe(1);
    await held.pop()?.continue();
  }
  return { paper, proceed };
}

/** Makes a JPEG photograph of noisy paper, by default of 12 megapixels. */
async function takePhoto(page: Page, width = 3000): Promise<string> {
  const photo = await page.evaluate((width) => {
    const height = (width * 4) / 3;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const paper = new ImageData(width, height);
    for (let at = 0; at < paper.data.length; at += 1)
      paper.data[at] = at % 4 === 3 ? 255 : 205 + Math.random() * 30;
    canvas.getContext('2d')?.putImageData(paper, 0, 0);
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
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const database = await resultOf(indexedDB.open('dossier'));
    return resultOf(database.transaction('uploads').objectStore('uploads').getAllKeys());
  });

/** Cuts the connection of uploads of this page, after so many chunks. */
async function cutUploads(page: Page, chunks = 0): Promise<void> {
  let left = chunks;
  await page.route('**/dossier-upload/*', (route) => {
    if (route.request().method() === 'PATCH') left -= 1;
    return left < 0 ? route.abort() : route.continue();
  });
}

test("the stage of the request stands first at each width, and moves with the school's answer", async ({
  page,
}) => {
  await open(page);
  const stages = page.getByRole('main').getByRole('list').first();
  await expect(stages.getByRole('listitem')).toHaveText([
    /Envoyée le/,
    /[Ee]mail/,
    /au plus tard/,
    /décision/,
  ]);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const stage of await stages.getByRole('listitem').all()) await expect(stage).toBeInViewport();
  }
  await expect(page.getByRole('main')).toContainText('Logistique et Transport International');
  await changeReplies(page, 'dossier', ({ dossier }) => {
    if (dossier) dossier.isLate = true;
  });
  await comeBack(page);
  await expect(stages).toContainText(
    'La date annoncée est passée : sans réponse de notre part, appelez-nous au +253',
  );
  await page.unroute('**/functions/v1/dossier');
  await actAtOffice({ act: 'answered' });
  await page.reload();
  await expect(stages.locator('[aria-current="step"]')).toContainText('La décision');
});

test('a link that was cut says so, and does not show the dossier of the link before', async ({ page }) => {
  const other = await openDossier(site, 'autre@exemple.dj');
  const main = page.getByRole('main');
  for (const length of [other.secret.length - 1, 6]) {
    await open(page);
    // Into the open page, as a link that is pasted into its address.
    await page.goto(`/dossier#${other.secret.slice(0, length)}`);
    await expect(main).toContainText('Ce lien est incomplet');
    await expect(main).not.toContainText(dossier.reference);
    await page.reload();
    await expect(main).toContainText('Ce lien est incomplet');
    await expect(main.getByRole('heading', { name: 'Recevoir le lien de votre dossier' })).toBeVisible();
  }
});

test('a link pasted into the page of another dossier opens its own or nothing', async ({ page }) => {
  const other = await openDossier(site, 'autre@exemple.dj');
  const main = page.getByRole('main');
  await open(page);
  await page.route('**/functions/v1/dossier', (route) => route.abort());
  await page.goto(`/dossier#${other.secret}`);
  const retry = main.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await expect(main, 'without an answer for the new link').not.toContainText(dossier.reference);
  const said = await listenToLiveRegions(page);
  await retry.click();
  await expect.poll(said).toEqual(['Ouverture de votre dossier…', expect.stringContaining('ne répond pas')]);
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading, 'in place of the pressed button').toBeFocused();
  await page.unroute('**/functions/v1/dossier');
  await retry.click();
  await expect(main).toContainText(other.reference);
  await expect(heading).toBeFocused();
});

freshTest('Back to the dossier from a reloaded page brings its content policy along', async ({ page }) => {
  await open(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admissions', exact: true }).click();
  await expect(page).toHaveURL(/\/admissions$/);
  const showsOwnPictures = () =>
    page.evaluate(() => {
      const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });
      const image = Object.assign(new Image(), { src: URL.createObjectURL(drawing) });
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

/** What a phone that does not know light on dark reads in a QR code on the screen. */
async function scan(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  return jsQR(pixels, info.width, info.height, { inversionAttempts: 'dontInvert' })?.data ?? '';
}

test('the receipt of a request leads to its dossier, also on a phone by its QR code, which “Effacer et quitter” erases', async ({
  page,
}) => {
  const form = new AdmissionForm(page);
  await form.open();
  await form.send('recu@exemple.dj');
  const reference = await page
    .getByRole('main')
    .getByText(/^ADM-[\dA-Z]{4}-[\dA-Z]{4}$/)
    .innerText();
  await page.getByRole('link', { name: 'Déposer vos pièces maintenant' }).click();
  await expect(page.getByRole('main')).toContainText(reference);
  expect(page.url()).toBe(`${site}/dossier`);
  await page.locator('summary', { hasText: 'Corriger le téléphone' }).click();
  await page.getByRole('textbox', { name: /^Nouvelle adresse/ }).fill('juste@exemple.dj');
  await page.getByRole('button', { name: 'Corriger' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'j…@exemple.dj' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Nous vous répondons à juste@exemple.dj/ })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Continuer sur un téléphone' }).click();
  const code = page.getByRole('img', { name: 'Code QR du lien de votre dossier' });
  const scanned = await scan(code);
  expect(scanned, 'in a dark scheme').toContain('/dossier#');
  await page.getByRole('button', { name: 'Continuer sur un téléphone' }).click();
  await expect(page.getByText('Visez ce code'), 'without a code').toHaveCount(0);
  await eraseAndLeave(page);
  await expect(page).toHaveURL('/');
  await openPage(page, '/admission-request');
  await expect(code).toHaveCount(0);
  expect(await page.content()).not.toContain(reference);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    reference,
  );

  // As on the phone: the tab has nothing of the dossier.
  await page.goto(scanned);
  await expect(page.getByRole('main')).toContainText(reference);
});

freshTest('over a connection cut twice, three photographs arrive as one whole PDF', async ({ page }) => {
  test.slow();
  const proxy = await startFlakyProxy(port);
  await open(page, proxy.url);
  const paper = await openPaper(page, 'Relevés de notes');
  const photo = await takePhoto(page);
  await photoInput(paper).setInputFiles([photo, photo, photo]);
  await expect(paper.getByRole('img', { name: 'Aperçu de la page 3' })).toBeVisible();

  await paper.getByRole('button', { name: /^Pivoter la page 2/ }).click();
  await expect(paper.getByRole('img', { name: 'Aperçu de la page 2' })).toHaveAttribute('width', '2205');
  proxy.cutNext(2);
  await paper.getByRole('button', { name: /^Envoyer ces 3 pages/ }).evaluate((send: HTMLElement) => {
    for (const _ of ['once', 'twice']) send.click();
  });
  await expect(paper.locator('summary')).toContainText('Fichier reçu le', { timeout: 60_000 });
  expect(proxy.cuts()).toBe(2);
  expect(proxy.mostRepeatedBytes()).toBeLessThanOrEqual(chunkBytes);
  await proxy.close();
  const received = await readReceived('transcripts');
  const text = received.toString('latin1');
  const turns = [...text.matchAll(/\/Type \/Page .*\/Rotate (\d+)/g)].map(([, degrees]) => degrees);
  expect(turns).toEqual(['0', '90', '0']);
  expect(received.length / 3, 'bytes of a page').toBeLessThan(330_000);
});

freshTest(
  'after a closed tab the same file goes on where it stopped, and no other one',
  async ({ page, context }) => {
    const pdf = pdfOf(400_000);
    await open(page);
    await cutUploads(page, 2);
    const before = await openPaper(page, 'Portfolio');
    await pdfInput(before).setInputFiles(await pdfFile(pdf));
    await expect(before).toContainText('Connexion coupée');
    await expect(before.locator('summary')).toContainText('Envoi');
    await expect(page.getByText(/^Portfolio.*connexion coupée/), 'to a screen reader').toBeAttached();
    await page.close();

    const later = await context.newPage();
    await open(later);
    const next = later.waitForRequest((request) => request.method() === 'PATCH');
    const paper = await openPaper(later, 'Portfolio');
    await expect(paper).toContainText('releve.pdf');
    const again = paper.getByLabel(/Choisir le même fichier$/);
    await again.setInputFiles(await pdfFile(pdfOf(400_000, 'of the same size')));
    await expect(paper).toContainText('Ce n’est pas le même fichier');
    await again.focus();
    await again.setInputFiles(await pdfFile(pdf));
    await expect(paper.locator('summary'), 'in place of the choice').toBeFocused();
    expect((await next).headers()['upload-offset'], 'after two chunks').toBe(`${2 * 128 * 1024}`);
    await expect(paper.locator('summary')).toContainText('Fichier reçu le');
    expect((await readReceived('portfolio')).equals(pdf)).toBe(true);
  },
);

freshTest(
  'photographs survive a closed tab for their own dossier, before and after they are a PDF',
  async ({ page, context }) => {
    await open(page);
    await photoInput(await openPaper(page, 'identité')).setInputFiles(await takePhoto(page, 300));
    await expect(page.getByRole('img', { name: 'Aperçu de la page 1' })).toBeVisible();
    await page.close();
    const other = await openDossier(site, 'voisin@exemple.dj');
    await expectNothingIn(other);

    const second = await context.newPage();
    await open(second);
    const paper = await openPaper(second, 'identité');
    await cutUploads(second);
    await paper.getByRole('button', { name: /^Envoyer cette page/ }).click();
    await expect(paper).toContainText('Connexion coupée');
    await second.close();

    await expectNothingIn(other);
    const third = await context.newPage();
    await open(third);
    await expect(third.locator('summary', { hasText: 'identité' })).toContainText('Fichier reçu le');
    await readReceived('identity');
    expect((await other.show()).papers.identity).toEqual([]);

    /** Opens the dossier of another applicant on the same computer. */
    async function expectNothingIn({ secret }: DossierClient) {
      const neighbour = await context.newPage();
      await neighbour.goto(`/dossier#${secret}`);
      const paper = await openPaper(neighbour, 'identité');
      // IndexedDB answers in order, so that the page has read what the browser keeps once this is answered.
      await keptKeys(neighbour);
      await neighbour.evaluate(() => new Promise(requestAnimationFrame));
      await expect(paper.getByRole('img', { name: /^Aperçu/ })).toHaveCount(0);
      await expect(paper.locator('summary')).toContainText('Ajouter');
      await neighbour.close();
    }
  },
);

freshTest('a photographed page is removed after a day by any page of the site', async ({ page }) => {
  await open(page);
  await photoInput(await openPaper(page, 'identité')).setInputFiles(await takePhoto(page, 300));
  await expect.poll(() => keptKeys(page)).toHaveLength(1);
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
  await page.goto('/about');
  await expect.poll(() => keptKeys(page)).toEqual([]);
});

freshTest(
  'a file that is too large is refused at its place, before it is sent, and one with a password gets advice',
  async ({ page }) => {
    await page.clock.install();
    await open(page);
    const calls: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));
    const paper = await openPaper(page, 'Lettre de motivation');
    const choose = async (content: Buffer) => {
      await pdfInput(paper).setInputFiles(await pdfFile(content));
      // The page waits before it reads a file, because a screen reader drops announcements while the file dialog closes.
      await page.clock.fastForward(1000);
    };
    await choose(pdfOf(10_000_001));
    await expect(paper).toContainText('Ce fichier dépasse 10');
    await expect(paper.locator('summary'), 'not as one never touched').toContainText('Fichier refusé');
    expect(calls).toEqual([]);
    await choose(encryptedPdf);
    await expect(paper).toContainText('Ce PDF demande peut-être un mot de passe');
    await expect(paper.locator('summary')).toContainText('Fichier reçu');
  },
);

test('each refused photograph is named with its reason, until the next attempt', async ({ page }) => {
  await open(page);
  const paper = await openPaper(page, 'Relevés de notes');
  await photoInput(paper).setInputFiles(await writeTestFile('scan.tif', Buffer.from('II*\0')));
  await expect(paper).toContainText('ne peut pas lire');
  await expect(paper, 'the only news').not.toContainText('prête');
  const photo = await takePhoto(page, 900);
  const heic = Buffer.from('\0\0\0\x18ftypmif1');
  await photoInput(paper).setInputFiles([
    await writeTestFile('20240501_100000_HDR_Burst_001_COVER.heic', heic),
    photo,
    await writeTestFile('\u202Egpj.exe', heic),
    await writeTestFile('coupee.jpg', (await readFile(photo)).subarray(0, 400)),
    photo,
  ]);
  await expect(paper).toContainText('2 pages prêtes');
  for (const reason of [/HEIC comme.*_COVER\.heic/, /HEIC comme.*gpj\.exe/, /coupee\.jpg.*abîmée/])
    await expect(paper.getByText(reason)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(paper).not.toContainText('\u202E');

  await pdfInput(paper).setInputFiles(await pdfFile(Buffer.from('PK archive')));
  await expect(paper).toContainText('n’est pas un PDF, et le renommer ne suffit pas');
  await expect(paper).not.toContainText('HEIC');
});

/** A photograph of a page of text, as sharp as told. */
async function photographText(page: Page, blur: number) {
  const photo = await page.evaluate((blur) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1200 });
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = '#eee';
    context.fillRect(0, 0, 900, 1200);
    context.filter = `blur(${blur}px)`;
    context.font = '24px serif';
    context.fillStyle = '#222';
    for (let y = 100; y < 1100; y += 36)
      context.fillText('Relevé de notes du lycée de Djibouti, série D', 100, y);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, blur);
  return { name: 'IMG.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo, 'base64') };
}

test('a page that seems blurred can be taken again, while another is removed, or sent as it is', async ({
  page,
}) => {
  await open(page);
  const paper = await openPaper(page, 'Relevés de notes');
  const [sharp, blurred] = [await photographText(page, 0), await photographText(page, 4)];
  await photoInput(paper).setInputFiles([blurred, sharp, blurred]);
  const advice = paper.getByText('Cette page semble floue. Si');
  await expect(advice).toHaveCount(2);
  await expect(paper.getByText(/^3 pages prêtes.*Page 1.: Cette page semble floue\. Page 3/)).toBeVisible();
  const proceed = await holdPhotos(page);
  await paper.getByLabel('Page 3 sur 3 Reprendre la photo').setInputFiles(sharp);
  await expect(paper.getByText('Préparation de la photo')).toBeVisible();
  await paper.getByRole('button', { name: 'Retirer la page 2' }).click();
  await proceed();
  await expect(advice).toHaveCount(1);
  await expect(paper.getByRole('img')).toHaveCount(2);
  await paper.getByRole('button', { name: /^Envoyer ces 2 pages/ }).click();
  await expect(paper.locator('summary')).toContainText('Fichier reçu le');
});

/** Opens a paper and chooses photographs of 300 by 400 px. */
async function openWithPhotos(page: Page, count: number): Promise<Locator> {
  await open(page);
  const paper = await openPaper(page, 'Relevés de notes');
  await photoInput(paper).setInputFiles(Array(count).fill(await takePhoto(page, 300)));
  await expect(paper.getByRole('img', { name: 'Aperçu' })).toHaveCount(count);
  return paper;
}

const widthsOf = (paper: Locator) =>
  paper.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('width')));

/** Keeps photographs from being prepared until the returned function is called. */
async function holdPhotos(page: Page) {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...call: unknown[]) {
      window.addEventListener('proceed', () => Reflect.apply(postMessage, this, call));
    };
  });
  return () => page.evaluate(() => window.dispatchEvent(new Event('proceed')));
}

test('a photograph that is removed while another is prepared does not come back', async ({ page }) => {
  const paper = await openWithPhotos(page, 2);
  const proceed = await holdPhotos(page);
  await photoInput(paper).setInputFiles(await takePhoto(page, 300));
  await expect(paper.getByText('Préparation de la photo')).toBeVisible();
  await paper.getByRole('button', { name: 'Retirer la page 1' }).click();
  await proceed();
  await expect(paper).toContainText('2 pages prêtes');
});

test('the transparent parts of a screenshot are white', async ({ page }) => {
  await open(page);
  const paper = await openPaper(page, 'identité');
  const picture = await page.evaluate(() => document.createElement('canvas').toDataURL());
  const buffer = Buffer.from(picture.split(',')[1] ?? '', 'base64');
  await photoInput(paper).setInputFiles({ name: 'ecran.png', mimeType: 'image/png', buffer });
  const color = await paper.getByRole('img', { name: 'Aperçu' }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image, 0, 0);
    return context?.getImageData(0, 0, 1, 1).data[0];
  });
  expect(color).toBe(255);
});

test('by keyboard a photograph is moved and stays in hand; removed, it leaves one at the heading of the others', async ({
  page,
}) => {
  const paper = await openWithPhotos(page, 3);
  await paper.getByRole('button', { name: 'Pivoter la page 1' }).press('Enter');
  await expect.poll(() => widthsOf(paper)).toEqual(['400', '300', '300']);
  await paper.getByRole('button', { name: 'Monter la page 1' }).press('Enter');
  for (const page of [1, 2])
    await paper.getByRole('button', { name: `Descendre la page ${page}` }).press('Enter');
  expect(await widthsOf(paper)).toEqual(['300', '300', '400']);
  await expect(paper.getByText('La page 2 est maintenant la page 3.')).toBeVisible();
  await expect(paper.getByRole('button', { name: 'Descendre la page 3' })).toBeFocused();
  await paper.getByRole('button', { name: 'Retirer la page 3' }).press('Enter');
  await expect.poll(() => widthsOf(paper)).toEqual(['300', '300']);
  await expect(
    paper.getByRole('heading', { name: 'Vos pages, telles qu’elles seront envoyées' }),
  ).toBeFocused();
});

test('a screen reader hears of each file that it is sent and arrives; the row stays open and keeps the focus', async ({
  page,
}) => {
  await open(page);
  const said = await listenToLiveRegions(page);
  const { paper, proceed } = await beginUpload(page, 'Curriculum');
  await expect(pdfInput(paper)).toHaveAccessibleName(/^Curriculum.* Choisir un PDF$/);
  await expect(paper.getByRole('progressbar')).toHaveAccessibleName(/^Envoi de .?releve.pdf/);
  await pdfInput(paper).setInputFiles(await pdfFile(pdfOf(1_000)));
  const stop = paper.getByRole('button', { name: 'Arrêter l’envoi' });
  await expect(stop).toHaveCount(2);
  await stop.first().focus();
  for (const _ of ['the first file', 'the second']) await proceed();
  await expect(stop).toHaveCount(0);
  await expect(paper.locator('details[open] > summary')).toContainText('Fichier reçu le');
  await expect(paper.locator('summary')).toBeFocused();
  expect((await said()).filter((text) => /^Curriculum.* : /.test(text))).toEqual(
    ['envoi commencé', 'envoi commencé', 'reçu', 'reçu'].map((words) => expect.stringContaining(words)),
  );
});

test('a file that has arrived is not shown as missing while the dossier does not answer', async ({
  page,
}) => {
  await open(page);
  const said = await listenToLiveRegions(page);
  const { paper, proceed } = await beginUpload(page, 'Curriculum');
  await page.route('**/functions/v1/dossier', (route) =>
    route.request().postDataJSON().act === 'show' ? route.abort() : route.continue(),
  );
  await proceed();
  await expect.poll(said).toContainEqual(expect.stringContaining('fichier reçu'));
  const row = paper.locator('details[open] > summary');
  await expect(row).toContainText(/Envoi en cours 100\s%/);
  await page.unroute('**/functions/v1/dossier');
  await expect(row, 'once the dossier answers').toContainText('Fichier reçu le');
  await expect(row).not.toContainText('Envoi');
});

test('a paper that is opened stays where it was pressed, below another one that is open', async ({
  page,
}) => {
  await open(page);
  await photoInput(await openPaper(page, 'Curriculum')).setInputFiles(await takePhoto(page, 300));
  await expect(page.getByText('1 page prête')).toBeVisible();
  const row = page.locator('summary', { hasText: 'Relevés' });
  await row.focus();
  const before = await row.boundingBox();
  await row.press('Enter');
  await expect(page.locator('details[open] > summary', { hasText: 'Relevés' })).toBeVisible();
  await expect.poll(() => row.boundingBox()).toEqual(before);
});

test('by keyboard one sees which choice of a file has the focus', async ({ page }) => {
  await open(page);
  const input = pdfInput(await openPaper(page, 'Curriculum'));
  await page.locator('details[open] > summary').press('Tab');
  await expect(input).toBeFocused();
  await expect(input.locator('..')).not.toHaveCSS('outline-style', 'none');
});

test('a received file counts until it is replaced by the next, or the office asks for it again', async ({
  page,
}) => {
  await dossier.handIn('cv');
  await open(page);
  const { paper, proceed } = await beginUpload(page, 'Curriculum');
  await expect(page.getByRole('main')).toContainText('1 pièce obligatoire reçue sur 5');
  await proceed();
  await expect(paper).toContainText('Remplacé');
  expect((await readReceived('cv')).length).toBe(2_000);
  const file = (await dossier.show()).papers.cv.find(({ state }) => state === 'received')?.id ?? '';
  await actAtOffice({ act: 'askAgain', file, reason: 'blurred' });
  await comeBack(page);
  await expect(page.getByRole('main')).toContainText('0 pièce obligatoire reçue sur 5');
  await actAtOffice({ act: 'accept', file });
  for (const isOffline of [true, false]) await page.context().setOffline(isOffline);
  await expect(page.getByRole('main')).toContainText('1 pièce obligatoire reçue sur 5');
  await actAtOffice({ act: 'ask', papers: ['cv', 'languages'] });
  await comeBack(page);
  await expect(page.getByText(/^À déposer\s: l’école demande cette pièce$/)).toHaveCount(2);
  await expect(page.getByRole('main')).toContainText('0 pièce obligatoire reçue sur 5');
});

test('pages that were sent can be looked at, one removed, and the rest is one file of the same bytes', async ({
  page,
}) => {
  await dossier.handIn('identity');
  const [mailed = ''] = dossierSecrets(await waitForMail(`/dossier#${dossier.reference}`));
  await page.goto(`/dossier#${mailed}`);
  const paper = await openPaper(page, 'Relevés');
  await photoInput(paper).setInputFiles([
    await takePhoto(page, 300),
    await takePhoto(page, 330),
    await takePhoto(page, 360),
  ]);
  await paper.getByRole('button', { name: /^Envoyer ces 3 pages/ }).click();
  await expect(paper.locator('summary')).toContainText('Fichier reçu');
  const sent = await readReceived('transcripts');
  await paper.getByRole('button', { name: /^Ouvrir/, expanded: false }).click();
  await expect(paper.getByRole('button', { name: /^Ouvrir/, expanded: true })).toBeFocused();
  const birthDate = paper.getByRole('textbox', { name: 'Votre date de naissance' });
  await birthDate.fill('17/05/2003');
  await birthDate.press('Enter');
  await expect(paper).toContainText('Ce n’est pas la date de naissance indiquée dans la demande.');
  await birthDate.fill('17/05/2004');
  await birthDate.press('Enter');
  await expect(paper.getByText('3 pages reçues')).toBeVisible();
  await expect(paper.getByRole('heading', { name: 'Vos pages' })).toBeFocused();
  await expect(paper.getByRole('img')).toHaveCount(3);
  await paper.getByRole('button', { name: 'Retirer la page 2' }).click();
  expect(await keptKeys(page), 'on this device').toEqual([]);
  await paper.getByRole('button', { name: /^Envoyer ces 2 pages/ }).click();
  await expect(paper.locator('summary')).toBeFocused();
  await expect(paper).toContainText('Remplacé');
  const left = await readReceived('transcripts');
  expect(left.toString('latin1')).toContain('/Count 2');
  const streams = (pdf: Buffer) =>
    pdf
      .toString('latin1')
      .split(/stream\n/)
      .filter((part) => part.startsWith('\xFF\xD8'));
  expect(streams(left)).toEqual(streams(sent).filter((_, index) => index !== 1));
  await dossier.handIn('transcripts');
  await comeBack(page);
  const opening = paper.getByRole('button', { name: /^Ouvrir/ });
  await expect(opening).toHaveCount(2);
  await changeReplies(page, 'dossier', ({ dossier }) => {
    const first = dossier?.papers.find(({ paper, state }) => paper === 'transcripts' && state === 'received');
    if (first) first.receivedAt = '2030-01-01T09:00:00.000Z';
  });
  await comeBack(page);
  await expect(paper, 'whose upload was cut').toContainText(/2 fichiers reçus, le dernier le 1er\sjanvier/);
  await page.unroute('**/functions/v1/dossier');
  const proceed = await holdPhotos(page);
  await photoInput(paper).setInputFiles(await takePhoto(page, 300));
  await expect(paper.getByText('Préparation de la photo')).toBeVisible();
  await opening.first().click();
  await expect(paper.getByRole('img')).toHaveCount(2);
  await proceed();
  await expect(paper.getByRole('img'), 'chosen before the file was opened').toHaveCount(3);
  expect(await keptKeys(page)).toEqual([]);
  await paper.getByRole('button', { name: /^Remplacer Relevés.*, fichier 2$/ }).click();
  await expect(paper).toContainText(/remplacera celui reçu le .* \(1\sko\)/);
  await pdfInput(paper).setInputFiles(await pdfFile(pdfOf(2_000)));
  const received = async () =>
    (await dossier.show()).papers.transcripts.flatMap(({ state, bytes }) =>
      state === 'received' ? bytes : [],
    );
  await expect.poll(received, 'the file beside the button is replaced').toEqual([left.length, 2_000]);

  const other = await openPaper(page, 'Pièce d’identité');
  const saving = page.waitForEvent('download');
  await other.getByRole('button', { name: /^Ouvrir/ }).click();
  expect((await readFile(await (await saving).path())).equals(pdfOf(1_000))).toBe(true);
  await expect(other).toContainText('Il reste sur cet appareil');
  await other.getByRole('button', { name: /^Remplacer/ }).click();
  await expect(other).toContainText('Le prochain fichier remplacera');
  const asking = page.waitForEvent('dialog');
  const removal = other.getByRole('button', { name: /^Supprimer/ }).click();
  await (await asking).accept();
  await removal;
  await expect(other.locator('summary')).toContainText('À déposer');
  await expect(other.locator('summary')).toBeFocused();
  await expect(other).not.toContainText('Le prochain fichier remplacera');

  const sister = await openDossier(site, 'soeur@exemple.dj');
  await sister.handIn('cv');
  const [link = ''] = dossierSecrets(await waitForMail(`/dossier#${sister.reference}`));
  await page.goto(`/dossier#${link}`);
  const cv = await openPaper(page, 'Curriculum');
  const open = cv.getByRole('button', { name: /^Ouvrir/ });
  await open.click();
  const date = cv.getByRole('textbox', { name: 'Votre date' });
  await expect(date, 'of each applicant').toBeVisible();
  const said = await listenToLiveRegions(page);
  await date.fill('17');
  for (const _ of ['wrong', 'wrong again']) await date.press('Enter');
  const problem = 'Écrivez le jour, le mois et l’année, par exemple 17/05/2004.';
  expect(await said(), 'of the field that has the focus').toEqual([problem, problem]);
  await date.fill('17/05/2004');
  await date.press('Enter');
  await expect(cv).toContainText('Il reste sur cet appareil');
  await expect(open).toBeFocused();
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
  await expect(paper).toContainText('Remplacé');
  const states = (await dossier.show()).papers.diplomas.map(({ state }) => state);
  expect(states.filter((state) => state === 'received')).toHaveLength(10);
  await expect(paper, 'after the replacement').toContainText('Cette pièce a tous les fichiers');
});

test('a file that the school asks for again, or that the scanner found infected later, is told in an open row', async ({
  page,
}) => {
  for (const name of ['cv', 'coverLetter', 'transcripts', 'transcripts'] as const) await dossier.handIn(name);
  const [file] = (await dossier.show()).papers.transcripts;
  await actAtOffice({ act: 'askAgain', file: file?.id ?? '', reason: 'dark' });
  await open(page);
  await expect(page.locator('details[open] > summary')).toContainText(/Relevés de notes.*trop sombre/);
  await changeReplies(page, 'dossier', ({ dossier }) => {
    if (dossier) dossier.states.cv = 'refused';
  });
  await page.reload();
  await expect(page.locator('details[open]')).toContainText(/Curriculum.*Fichier refusé.*antivirus/);
});

/** Presses “Effacer et quitter”, and confirms or cancels. Returns its question. */
async function eraseAndLeave(page: Page, answer: 'accept' | 'dismiss' = 'accept'): Promise<string> {
  const asking = page.waitForEvent('dialog');
  const click = page.getByRole('button', { name: 'Effacer et quitter' }).click();
  const dialog = await asking;
  await dialog[answer]();
  await click;
  return dialog.message();
}

freshTest('“Effacer et quitter” leaves nothing of the visitor in the browser', async ({ page }) => {
  await open(page);
  const paper = await openPaper(page, 'identité');
  await photoInput(paper).setInputFiles(await takePhoto(page, 300));
  await expect(paper.getByRole('img')).toBeVisible();
  await beginUpload(page, 'identité');
  await eraseAndLeave(page);
  await expect(page).toHaveURL('/');
  const left = () =>
    page.evaluate(async () => {
      const tab = Object.entries(sessionStorage).filter(([, value]) => /ADM-/.test(String(value)));
      return { tab, local: Object.keys(localStorage), caches: await caches.match('/dossier') };
    });
  await expect.poll(left).toEqual({ tab: [], local: [], caches: undefined });
  await expect.poll(() => keptKeys(page)).toEqual([]);
  await page.goto('/dossier');
  await expect(page.getByRole('heading', { name: 'Recevoir le lien de votre dossier' })).toBeVisible();
});

test('“Effacer et quitter” warns where no mail may arrive and can be cancelled; then the link is void', async ({
  page,
}) => {
  await expect.poll(async () => (await dossier.show()).mail.state).toBe('sent');
  await changeReplies(page, 'dossier', ({ dossier }) => {
    if (dossier) dossier.isMailable = false;
  });
  await open(page);
  expect(await eraseAndLeave(page, 'dismiss')).toContain('plus rien n’ouvrira ce dossier');
  await page.clock.install();
  await page.unroute('**/functions/v1/dossier');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vos pièces' })).toBeVisible();
  expect(await eraseAndLeave(page)).toContain(`numéro ${dossier.reference}`);
  await expect(page.getByText('Tout est effacé et le lien est annulé')).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.getByText('indiquez votre numéro de dossier et votre adresse')).toBeVisible();
  await page.goto(`/dossier#${dossier.secret}`);
  await expect(page.getByRole('main')).toContainText('quelqu’un l’a annulé');
});

test('“Effacer et quitter” says without a connection that the link still works, and of a void link that it does not', async ({
  page,
}) => {
  await open(page);
  const held: Route[] = [];
  await page.route('**/functions/v1/dossier', (route) => void held.push(route));
  await eraseAndLeave(page);
  await expect(page.locator('[data-toast]')).toContainText('Effacement en cours…');
  for (const route of held) await route.abort();
  const told = page
    .getByRole('paragraph')
    .filter({ hasText: 'Tout est effacé ici, mais le lien reste valable' });
  await expect(told, 'also by a screen reader').toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(dossier.reference);
  await page.unroute('**/functions/v1/dossier');
  await open(page);
  await dossier.act({ act: 'leave' });
  await eraseAndLeave(page);
  await expect(page.getByText('Tout est effacé et le lien est annulé')).toBeVisible();
});

test('“Effacer et quitter” says that the browser may keep photographs that it could not erase', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.clear = () => {
      throw new DOMException('denied', 'UnknownError');
    };
  });
  await eraseAndLeave(page);
  const told = page.getByRole('paragraph').filter({ hasText: 'Tout est effacé, sauf peut-être des photos' });
  await expect(told).toContainText('effacez les données de ce site dans ses réglages');
  await expect(told).toContainText('Pour recevoir un autre lien');
});

test('the form for a lost link finds the number in what is typed, or says what is missing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 300 });
  await openPage(page, '/dossier');
  const form = page.getByRole('form', { name: 'Recevoir le lien de votre dossier' });
  await form.getByRole('textbox', { name: 'Email' }).fill('inconnu@exemple.dj');
  for (const [typed, answer] of [
    ['', 'Indiquez votre numéro de dossier.'],
    ['ma référence', 'Cette page n’ouvre que les numéros ADM-XXXX-XXXX'],
    ['MSG-AAAA-BBBB', 'Cette page n’ouvre que les numéros ADM-XXXX-XXXX'],
    ['Numéro de dossier : ADM-AAAA-BBBB', 'le lien part'],
  ] as const) {
    await form.getByRole('textbox', { name: 'Numéro de dossier' }).fill(typed);
    await form.getByRole('button', { name: 'Recevoir le lien' }).click();
    await expect(form).toContainText(answer);
  }
  await expect(form.locator('[aria-live]').last(), 'in a low window').toBeInViewport({ ratio: 0.5 });
});

test('corrected phone and address are shown masked, and the page has the new link', async ({ page }) => {
  await open(page);
  await page.locator('summary', { hasText: 'Corriger le téléphone' }).click();
  const form = page.getByRole('form', { name: /^Corriger/ });
  const phone = form.getByRole('textbox', { name: /^Nouveau téléphone/ });
  const submit = form.getByRole('button', { name: 'Corriger' });
  await submit.click();
  await expect(form).toContainText('Indiquez un téléphone ou une adresse email.');
  await phone.fill('12');
  await submit.click();
  await expect(form).toContainText('au moins 8 chiffres');
  await phone.fill('77 65 43 21');
  await submit.click();
  await expect(page.getByRole('definition').filter({ hasText: '… 21' })).toBeVisible();
  await form.getByRole('textbox', { name: /^Nouvelle adresse/ }).fill('nouvelle@exemple.dj');
  await submit.click();
  await expect(form).toContainText('Un nouveau lien part à cette adresse');
  await expect(page.getByRole('definition').filter({ hasText: 'n…@exemple.dj' })).toBeVisible();
  await phone.fill('77 65 43 22');
  await submit.click();
  await expect(page.getByRole('definition').filter({ hasText: '… 22' })).toBeVisible();
  await expect(form, 'the last correction').toContainText('C’est corrigé.');
  await expect(page.getByText('corrections possibles')).toHaveCount(0);
  const unmailed = { success: true, mail: { state: 'none', at: null } };
  await page.route('**/functions/v1/dossier', (route) =>
    route.request().postDataJSON().act === 'correct' ? route.fulfill({ json: unmailed }) : route.fallback(),
  );
  await form.getByRole('textbox', { name: /^Nouvelle adresse/ }).fill('pleine@exemple.dj');
  await submit.click();
  await expect(form).toContainText('pleine@exemple.dj a déjà reçu beaucoup d’emails');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vos pièces' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/77 65 43 2|nouvelle@/);
});

test('a correction whose answer is lost leads, when it is repeated, to the form for a new link', async ({
  page,
}) => {
  await open(page);
  await page.route('**/functions/v1/dossier', async (route) => {
    if (route.request().postDataJSON().act !== 'correct') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.locator('summary', { hasText: 'Corriger le téléphone' }).click();
  const form = page.getByRole('form', { name: 'Corriger le téléphone ou l’adresse' });
  await form.getByRole('textbox', { name: /^Nouvelle adresse/ }).fill('juste@exemple.dj');
  const correct = form.getByRole('button', { name: 'Corriger' });
  await correct.click();
  await expect(form).toContainText('Le site ne répond pas');
  await page.unroute('**/functions/v1/dossier');
  await correct.click();
  await expect(page.getByRole('heading', { name: 'Recevoir le lien de votre dossier' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('si vous venez de corriger votre adresse');
});

test('a new address shows nothing until it is confirmed, and the earlier link undoes it until then', async ({
  page,
}) => {
  const { dossierSecret } = createLinks(() => readDossierKey(dataFolder), { siteUrl: site, officeNumber: 1 });
  const { reference } = dossier;
  const [earlier, next] = [1, 2].map((generation) => dossierSecret({ reference, generation }, 'mail'));
  await dossierClient(site, earlier ?? '').act({ act: 'correct', email: 'fausse@exemple.dj' });
  const main = page.getByRole('main');
  const papers = page.getByRole('heading', { name: 'Vos pièces' });
  await page.goto(`/dossier#${next}`);
  await expect(page.getByRole('button', { name: 'Confirmer mon adresse' })).toBeVisible();
  await expect(papers).toHaveCount(0);
  await expect(main).not.toContainText(/Logistique|… 56/);
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Effacer et quitter' }).click();
  await expect(page.locator('[data-toast]'), 'of a stranger voids nothing').not.toContainText('lien');
  await page.goto(`/dossier#${earlier}`);
  await expect(papers).toBeVisible();
  await page.getByRole('button', { name: 'Annuler le changement d’adresse' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'a…@' })).toBeVisible();
  await page.reload();
  await expect(papers).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nouvelle adresse email' })).toHaveCount(0);
});

test('a button in the dossier ends the reminders and keeps the focus, and the office reads of it', async ({
  page,
}) => {
  await open(page);
  const main = page.getByRole('main');
  await main.getByText('Rappels par email').click();
  const held: Route[] = [];
  await page.route('**/functions/v1/dossier', (route) =>
    route.request().postDataJSON().act === 'stopReminders' ? void held.push(route) : route.continue(),
  );
  const stop = main.getByRole('button', { name: 'Ne plus me le rappeler' });
  for (const _ of ['once', 'again']) await stop.click();
  await expect(main.getByText('Enregistrement…')).toBeVisible();
  expect(held).toHaveLength(1);
  await held[0]?.continue();
  await expect(main).toContainText('Vous ne recevez plus de rappels.');
  await expect(main.locator('summary', { hasText: 'Rappels par email' })).toBeFocused();
  await page.goto(`/office#${await readOfficeSecret()}`);
  await expect(main).toContainText('Rappels arrêtés par le candidat');
});

test('a request is withdrawn once one question is confirmed, with its receipt, and taken up again; the focus stays', async ({
  page,
}) => {
  const form = new AdmissionForm(page);
  await form.open();
  await form.send('retrait@exemple.dj');
  await page.getByRole('link', { name: 'Déposer vos pièces maintenant' }).click();
  await expect
    .poll(async () => {
      await comeBack(page);
      return page.getByRole('main').innerText();
    })
    .toMatch(/Envoyé à .*@exemple\.dj/);
  await page.goBack();
  await expect(page.getByText('Dans votre boîte'), 'on the receipt').toBeVisible();
  await page.goForward();
  await page.locator('summary', { hasText: 'Retirer votre demande' }).click();
  const withdraw = page.getByRole('button', { name: 'Retirer ma demande' });
  page.once('dialog', (dialog) => void dialog.dismiss());
  await withdraw.click();
  page.once('dialog', (dialog) => void dialog.accept());
  await withdraw.click();
  await expect(page.getByRole('heading', { name: 'Vous avez retiré votre demande' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vos pièces' })).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.getByRole('button', { name: 'Annuler le retrait' }).click();
  await expect(page.getByRole('heading', { name: 'Vos pièces' })).toBeVisible();
  await expect(page.locator('[data-toast]')).toHaveText('Le retrait est annulé');
  await expect(heading).toBeFocused();
  await openPage(page, '/admission-request');
  await expect(form.text('Prénom'), 'in place of the receipt').toBeVisible();
});

freshTest('what cannot be done without a connection says so at its place, each time', async ({ page }) => {
  await dossier.handIn('cv');
  await open(page);
  await page.route('**/functions/v1/dossier', (route) => route.abort());
  page.on('dialog', (dialog) => void dialog.accept());
  for (const [row, name] of [
    ['Curriculum', 'Supprimer Curriculum'],
    ['Corriger le téléphone', 'Corriger'],
    ['Retirer votre demande', 'Retirer ma demande'],
  ] as const) {
    const details = page.locator('details', { hasText: row });
    await details.locator('summary').click();
    if (name === 'Corriger') await details.getByRole('textbox').first().fill('77 65 43 21');
    const said = await listenToLiveRegions(page);
    for (const times of [1, 2]) {
      await details.getByRole('button', { name }).click();
      await expect
        .poll(async () => (await said()).filter((text) => text.startsWith('Le site ne répond pas')).length)
        .toBe(times);
    }
    await expect(details.getByText('Le site ne répond pas')).toBeInViewport();
  }
});
