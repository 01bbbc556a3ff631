import { readFile } from 'node:fs/promises';
import { type Download, type Locator, type Page } from '@playwright/test';
import { expect, test } from '../support/freshTab.ts';
import { createLinks } from '#core/links.ts';
import { deskSubject } from '#core/office/desk.ts';
import { officeClient } from '../support/office.ts';
import { readDossierKey } from '../../server/paperFolder.ts';
import { openDossier } from '../support/dossier.ts';
import { pdfOf } from '../support/messages.ts';
import { readSpreadsheet } from '../support/office.ts';
import { whenHydrated } from '../support/page.ts';
import { waitForMail, officeSecretFromMail, storedRequests } from '../support/school.ts';
import { dataFolder, port } from '../support/site.ts';

const site = `http://localhost:${port}`;

async function open(page: Page, secret = ''): Promise<Locator> {
  await page.goto(`/office${secret && `#${secret}`}`);
  await whenHydrated(page);
  return page.getByRole('main');
}

async function downloadBy(button: Locator): Promise<{ download: Download; content: Buffer }> {
  const waiting = button.page().waitForEvent('download');
  await button.click();
  const download = await waiting;
  return { download, content: await readFile(await download.path()) };
}

test('from the school’s mail, the office downloads and asks for papers, and marks the request as answered', async ({
  page,
}) => {
  test.slow();
  const dossier = await openDossier(site, 'bureau@exemple.dj');
  const [cv, identity] = [pdfOf(1_000), pdfOf(2_000)];
  await dossier.handIn('cv', cv);
  await dossier.handIn('identity', identity);
  const main = await open(page, await officeSecretFromMail(`[${dossier.reference}]`));

  await test.step('the request is shown, and the secret leaves the address', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Amina Houssein');
    await expect(main).toContainText('Il manque 3 pièces obligatoires.');
    await expect(main).toContainText('bureau@exemple.dj');
    await expect(page).toHaveURL(`${site}/office`);
    const mail = new URL((await main.getByRole('link', { name: 'Écrire' }).getAttribute('href')) ?? '');
    expect(decodeURIComponent(mail.pathname)).toBe('bureau@exemple.dj');
    expect(mail.searchParams.get('subject')).toContain(dossier.reference);
    expect(decodeURIComponent(mail.href)).not.toMatch(/https?:|office#/);
  });

  await test.step('one paper, and all as zip', async () => {
    const one = await downloadBy(main.getByRole('button', { name: 'Télécharger Curriculum' }));
    expect(one.content.equals(cv)).toBe(true);
    const all = await downloadBy(main.getByRole('button', { name: 'Tout télécharger' }));
    expect(all.download.suggestedFilename()).toBe(`${dossier.reference} Amina Houssein.zip`);
    expect(all.content.subarray(0, 2).toString()).toBe('PK');
    await expect(page).toHaveURL(`${site}/office`);
  });

  await test.step('ask for papers', async () => {
    await main.locator('summary', { hasText: 'Demander des pièces' }).click();
    const form = main.getByRole('form', { name: 'Demander des pièces' });
    await expect(form.getByRole('checkbox', { name: 'Copies des diplômes' })).toBeChecked();
    await form.getByRole('checkbox', { name: 'Copies des diplômes' }).uncheck();
    const line = form.getByRole('textbox');
    await line.fill('Voir www.exemple.dj');
    await form.getByRole('button').click();
    await expect(line).toBeFocused();
    await expect(form).toContainText('Cette ligne contient un lien');
    await line.fill('Les trois dernières années.');
    await form.getByRole('button').click();
    await expect(form).toContainText('L’email part');
    await expect(line).toHaveValue('');
    await expect(main.getByRole('listitem').filter({ hasText: 'Pièces demandées' })).toContainText(
      'Les trois dernières années.',
    );
    const asked = await waitForMail('Les trois dernières années.');
    expect(asked).toContain('Relevés de notes');
    expect(asked).not.toContain('Diplômes');
    expect(asked).not.toContain('/office');
  });

  await test.step('a paper that cannot be read is asked for again', async () => {
    const again = main.getByRole('button', { name: 'Illisible, redemander Pièce d’identité' });
    await again.click();
    await expect(main.getByText(/^Illisible\s: redemandée par email le/)).toBeVisible();
    await expect(again).toBeFocused();
    await expect(main.getByRole('listitem').filter({ hasText: 'Pièce illisible, redemandée' })).toHaveCount(
      1,
    );
    expect(await waitForMail('Un fichier de votre dossier ne s’ouvre pas')).toContain('Pièce d’identité');
  });

  await test.step('answered, and undone', async () => {
    const answeredAt = () =>
      storedRequests().find(({ reference }) => reference === dossier.reference)?.answeredAt;
    await main.getByRole('button', { name: 'Marquer comme répondue' }).hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(main).toContainText('Vous pourrez rouvrir la demande');
    // The second click of a slow double click, after the first one has its answer.
    const undo = main.getByRole('button', { name: 'Rouvrir la demande' });
    await undo.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(main).toContainText('Donnée le');
    expect(answeredAt()).toBeTruthy();
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(main).toContainText('Attendue avant le');
    expect(answeredAt()).toBeNull();
  });

  await test.step('a note survives a lost connection and a reload', async () => {
    const form = main.getByRole('form', { name: 'Nouvelle note' });
    await form.getByRole('textbox').fill('A appelé :\nrappeler jeudi.');
    await page.context().setOffline(true);
    await form.getByRole('button').click();
    await expect(form).toContainText('Le serveur ne répond pas');
    await page.context().setOffline(false);
    await page.reload();
    await whenHydrated(page);
    await expect(form.getByRole('textbox')).toHaveValue('A appelé :\nrappeler jeudi.');
    await form.getByRole('button').click();
    await expect(form.getByRole('textbox')).toHaveValue('');
    await expect(main.getByRole('listitem').filter({ hasText: 'rappeler jeudi' })).toHaveCount(1);
  });
});

test('a page that is behind says what a colleague did, and the name typed once is in the history', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const dossier = await openDossier(site, 'collegues@exemple.dj');
  const secret = await officeSecretFromMail(`[${dossier.reference}]`);
  const main = await open(page, secret);
  const name = main.getByRole('textbox', { name: 'Votre nom ou vos initiales' });
  await name.fill('Kadra');
  await officeClient(site, secret).act({ act: 'answered', by: 'Ali' });
  await main.getByRole('button', { name: 'Marquer comme répondue' }).click();
  await expect(main.getByText(/a changé entre-temps.*Marquée comme répondue \(.?Ali.?\)/)).toBeVisible();
  await expect(main).toContainText('Donnée le');
  await main.getByRole('button', { name: 'Rouvrir la demande' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'De nouveau à répondre' })).toContainText(
    'Kadra',
  );
  await page.reload();
  await expect(name).toHaveValue('Kadra');
});

