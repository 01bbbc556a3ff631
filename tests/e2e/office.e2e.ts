import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page, Route } from '@playwright/test';
import {
  changeReplies,
  comeBack,
  doublePress,
  expect,
  listenToLiveRegions,
  openPage,
  pressAtOnce,
  test,
  whenHydrated,
} from '../support/page.ts';
import type { PaperName } from '#core/model/papers.ts';
import { createLinks } from '#core/model/links.ts';
import { deskSubject, listFilters } from '#core/model/linkedPages.ts';
import { readDossierKey } from '../../server/dataFolder.ts';
import { openDossier, officeClient } from '../support/clients.ts';
import { officeSecretFromMail, waitForMail, dataFolder, port } from '../support/serverProcess.ts';
import { pdfOf } from '../support/pdfs.ts';

const site = `http://localhost:${port}`;
const calls = '**/functions/v1/office';

async function open(page: Page, secret = ''): Promise<Locator> {
  await openPage(page, `/office${secret && `#${secret}`}`);
  return page.getByRole('main');
}

/** Stores a request with papers, each of which is marked by its place, and opens its page by the link of the school's mail. */
async function openRequest(page: Page, email: string, papers: readonly PaperName[] = []) {
  const { handIn, reference } = await openDossier(site, email);
  for (const [index, paper] of papers.entries()) await handIn(paper, pdfOf(1_000, `${index}`));
  const secret = await officeSecretFromMail(`[${reference}]`);
  return { reference, secret, main: await open(page, secret) };
}

async function downloadBy(button: Locator): Promise<{ download: Download; content: Buffer }> {
  const waiting = button.page().waitForEvent('download');
  await button.click();
  const download = await waiting;
  return { download, content: await readFile(await download.path()) };
}

test('from the school’s mail the office opens a request, and writes or calls', async ({ page }) => {
  const { main, reference } = await openRequest(page, 'bureau@exemple.dj', ['cv', 'identity']);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Amina Houssein');
  await expect(main).toContainText('Il manque 3 pièces.');
  await expect(main).toContainText('bureau@exemple.dj');
  await expect(page, 'the secret leaves the address').toHaveURL(`${site}/office`);
  const hrefOf = (name: string) => main.getByRole('link', { name }).getAttribute('href');
  const mail = new URL((await hrefOf('Écrire')) ?? '');
  expect(decodeURIComponent(mail.pathname)).toBe('bureau@exemple.dj');
  expect(mail.searchParams.get('subject')).toContain(reference);
  expect(decodeURIComponent(mail.href)).not.toMatch(/https?:|office#/);
  expect(await hrefOf('Appeler')).toBe('tel:+25377123456');
  await page.getByRole('banner').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Licences, masters/);
});

test('a button with its name and number downloads each file, and one all as a zip, of which nothing is printed', async ({
  page,
}) => {
  const papers = ['cv', 'transcripts', 'transcripts'] as const;
  const { main, reference } = await openRequest(page, 'pieces@exemple.dj', papers);
  for (const [index, name] of ['Curriculum', /Relevés.*, fichier 1/, /Relevés.*, fichier 2/].entries()) {
    const button = main.getByRole('button', { name: 'Télécharger' }).and(main.getByRole('button', { name }));
    expect((await downloadBy(button)).content.equals(pdfOf(1_000, `${index}`)), `${name}`).toBe(true);
  }
  const all = await downloadBy(main.getByRole('button', { name: 'Tout télécharger' }));
  expect(all.download.suggestedFilename()).toBe(`${reference} Amina Houssein.zip`);
  expect(all.content.subarray(0, 2).toString()).toBe('PK');
  const started = main.getByText('Le téléchargement commence.');
  await expect(started.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(started.filter({ visible: true })).toHaveCount(0);
});

test('before a download of what the scanner has not seen, also in a zip, the office is asked', async ({
  page,
}) => {
  await changeReplies(page, 'office', ({ request }) => {
    for (const paper of request?.papers.slice(1) ?? []) paper.isUnscanned = true;
  });
  const { main } = await openRequest(page, 'antivirus@exemple.dj', ['cv', 'identity']);
  for (const name of ['Tout télécharger', 'Télécharger Pièce d’identité']) {
    const asking = page.waitForEvent('dialog');
    const click = main.getByRole('button', { name }).click();
    await (await asking).dismiss();
    await click;
  }
  await expect(main.getByText('Le téléchargement commence.')).toHaveCount(0);
  await downloadBy(main.getByRole('button', { name: 'Télécharger Curriculum' }));
});

test('a download that fails does not take the place of the page', async ({ page }) => {
  const { main } = await openRequest(page, 'echec@exemple.dj', ['cv']);
  await page.route(`${calls}?ticket=*`, (route) => route.fulfill({ status: 410, json: {} }));
  const waiting = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Télécharger Curriculum' }).click();
  await waiting;
  await expect(page).toHaveURL(`${site}/office`);
});

test('the office asks for the papers that it ticks, at first those that are missing', async ({ page }) => {
  const { main } = await openRequest(page, 'demande@exemple.dj', ['cv', 'identity', 'coverLetter']);
  await main.locator('summary', { hasText: 'Demander des pièces' }).click();
  const form = main.getByRole('form', { name: 'Demander des pièces' });
  const boxes = form
    .getByRole('group', { name: 'Pièces à demander' })
    .getByRole('checkbox', { checked: true });
  await expect(boxes).toHaveCount(2);
  await form.getByRole('checkbox', { name: 'Copies des diplômes' }).uncheck();
  await form.getByRole('checkbox', { name: 'Relevés de notes' }).uncheck();
  const said = await listenToLiveRegions(page);
  await form.getByRole('button').click();
  const refused = form.getByRole('group', { name: 'Choisissez au moins une pièce.' });
  await expect(refused).toBeVisible();
  await expect(form.getByRole('checkbox').first()).toBeFocused();
  expect(await said(), 'nothing is sent').toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(said, 'the focus stays').toEqual(['Choisissez au moins une pièce.']);
  for (const name of ['Relevés de notes', 'Pièce d’identité'])
    await form.getByRole('checkbox', { name }).check();
  await expect(refused).toHaveCount(0);
  const line = form.getByRole('textbox');
  await line.fill('Voir www.exemple.dj');
  await form.getByRole('button').click();
  await expect(line).toBeFocused();
  await expect(form).toContainText('Cette ligne contient un lien');
  await line.fill('Les trois dernières années.');
  const mailed: unknown[] = [];
  page.on('request', (request) => request.postData()?.includes('"ask"') && mailed.push(request));
  await form.getByRole('button').hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(form).toContainText(/L’email part.*marquez aussi la demande comme traitée/);
  await expect(line).toHaveValue('');
  // The second click of a double click, after the first one has its answer.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await main.getByRole('button', { name: 'Marquer comme traitée' }).click();
  await expect(main).toContainText('Donnée le');
  await expect(form).toContainText('L’email part');
  await line.press('Enter');
  await expect(refused, 'the form is empty').toBeVisible();
  expect(mailed, 'one mail').toHaveLength(1);
  await expect(main.getByRole('listitem').filter({ hasText: 'Pièces demandées' })).toContainText(
    'Les trois dernières années.',
  );
  const asked = await waitForMail('Les trois dernières années.');
  expect(asked).toContain('Relevés de notes');
  expect(asked).not.toMatch(/Diplômes|\/office/);
  await expect(main.getByText('Demandée par email le')).toHaveCount(2);
  await main.getByRole('button', { name: 'Accepter finalement ce fichier Pièce d’identité' }).click();
  await expect(main.getByText('Demandée par email le')).toHaveCount(1);
});

test('the second press of a double press neither undoes the first nor meets another button', async ({
  page,
}) => {
  const { main } = await openRequest(page, 'deux-pressions@exemple.dj');
  await page.waitForLoadState('networkidle');
  await pressAtOnce(page);
  const acts: string[] = [];
  page.on('request', (request) => acts.push(...(/"act":"\w+"/.exec(request.postData() ?? '') ?? [])));
  const button = (name: string) => main.getByRole('button', { name });
  await button('Marquer comme traitée').press('Enter');
  await expect(main).toContainText('Donnée le');
  await button('Rouvrir la demande').press('Enter');
  await main.getByRole('textbox', { name: 'Votre nom' }).fill('Kadra');
  await button('Je m’en occupe').hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(main).toContainText('Suivie par');
  await page.mouse.down();
  await page.mouse.up();
  await main.getByRole('textbox', { name: 'Nouvelle note' }).fill('Rappeler jeudi');
  await button('Ajouter la note').press('Enter');
  await expect(main).toContainText('La note est dans l’historique');
  await button('Ajouter la note').press('Enter');
  await expect(main).toContainText('La note est dans l’historique');
  expect(acts).toEqual(['"act":"answered"', '"act":"take"', '"act":"note"']);
});

test('the page asks for the name of a colleague above the history, keeps it, and the history names them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { main } = await openRequest(page, 'collegue@exemple.dj');
  const event = (hasText: string) => main.getByRole('listitem').filter({ hasText });
  const name = main.getByRole('textbox', { name: 'Votre nom ou vos initiales' });
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN;
  expect(await topOf(name)).toBeLessThan(await topOf(main.getByText('Demande reçue')));
  await name.fill('Kadra  A.');
  await main.getByRole('button', { name: 'Marquer comme traitée' }).click();
  await expect(event('Marquée comme traitée')).toContainText('Kadra');
  await page.reload();
  await main.getByRole('button', { name: 'Rouvrir la demande' }).click();
  await expect(event('De nouveau à traiter')).toContainText('Kadra');
  await main.getByRole('button', { name: 'Je m’en occupe' }).click();
  await expect(main.getByRole('definition').filter({ hasText: 'Kadra' })).toBeVisible();
  await main.getByRole('button', { name: 'Ne plus m’en occuper' }).click();
  await expect(event('Fin de la prise en charge')).toContainText('Kadra');
  await name.fill('');
  await main.getByRole('button', { name: 'Je m’en occupe' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Écrivez d’abord votre nom\./);
  const errors = main.getByText('Écrivez d’abord votre nom');
  await expect(errors, 'at the field alone').toHaveCount(1);
  await name.fill('K');
  await expect(errors).toHaveCount(0);
});

test('a note, and a line to an applicant, stay with their request, also offline, until they are sent', async ({
  page,
}) => {
  const { main, secret } = await openRequest(page, 'note@exemple.dj');
  const form = main.getByRole('form', { name: 'Nouvelle note' });
  const note = form.getByRole('textbox');
  const noted = main.getByRole('listitem').filter({ hasText: 'rappeler jeudi' });
  await note.fill('A appelé :\nrappeler jeudi.');
  const asked = main.getByRole('form', { name: 'Demander des pièces' });
  const line = main.locator('[name="line"]');
  await main.locator('summary', { hasText: 'Demander des pièces' }).click();
  await line.fill('Les deux côtés.');
  await page.context().setOffline(true);
  for (const sent of [form, asked]) {
    await sent.getByRole('button').click();
    await expect(sent).toContainText('Le serveur ne répond pas');
  }
  await expect(note).toHaveValue('A appelé :\nrappeler jeudi.');
  await expect(line).toHaveValue('Les deux côtés.');
  await page.context().setOffline(false);
  await openRequest(page, 'autre.note@exemple.dj');
  await expect(note).toHaveValue('');
  await expect(line).toHaveValue('');
  await open(page, secret);
  await page.reload();
  await whenHydrated(page);
  await expect(note).toHaveValue('A appelé :\nrappeler jeudi.');
  const { promise: proceeding, resolve: send } = Promise.withResolvers<void>();
  await page.route(calls, (route) => proceeding.then(() => route.continue()));
  await form.getByRole('button').click();
  await expect(note, 'what is typed now would be lost').not.toBeEditable();
  send();
  await expect(noted).toHaveCount(1);
  await expect(note, 'the emptied field is no mistake').not.toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(noted.getByText('A appelé'), 'on two lines').toHaveJSProperty(
    'innerText',
    'A appelé :\nrappeler jeudi.',
  );
  await expect(note).toHaveValue('');
});

test('a request is read again when its tab is back: what is typed stays, a paper that came is not asked for', async ({
  page,
}) => {
  const { handIn, reference } = await openDossier(site, 'retour@exemple.dj');
  const main = await open(page, await officeSecretFromMail(`[${reference}]`));
  await main.locator('summary', { hasText: 'Demander des pièces' }).click();
  await main.getByRole('checkbox', { name: 'Portfolio' }).check();
  await main.locator('[name="line"]').fill('Les deux côtés.');
  await main.locator('[name="note"]').fill('A appelé');
  await handIn('cv');
  await comeBack(page);
  await expect(main.getByRole('listitem').filter({ hasText: 'Pièce déposée : Curriculum' })).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Curriculum' })).not.toBeChecked();
  for (const name of ['Portfolio', 'Relevés de notes'])
    await expect(main.getByRole('checkbox', { name })).toBeChecked();
  await expect(main.locator('[name="line"]')).toHaveValue('Les deux côtés.');
  await expect(main.locator('[name="note"]')).toHaveValue('A appelé');
  const [read, arrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    if (route.request().postData()?.includes('"show"')) {
      read.resolve();
      await arrival.promise;
    }
    await route.fulfill({ response });
  });
  await comeBack(page);
  await read.promise;
  await main.getByRole('button', { name: 'Marquer comme traitée' }).click();
  await expect(main).toContainText('Donnée le');
  const late = page.waitForResponse(calls);
  arrival.resolve();
  await late;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(main, 'what was read before the act').toContainText('Donnée le');
});

test('a file that nobody can use is asked for again for a reason, it alone is marked so, and taken back', async ({
  page,
}) => {
  const { main, reference } = await openRequest(page, 'illisible@exemple.dj', ['cv', 'identity']);
  const button = main.getByRole('button', { name: 'Illisible, redemander Curriculum' });
  await button.click();
  await expect(main.getByRole('radiogroup', { name: /obligatoire/ })).toBeVisible();
  const send = main.getByRole('button', { name: 'Redemander par email' });
  await send.click();
  await expect(main.getByText('Choisissez une raison'), 'nothing is mailed').toBeVisible();
  await expect(main.getByRole('radio').first(), 'which says so by ear').toBeFocused();
  await main.getByText('page floue').click();
  await send.click();
  await expect(main.getByText(/^Redemandé par email le.*\s: page floue$/)).toHaveCount(1);
  await expect(main).toContainText('Il manque 4 pièces.');
  await expect(send).toHaveCount(0);
  const accept = main.getByRole('button', { name: 'Accepter finalement ce fichier Curriculum' });
  await expect(accept).toBeFocused();
  const mail = await waitForMail(`Pièce à déposer de nouveau pour votre demande ${reference}`);
  expect(mail).toMatch(/Curriculum vitæ \(CV\)\s: page floue/);
  await changeReplies(page, 'office', ({ request }) => {
    const at = request?.papers.find(({ paper }) => paper === 'cv')?.askedAt ?? '';
    const reminded = { at, event: 'reminded' as const, papers: ['cv' as const] };
    request?.history.push(
      { ...reminded, at: '2026-03-01T09:00:00Z' },
      reminded,
      { at, event: 'unasked', askedAt: at },
      { at, event: 'unconfirmed' },
    );
  });
  await comeBack(page);
  await expect(main.getByText('Redemandé par email'), 'given up').toHaveCount(0);
  await expect(main.getByText('L’email qui demande des pièces n’a pas pu être envoyé')).toHaveCount(2);
  await expect(main).toContainText(/Le dernier rappel par email est du 1er\smars/);
  await expect(main.getByRole('definition').filter({ hasText: 'L’email de confirmation' })).toBeVisible();
  await page.unroute(calls);
  await accept.click();
  await expect(main).toContainText('Il manque 3 pièces.');
  const row = main.getByRole('listitem').filter({ hasText: 'Illisible, redemander Curriculum' });
  await expect(row).toContainText(/Pièce finalement utilisable\s: Curriculum/);
});

test('a double click asks for a file again, and presses nothing that moves under the pointer', async ({
  page,
}) => {
  const { main } = await openRequest(page, 'deux-clics@exemple.dj', ['cv', 'identity']);
  const acts: string[] = [];
  page.on('request', (request) => {
    const [, act = ''] = /"act":"(askAgain|accept|ticket)"/.exec(request.postData() ?? '') ?? [];
    if (act) acts.push(act);
  });
  const button = main.getByRole('button', { name: 'Illisible, redemander Curriculum' });
  const choice = main.getByRole('radiogroup');
  await doublePress(button);
  await expect(choice).toBeVisible();
  await main.getByText('page floue').click();
  const { promise: pressed, resolve: reply } = Promise.withResolvers<void>();
  await page.route(calls, (route) => pressed.then(() => route.continue()));
  await doublePress(main.getByRole('button', { name: 'Redemander par email' }));
  await page.keyboard.press('Enter');
  await expect(choice, 'until the reply').toBeVisible();
  reply();
  const accept = main.getByRole('button', { name: 'Accepter finalement ce fichier Curriculum' });
  await expect(accept).toBeFocused();
  await expect(choice).toHaveCount(0);
  await accept.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(button).toBeVisible();
  await button.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(choice).toHaveCount(0);
  expect(acts).toEqual(['askAgain', 'accept']);
});

test('of a request that was withdrawn, also after its answer, no answer and no paper is asked for', async ({
  page,
}) => {
  const { act, handIn, reference } = await openDossier(site, 'retiree@exemple.dj');
  await handIn('cv');
  const secret = await officeSecretFromMail(`[${reference}]`);
  await officeClient(site, secret).act({ act: 'answered' });
  const main = await open(page, secret);
  await expect(main).toContainText('Donnée le');
  await main.locator('summary', { hasText: 'Demander des pièces' }).click();
  await act({ act: 'withdraw' });
  await main.getByRole('button', { name: 'Envoyer la demande' }).press('Enter');
  await expect(main.getByText(/ni envoyé.*a changé entre-temps.*Demande retirée/)).toBeInViewport();
  await expect(main).toContainText(/Demande retirée le .* peut annuler ce retrait jusqu’au \d/);
  await expect(main.getByRole('heading', { level: 1 }), 'the form is gone').toBeFocused();
  await expect(main.getByText(/Marquer comme traitée|Rouvrir|Illisible|Demander des pièces/)).toHaveCount(0);
});

test('what cannot be done without a connection says so at its place', async ({ page }) => {
  const { main } = await openRequest(page, 'hors-ligne@exemple.dj', ['cv']);
  await page.route(calls, (route) => route.abort());
  const problems = main.getByText('Le serveur ne répond pas');
  for (const [index, name] of ['Marquer comme traitée', 'Télécharger Curriculum'].entries()) {
    await main.getByRole('button', { name }).click();
    await expect(problems).toHaveCount(index + 1);
  }
  const button = page.getByRole('button', { name: 'Illisible, redemander Curriculum' });
  const row = main.getByRole('listitem').filter({ has: button });
  await expect(row, 'beside the button of the download').toContainText('Le serveur ne répond pas');
  await button.click();
  await main.getByText('page floue').click();
  await page.unroute(calls);
  const loseReply = (route: Route) => route.fetch().then(() => route.abort());
  await page.route(calls, loseReply);
  await main.getByRole('button', { name: 'Redemander par email' }).click();
  await expect(problems).toHaveCount(3);
  await page.unroute(calls, loseReply);
  await comeBack(page);
  const asked = main.getByRole('listitem').filter({ hasText: 'Accepter finalement' });
  await expect(asked, 'the server had done it').toContainText('Redemandé par email le');
  await expect(problems).toHaveCount(2);
});

test('a page that is behind acts all the same, unless a colleague did it; then it says so', async ({
  page,
}) => {
  const { main, secret } = await openRequest(page, 'entretemps@exemple.dj');
  const { act } = officeClient(site, secret);
  await main.getByRole('textbox', { name: 'Votre nom ou vos initiales' }).fill('Kadra');
  await act({ act: 'note', text: 'Rappeler jeudi', by: 'Ali' });
  await main.getByRole('button', { name: 'Marquer comme traitée' }).click();
  await expect(main).toContainText('Donnée le');
  await expect(main.getByRole('listitem').filter({ hasText: 'Rappeler jeudi' })).toHaveCount(1);
  await act({ act: 'take', by: 'Ali' });
  const take = main.getByRole('button', { name: 'Je m’en occupe' });
  await take.click();
  await expect(main.getByText(/a changé entre-temps.*Prise en charge \(.?Ali.?\)/)).toBeVisible();
  await take.click();
  await expect(main.getByRole('definition').filter({ hasText: 'Kadra' })).toBeVisible();
});

test('the mailed link opens the list, and in its tab each request that is found, until the tab is closed', async ({
  page,
}) => {
  const { reference } = await openDossier(site, 'liste@exemple.dj');
  const main = await open(page);
  const sent: unknown[] = [];
  page.on('request', (request) => request.postData()?.includes('sendList') && sent.push(request));
  await doublePress(main.getByRole('button', { name: 'Recevoir le lien de la liste' }));
  await expect(main).toContainText('Le lien vient de partir');
  expect(sent, 'one mail').toHaveLength(1);
  await open(page, await officeSecretFromMail('Lien de la liste des demandes'));
  await main.getByRole('searchbox').fill('introuvable');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 2 })).toContainText(/Aucune demande pour .*introuvable/);
  await main.getByRole('searchbox').fill(reference);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 2 })).toContainText(reference);
  const found = main.getByRole('link', { name: 'Amina' });
  await expect(found).toHaveCount(1);
  await found.press('Enter');
  const name = main.getByRole('heading', { level: 1, name: 'Amina' });
  await expect(name).toBeFocused();
  await expect(page).toHaveTitle(`${reference} | Suivi des demandes`);
  await page.reload();
  await expect(main, 'a reload').toContainText('liste@exemple.dj');
  await page.goBack();
  await expect(main.getByRole('searchbox'), 'Back').toBeVisible();
  await page.goForward();
  await expect(name, 'Forward').toBeVisible();
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(name, 'past the header').toBeVisible();
  await main.getByRole('link', { name: 'La liste des demandes' }).press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: 'Les demandes' })).toBeFocused();
  await expect(page).toHaveTitle(/^Suivi des demandes/);
  await expect(page, 'no secret stays in the address').not.toHaveURL(/\./);
  const { secret: forwarded } = await openRequest(page, 'transmise@exemple.dj');
  await expect(main).toContainText('transmise@exemple.dj');
  await open(page);
  await expect(main.getByRole('searchbox'), '/office in the same tab').toBeVisible();
  await open(page, `ADM-AAAA-AAAA.${'x'.repeat(43)}`);
  await expect(main.getByRole('button', { name: 'Recevoir le lien' }), 'the tab has it').toHaveCount(0);
  await main.getByRole('link', { name: 'La liste des demandes' }).click();
  await expect(main.getByRole('searchbox'), 'from a request that is gone').toBeVisible();
  const elsewhere = await (await page.context().browser()?.newContext())?.newPage();
  if (!elsewhere) throw new Error('no browser');
  const theirs = await open(elsewhere, forwarded);
  await theirs.getByRole('link', { name: 'La liste des demandes' }).click();
  await expect(theirs.getByRole('button', { name: 'Recevoir le lien de la liste' })).toBeVisible();
  await elsewhere.context().close();
});

