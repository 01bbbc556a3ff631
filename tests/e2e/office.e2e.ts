import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Download, Locator, Page } from '@playwright/test';
import { expect, freshTabTest as test, whenHydrated } from '../support/page.ts';
import { createLinks } from '#core/links.ts';
import { deskSubject } from '#core/office/officeLimits.ts';
import { databasePath } from '../../server/dataFolder.ts';
import { readDossierKey } from '../../server/dossierKey.ts';
import { academicRequest, noLimitSettings } from '../support/requests.ts';
import { siteFolder } from '../support/builtSite.ts';
import { openDossier, post, officeClient } from '../support/clients.ts';
import { freePort, temporaryFolder } from '../support/machine.ts';
import { type PostgresServer, findPostgres, startPostgres } from '../support/supabase.ts';
import {
  spawnServer,
  officeSecretFromMail,
  readMails,
  storedRequests,
  waitForMail,
  dataFolder,
  port,
} from '../support/serverProcess.ts';
import { pdfOf } from '../support/pdfs.ts';

const site = `http://localhost:${port}`;

async function open(page: Page, secret = '', origin = site): Promise<Locator> {
  await page.goto(`${origin}/office${secret && `#${secret}`}`);
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
});

test('a note stays with its request, also without a connection and after a reload, until it is sent', async ({
  page,
}) => {
  const secretOf = async (email: string) =>
    officeSecretFromMail(`[${(await openDossier(site, email)).reference}]`);
  const secret = await secretOf('note@exemple.dj');
  const main = await open(page, secret);
  const form = main.getByRole('form', { name: 'Nouvelle note' });
  const note = form.getByRole('textbox');
  const noted = main.getByRole('listitem').filter({ hasText: 'rappeler jeudi' });
  await note.fill('A appelé :\nrappeler jeudi.');
  await page.context().setOffline(true);
  await form.getByRole('button').click();
  await expect(form).toContainText('Le serveur ne répond pas');
  await page.context().setOffline(false);
  await open(page, await secretOf('autre.note@exemple.dj'));
  await expect(note).toHaveValue('');
  await open(page, secret);
  await page.reload();
  await whenHydrated(page);
  await expect(note).toHaveValue('A appelé :\nrappeler jeudi.');
  const { promise: asked, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/functions/v1/office', (route) => asked.then(() => route.continue()));
  await form.getByRole('button').click();
  await expect(note, 'what is typed now would be lost').not.toBeEditable();
  send();
  await expect(noted).toHaveCount(1);
  await page.reload();
  await expect(noted).toHaveCount(1);
  await expect(note).toHaveValue('');
});

test('a file that nobody can open is asked for again by mail, and it alone is marked so', async ({
  page,
}) => {
  const dossier = await openDossier(site, 'illisible@exemple.dj');
  for (const paper of ['cv', 'identity'] as const) await dossier.handIn(paper);
  const main = await open(page, await officeSecretFromMail(`[${dossier.reference}]`));
  const button = main.getByRole('button', { name: 'Illisible, redemander Curriculum' });
  await button.click();
  await expect(main.getByText(/^Illisible\s: redemandée par email le/)).toHaveCount(1);
  await expect(button).toBeFocused();
  expect(await waitForMail('Un fichier de votre dossier ne s’ouvre pas')).toContain('Curriculum');
});

/** A server of its own on the built site, and what happens beside it. */
async function startOffice(database: PostgresServer | undefined) {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  const port = String(await freePort());
  const env = { DATA_DIR: data, PORT: port, DATABASE_URL: database?.url ?? '', ...noLimitSettings };
  const server = spawnServer({ ...env, SITE_DIR: siteFolder });
  await server.ready();
  const own = readdirSync(data).find((name) => name.startsWith('postgres-'));
  return {
    url: `http://localhost:${port}`,
    mails: own ? join(data, own) : data,
    /** Changes rows as time does. */
    execute: async (statement: string) => {
      if (database) return database.execute(statement.replace('update ', 'update admission.'));
      const file = new DatabaseSync(databasePath(data), { timeout: 10_000 });
      file.exec(statement);
      file.close();
    },
    purge: () =>
      execFileSync(process.execPath, ['server/requests.ts', '--purge'], { env: { ...process.env, ...env } }),
    stop: async () => {
      await server.stop();
      await database?.close();
      folder.remove();
    },
  };
}

for (const name of ['SQLite', 'Postgres'] as const)
  test.describe(`on ${name}`, () => {
    const bin = name === 'Postgres' ? findPostgres() : undefined;
    test.skip(name === 'Postgres' && !bin, 'Postgres is not installed');
    let office: Awaited<ReturnType<typeof startOffice>>;
    test.beforeEach(async () => {
      office = await startOffice(bin ? await startPostgres(bin) : undefined);
    });
    test.afterEach(() => office.stop());

    test('the office works through a week on a phone', async ({ page }) => {
      test.slow();
      const { url, mails, execute, purge } = office;
      await page.setViewportSize({ width: 360, height: 740 });
      const dossier = await openDossier(url, 'amina@exemple.dj');
      await dossier.handIn('cv');
      const again = await openDossier(url, 'amina.houssein@exemple.dj');
      const brother = {
        ...academicRequest,
        firstName: 'Idriss',
        birthDate: '2001-02-03',
        email: 'idriss@exemple.dj',
      };
      const { reference: ofBrother } = await (await post(url, brother)).json();
      await post(url, { ...brother, firstName: 'Kadra', email: 'kadra@exemple.dj', phone: '77 99 88 77' });
      const main = await open(page, '', url);
      await main.getByRole('button', { name: 'Recevoir le lien de la liste' }).click();
      await expect(main).toContainText('Le lien vient de partir');
      await open(page, await officeSecretFromMail('Lien de la liste des demandes', mails), url);
      const rows = main.getByRole('list').last().getByRole('listitem');
      const row = (reference: string) => rows.filter({ hasText: reference });
      const shownBy = async (tab: Page, action: Promise<unknown>) =>
        (await Promise.all([tab.waitForEvent('popup'), action]))[0];

      await test.step('a caller is found by phone and by reference', async () => {
        await expect(rows).toHaveCount(4);
        await main.getByRole('searchbox').fill('+253 77-12-34-56');
        await page.keyboard.press('Enter');
        await expect(main.getByRole('heading', { level: 2 })).toContainText('+253 77-12-34-56');
        await expect(rows).toHaveCount(3);
        await main.getByRole('searchbox').fill(dossier.reference);
        await page.keyboard.press('Enter');
        await expect(rows).toHaveCount(1);
      });

      const request = await shownBy(page, rows.getByRole('link', { name: 'Amina' }).press('Enter'));
      const opened = request.getByRole('main');
      const events = opened.getByRole('listitem');
      await test.step('the page keeps the name of a colleague, and the history names them', async () => {
        await opened.getByRole('textbox', { name: 'Votre nom ou vos initiales' }).fill('Kadra');
        await opened.getByRole('button', { name: 'Marquer comme répondue' }).click();
        await expect(events.filter({ hasText: 'Marquée comme répondue' })).toContainText('Kadra');
        await request.reload();
        await opened.getByRole('button', { name: 'Rouvrir la demande' }).click();
        await expect(events.filter({ hasText: 'De nouveau à répondre' })).toContainText('Kadra');
        await expect(opened).not.toContainText(again.reference);
        await request.close();
      });

      await test.step('the list links the requests of one person, and erases those that are ticked', async () => {
        await row(dossier.reference).getByRole('button', { name: 'Demandes liées' }).click();
        await expect(rows).toHaveCount(3);
        await row(dossier.reference).getByRole('button', { name: 'Effacer' }).click();
        const dialog = page.getByRole('dialog', { name: 'Effacer' });
        const choice = (reference: string) => dialog.getByRole('checkbox', { name: reference });
        await expect(choice(dossier.reference)).toBeChecked();
        await expect(dialog.getByText(dossier.reference)).toContainText('1 pièce');
        for (const reference of [again.reference, ofBrother])
          await expect(choice(reference)).not.toBeChecked();
        await choice(again.reference).check();
        await dialog.getByRole('button', { name: 'Effacer les demandes cochées' }).click();
        await expect(main.getByText('2 demandes seront effacées')).toBeVisible();
        await expect(row(dossier.reference)).toContainText(/Sera effacée après \d/);
        await expect(
          row(dossier.reference).getByRole('button', { name: 'Annuler l’effacement' }),
        ).toBeFocused();
      });

      await test.step('an erasure is undone within the hour; the others are then gone with their mails', async () => {
        await row(again.reference).getByRole('button', { name: 'Annuler l’effacement' }).click();
        await expect(row(again.reference)).toContainText('Attendue avant le');
        await execute(`update requests set erase_at = erase_at - ${61 * 60_000} where erase_at is not null`);
        purge();
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        await expect(row(dossier.reference)).toHaveCount(0);
        await main.getByRole('button', { name: 'Revenir à la liste' }).click();
        await main.getByRole('searchbox').fill('');
        await page.keyboard.press('Enter');
        await expect(rows).toHaveCount(3);
        const texts = (await readMails(mails)).map(({ text = '' }) => text);
        expect(texts.filter((text) => text.includes(again.reference)).length).toBeGreaterThan(0);
        expect(texts.filter((text) => text.includes(dossier.reference))).toEqual([]);
      });

      await test.step('the spreadsheet is downloaded', async () => {
        const { download } = await downloadBy(main.getByRole('button', { name: /Excel/ }));
        expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
      });
    });
  });

test('a page that is behind says what a colleague did, and shows the request as it is now', async ({
  page,
}) => {
  const { reference } = await openDossier(site, 'entretemps@exemple.dj');
  const secret = await officeSecretFromMail(`[${reference}]`);
  const main = await open(page, secret);
  const mark = main.getByRole('button', { name: 'Marquer comme répondue' });
  await expect(mark).toBeVisible();
  await officeClient(site, secret).act({ act: 'note', text: 'Rappeler jeudi', by: 'Ali' });
  await mark.click();
  await expect(main.getByText(/a changé entre-temps.*Note \(.?Ali.?\)/)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Rappeler jeudi' })).toHaveCount(1);
  await mark.click();
  await expect(main).toContainText('Donnée le');
});

/** Opens a list of three pages. Returns what the page asked for last. */
async function openLongList(page: Page): Promise<() => object> {
  let asked = {};
  const receivedAt = '2026-03-01T11:05:00Z';
  const none = { due: null, answeredAt: null, withdrawnAt: null, eraseAt: null };
  const row = {
    kind: 'admission',
    reference: 'ADM-AAAA-CCCC',
    name: 'Amina',
    topic: '',
    receivedAt,
    ...none,
  };
  const rows = [{ ...row, isLate: false, secret: '', hasOthers: true, papers: 0 }];
  const counts = { open: 120, late: 120, answered: 120, all: 120 };
  await page.route('**/functions/v1/office', (route) => {
    asked = route.request().postDataJSON();
    return route.fulfill({
      json: { success: true, list: { rows, counts, pages: 3, validUntil: receivedAt } },
    });
  });
  await open(page, `list.${'x'.repeat(43)}`);
  return () => asked;
}

test('another filter, person or search of the list begins at its first page', async ({ page }) => {
  const asked = await openLongList(page);
  const next = page.getByRole('button', { name: 'Page suivante' });
  await next.click();
  await expect.poll(asked).toMatchObject({ filter: 'open', page: 2 });
  await page.getByRole('button', { name: /^En retard/ }).click();
  await expect.poll(asked).toMatchObject({ filter: 'late', page: 1 });
  await next.click();
  await expect.poll(asked).toMatchObject({ filter: 'late', page: 2 });
  await page.getByRole('button', { name: 'Demandes liées' }).click();
  await expect.poll(asked).toMatchObject({ person: 'ADM-AAAA-CCCC', page: 1 });
  await next.click();
  await expect.poll(asked).toMatchObject({ page: 2 });
  await page.getByRole('searchbox').fill('Amina');
  await page.keyboard.press('Enter');
  await expect.poll(asked).toMatchObject({ search: 'Amina', page: 1 });
});

test('the list is read again when the office comes back from another tab', async ({ page }) => {
  await openLongList(page);
  const again = page.waitForRequest('**/functions/v1/office');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await again;
});

test('the way back from the requests of one person leads to the search before', async ({ page }) => {
  const asked = await openLongList(page);
  await page.getByRole('searchbox').fill('Amina');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Demandes liées' }).click();
  await expect.poll(asked).toMatchObject({ person: 'ADM-AAAA-CCCC', filter: 'all', page: 1 });
  await page.getByRole('button', { name: 'Revenir à la liste' }).click();
  await expect.poll(asked).toEqual(expect.objectContaining({ search: 'Amina', filter: 'open' }));
  expect(asked()).not.toHaveProperty('person');
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