test('the list comes by a link to the school’s address, finds a request and opens it in another tab', async ({
  page,
  context,
}) => {
  test.slow();
  const { reference } = await openDossier(site, 'liste@exemple.dj');
  const main = await open(page);
  await main.getByRole('button', { name: 'Recevoir le lien de la liste' }).click();
  await expect(main).toContainText('Le lien vient de partir');
  await open(page, await officeSecretFromMail('Lien de la liste des demandes'));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Les demandes');
  await expect(page).toHaveURL(`${site}/office`);

  await main.getByRole('searchbox').fill(`houssein ${reference.toLowerCase()}`);
  await page.keyboard.press('Enter');
  const rows = main.getByRole('list').last().getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(reference);

  const opening = context.waitForEvent('page');
  await rows.getByRole('link', { name: 'Amina Houssein' }).press('Enter');
  const request = await opening;
  await request.getByRole('button', { name: 'Marquer comme répondue' }).click();
  await expect(request.getByRole('main')).toContainText('Donnée le');
  await request.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(main.getByRole('heading', { level: 2 })).toContainText(/^(0|Aucune) demande/);
  await main.getByRole('button', { name: /^Répondues/ }).click();
  await expect(rows).toContainText('Donnée le');

  const { download, content } = await downloadBy(main.getByRole('button', { name: /Excel/ }));
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await readSpreadsheet(content)).flat()).toContain(reference);
});

test('the morning mail’s link to the page offers the list without an error, and a reload too', async ({
  page,
}) => {
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

test('a link that opens nothing says so and offers the list; an applicant’s link is one', async ({
  page,
}) => {
  const { secret } = await openDossier(site, 'candidat@exemple.dj');
  const main = await open(page, secret);
  await expect(main).toContainText('Ce lien n’ouvre');
  await expect(main.getByRole('button', { name: 'Recevoir le lien de la liste' })).toBeVisible();
  await expect(main).not.toContainText('candidat@exemple.dj');
});