const [first, second] = ['ADM-AAAA-CCCC', 'ADM-AAAA-DDDD'] as const;

/** Opens a list of three pages of the same two requests. Returns what the page asked for last. */
async function openLongList(page: Page): Promise<() => object | undefined> {
  const asked: object[] = [];
  const receivedAt = '2026-03-01T11:05:00Z';
  const none = {
    topic: '',
    due: null,
    answeredAt: null,
    withdrawnAt: null,
    isLate: false,
    takenBy: '',
    secret: '',
    papers: 1,
    missing: 4,
  };
  const counts = Object.fromEntries(listFilters.map((name) => [name, name === 'missing' ? 0 : 120]));
  const programs = ['Licence', 'Master'];
  await page.route(calls, (route) => {
    const act = route.request().postDataJSON();
    asked.push(act);
    const rows = [first, second].map((reference) => {
      const eraseAt = reference === second ? receivedAt : null;
      return { ...none, kind: 'admission', name: 'Amina', hasOthers: true, receivedAt, reference, eraseAt };
    });
    return route.fulfill({
      json: {
        success: true,
        list: { rows, counts, programs, page: act.page, pages: 3, validUntil: receivedAt },
      },
    });
  });
  const main = await open(page, `list.${'x'.repeat(43)}`);
  // What a test holds or aborts must not be the call for the list.
  await expect(main.getByRole('button', { name: 'Page suivante' })).toBeVisible();
  return () => asked.at(-1);
}

const rowOf = (page: Page, hasText: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText });

test('another filter, person or search of the list begins at its first page, and a screen reader at its head', async ({
  page,
}) => {
  const asked = await openLongList(page);
  const next = page.getByRole('button', { name: 'Page suivante' });
  await next.click();
  await expect.poll(asked).toMatchObject({ filter: 'open', page: 2 });
  await expect(page.getByRole('heading', { name: 'Page 2 sur 3.' })).toBeFocused();
  await page.getByRole('button', { name: 'En retard', pressed: false }).click();
  await expect.poll(asked).toMatchObject({ filter: 'late', page: 1 });
  await expect(page.getByRole('button', { pressed: true })).toHaveAccessibleName('En retard 120');
  const signOf = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await signOf(page.getByRole('button', { pressed: true })), 'seen in forced colours too').toBe('""');
  expect(await signOf(page.getByRole('button', { name: /^Toutes/ }))).toBe('none');
  await next.click();
  await expect.poll(asked).toMatchObject({ filter: 'late', page: 2 });
  await page.getByRole('combobox', { name: 'Formation' }).selectOption('Master');
  await expect.poll(asked).toMatchObject({ filter: 'late', program: 'Master', page: 1 });
  await page.getByRole('button', { name: `Demandes liées ${first}` }).click();
  await expect.poll(asked).toMatchObject({ person: first, page: 1 });
  expect(asked(), 'of any programme').not.toHaveProperty('program');
  await next.click();
  await expect.poll(asked).toMatchObject({ page: 2 });
  await page.getByRole('searchbox').fill('Amina');
  await page.keyboard.press('Enter');
  await expect.poll(asked, 'an answered caller is found too').toMatchObject({
    search: 'Amina',
    filter: 'all',
    page: 1,
  });
  expect(asked()).not.toHaveProperty('person');
});

test('the list is read again when its tab is back, or it has closed, and stays if no answer comes', async ({
  page,
}) => {
  await page.clock.install();
  await openLongList(page);
  await expect(rowOf(page, first)).toBeVisible();
  const again = page.waitForRequest(calls);
  await comeBack(page);
  await again;
  // A reply that arrives meanwhile begins the time anew.
  await expect(async () => {
    const atEnd = page.waitForRequest(calls, { timeout: 2_000 });
    await page.clock.fastForward('05:00:02');
    await atEnd;
  }).toPass();
  await page.route(calls, (route) => route.abort());
  await comeBack(page);
  await expect(page.getByText('Le serveur ne répond pas')).toBeVisible();
  await expect(rowOf(page, first)).toBeVisible();
});

test('the heading tells of a search once its answer is there, unless it was given up meanwhile', async ({
  page,
}) => {
  await openLongList(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const late: Route[] = [];
  await page.route(calls, async (route) => {
    if (route.request().postData()?.includes('Kadra')) late.push(route);
    else await answered.then(() => route.fallback());
  });
  const asked = page.waitForRequest(calls);
  await page.getByRole('searchbox').fill('Amina');
  await page.keyboard.press('Enter');
  await asked;
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('120 demandes. Page 1 sur 3.');
  const waiting = page.getByText('Ouverture…');
  await expect(waiting, 'what is shown is not yet what was asked for').toBeVisible();
  answer();
  await expect(heading).toContainText('Amina');
  await expect(waiting).toHaveCount(0);
  await page.getByRole('searchbox').fill('Kadra');
  await page.keyboard.press('Enter');
  await expect.poll(() => late.length).toBe(1);
  await page.getByRole('searchbox').fill('');
  await expect(heading).toHaveText('120 demandes. Page 1 sur 3.');
  const answeredLate = page.waitForResponse(calls);
  await late[0]?.fallback();
  await answeredLate;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(heading).toHaveText('120 demandes. Page 1 sur 3.');
});

test('the way back from the requests of one person leads to the page of the list before, each heading with its words', async ({
  page,
}) => {
  const asked = await openLongList(page);
  const focusedHeadings = await page.evaluateHandle(() => {
    const texts: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) texts.push(target.innerText);
    });
    return texts;
  });
  await page.getByRole('searchbox').fill('Amina');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Amina' })).toBeFocused();
  await page.getByRole('button', { name: 'En retard' }).click();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect.poll(asked).toMatchObject({ filter: 'late', page: 2 });
  await expect(page.getByRole('heading', { name: 'Page 2 sur 3.' })).toBeFocused();
  await page.getByRole('button', { name: `Demandes liées ${first}` }).click();
  await expect.poll(asked).toMatchObject({ person: first, filter: 'all' });
  await expect(page.getByRole('heading', { name: 'les demandes liées : 120 en tout' })).toBeFocused();
  await page.getByRole('button', { name: 'Pièces manquantes' }).click();
  await expect.poll(asked).toMatchObject({ person: first, filter: 'missing' });
  await page.getByRole('button', { name: 'Revenir à la liste' }).click();
  await expect.poll(asked).not.toHaveProperty('person');
  expect(asked()).toMatchObject({ search: 'Amina', filter: 'late', page: 2 });
  await expect
    .poll(() => focusedHeadings.jsonValue())
    .toEqual([
      expect.stringMatching(/^120 .*Amina.* Page 1 sur 3\.$/),
      expect.stringMatching(/^120 .*Amina.* Page 2 sur 3\.$/),
      expect.stringMatching(new RegExp(`${first}.*liées.* Page 1 sur 3\\.$`)),
      expect.stringMatching(/^120 .*Amina.* Page 2 sur 3\.$/),
    ]);
});

test('the next page of the list takes the focus from its button alone', async ({ page }) => {
  await openLongList(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(calls, (route) => answered.then(() => route.fallback()));
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await page.getByRole('searchbox').focus();
  answer();
  await expect(page.getByRole('heading', { name: 'Page 2 sur 3.' })).toBeVisible();
  await expect(page.getByRole('searchbox'), 'who went on keeps the focus').toBeFocused();
});

test('on a phone a search leads to what it found, or to the words that no answer came', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLongList(page);
  const search = page.getByRole('searchbox');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heading).not.toBeInViewport();
  await page.route(calls, (route) => route.abort(), { times: 1 });
  await search.fill('Amina');
  await search.press('Enter');
  await expect(page.getByText('Le serveur ne répond pas')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('Amina');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(calls, (route) => answered.then(() => route.fallback()));
  await search.fill('Kadra');
  await search.press('Enter');
  await search.press('End');
  await page.keyboard.type(' A');
  answer();
  await expect(heading).toContainText('Kadra');
  await expect(search, 'who types on keeps the focus').toBeFocused();
});

test('what the list did not answer is asked for again by the same press', async ({ page }) => {
  const asked = await openLongList(page);
  const search = page.getByRole('searchbox');
  await search.fill('Amina');
  const press = (name: string) => () => page.getByRole('button', { name }).click();
  const presses = [
    [press('Page suivante'), { page: 2 }],
    [() => search.press('Enter'), { search: 'Amina' }],
    [press('En retard'), { filter: 'late' }],
    [press(`Demandes liées ${first}`), { person: first }],
    [press('Revenir à la liste'), { filter: 'late' }],
  ] as const;
  const problem = page.getByText('Le serveur ne répond pas');
  const abort = (route: Route) => route.abort();
  for (const [ask, act] of presses) {
    await page.route(calls, abort);
    await ask();
    await expect(problem).toBeVisible();
    await page.unroute(calls, abort);
    await ask();
    await expect.poll(asked).toMatchObject(act);
    await expect(problem).toHaveCount(0);
  }
  expect(asked()).not.toHaveProperty('person');
});

// `officesWeek.e2e.ts` holds an erasure that succeeds, and its undoing.
test('an erasure that is undone is said each time; one that fails, or of no request, says so in its dialog', async ({
  page,
}) => {
  await openLongList(page);
  const said = await listenToLiveRegions(page);
  for (const times of [1, 2]) {
    await page.getByRole('button', { name: `Annuler l’effacement ${second}` }).press('Enter');
    await expect
      .poll(async () => (await said()).filter((text) => text === 'L’effacement est annulé.').length)
      .toBe(times);
    await expect(rowOf(page, second), 'where it was pressed').toContainText('L’effacement est annulé.');
  }
  await page.getByRole('button', { name: `Effacer ${first}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Effacer' });
  const submit = dialog.getByRole('button', { name: 'Effacer les demandes cochées' });
  await expect(dialog).toContainText('Seules les 2 demandes liées');
  const box = dialog.getByRole('checkbox', { name: first });
  await box.uncheck();
  const saidInDialog = await listenToLiveRegions(page);
  await submit.click();
  await expect(dialog.getByRole('group', { name: 'Cochez au moins une demande.' })).toBeVisible();
  await expect(box).toBeFocused();
  expect(await saidInDialog(), 'nothing is sent').toEqual([]);
  await box.check();
  await page.route(calls, (route) => route.abort());
  await submit.click();
  await expect(dialog).toContainText('Le serveur ne répond pas');
  await expect(page.getByText('demande sera effacée')).toHaveCount(0);
});

test('the morning mail’s link offers the list without an error, and a reload too', async ({ page }) => {
  const key = readDossierKey(dataFolder);
  const { officeSecret } = createLinks(() => key, { siteUrl: site, officeNumber: 1 });
  const main = await open(page, officeSecret(deskSubject, Date.now()));
  const heading = main.getByRole('heading', { name: 'La liste des demandes' });
  for (const _ of ['opened', 'reloaded']) {
    await expect(heading).toBeVisible();
    await expect(main).not.toContainText(/Ce lien|Réessayer/);
    await expect(page).toHaveURL(`${site}/office`);
    await page.reload();
  }
});

test('a link that opens nothing, or has expired, says so and offers the list', async ({ page }) => {
  const { secret } = await openDossier(site, 'candidat@exemple.dj');
  const { officeSecret } = createLinks(() => readDossierKey(dataFolder), { siteUrl: site, officeNumber: 1 });
  const expired = officeSecret(secret.slice(0, secret.indexOf('.')), Date.now() - 1_000);
  for (const [link, reason] of [
    [secret, 'Ce lien n’ouvre plus rien : la demande a été retirée ou effacée'],
    [expired, 'Ce lien a expiré'],
  ] as const) {
    const main = await open(page, link);
    await expect(main).toContainText(reason);
    await expect(main.getByRole('button', { name: 'Recevoir le lien de la liste' })).toBeVisible();
    await expect(main).not.toContainText('candidat@exemple.dj');
  }
});
