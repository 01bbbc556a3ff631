import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { databasePath } from '../../server/dataFolder.ts';
import { siteFolder } from '../support/builtSite.ts';
import { openDossier, post } from '../support/clients.ts';
import { freePort, temporaryFolder } from '../support/machine.ts';
import { findNginx, startNginx, startResend } from '../support/otherServers.ts';
import { comeBack, expect, freshTabTest as test, openPage } from '../support/page.ts';
import { academicRequest, certifyingRequest, noLimitSettings } from '../support/requests.ts';
import { type ReadMails, officeSecretFromMail, readMails, spawnServer } from '../support/serverProcess.ts';
import {
  type DenoFunction,
  edgeSettings,
  findPostgres,
  startDenoFunction,
  startPostgres,
  startStorage,
  storageTables,
} from '../support/supabase.ts';

/** A site, and what happens beside it. */
interface Office {
  url: string;
  mails: ReadMails;
  /** Changes rows as time does. */
  execute: (statement: string) => unknown;
  /** Erases what is due. */
  clean: () => unknown;
  stop: () => unknown;
}

/** The embedded server, on SQLite. */
async function startServer(): Promise<Office> {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  const port = String(await freePort());
  const env = { DATA_DIR: data, PORT: port, ...noLimitSettings };
  const server = spawnServer({ ...env, SITE_DIR: siteFolder });
  await server.ready();
  return {
    url: `http://localhost:${port}`,
    mails: () => readMails(data),
    execute: (statement) => {
      const file = new DatabaseSync(databasePath(data), { timeout: 10_000 });
      file.exec(statement);
      file.close();
    },
    clean: () =>
      execFileSync(process.execPath, ['server/requests.ts', '--purge-held'], {
        env: { ...process.env, ...env },
      }),
    stop: async () => {
      await server.stop();
      folder.remove();
    },
  };
}

/** A static host and the functions of Supabase, on Postgres. */
async function startSupabase(nginx: string, postgresFolder: string): Promise<Office> {
  const database = await startPostgres(postgresFolder, { before: storageTables });
  const [storage, resend] = [await startStorage(), await startResend()];
  const settings = { ...edgeSettings(database, storage, resend), ...noLimitSettings };
  const functions: ({ name: string } & DenoFunction)[] = [];
  for (const name of ['send-admission-email', 'dossier', 'office', 'deliver-outbox'])
    functions.push({ name, ...(await startDenoFunction(name, settings)) });
  const host = await startNginx(nginx, {
    http: '',
    server: `root ${siteFolder}; location / { try_files $uri $uri.html /index.html; }
      ${functions.map(({ name, url }) => `location /functions/v1/${name} { proxy_pass ${url}; }`).join('\n')}`,
  });
  const { DELIVERY_SECRET } = settings;
  return {
    // The browser of the tests knows no other host.
    url: host.url.replace('127.0.0.1', 'localhost'),
    mails: async () => resend.calls.map(({ mail }) => mail),
    execute: (statement) => database.execute(`set local search_path = admission; ${statement}`),
    clean: async () => {
      await database.execute('update admission.installation set cleaned_at = 0, purge_held = 0');
      const headers = { 'x-delivery-secret': DELIVERY_SECRET };
      await fetch(`${host.url}/functions/v1/deliver-outbox`, { method: 'POST', headers });
    },
    stop: async () => {
      for (const one of functions) one.stop();
      await host.stop();
      storage.close();
      resend.close();
      await database.close();
    },
  };
}

/** Returns a reference that was erased and one that stays. */
async function playTwoWeeks(page: Page, { url, mails, execute, clean }: Office) {
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
  const kadra = { ...certifyingRequest, firstName: 'Kadra', email: 'kadra@exemple.dj', phone: '77 99 88 77' };
  const { reference: ofKadra } = await (await post(url, kadra)).json();
  await openPage(page, `${url}/office`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Recevoir le lien de la liste' }).click();
  await expect(main).toContainText('Le lien vient de partir');
  const secret = await officeSecretFromMail('Lien de la liste des demandes', mails);
  await openPage(page, `${url}/office#${secret}`);
  const rows = main.getByRole('list').last().getByRole('listitem');
  const row = (reference: string) => rows.filter({ hasText: reference });
  const search = main.getByRole('searchbox');
  const heading = main.getByRole('heading', { level: 1 });
  const filter = (name: RegExp) => main.getByRole('button', { name });

  await test.step('a caller is found by phone and by reference', async () => {
    await expect(rows).toHaveCount(4);
    await search.click();
    await page.keyboard.type('+253 77-12-34-56\n');
    await expect(main.getByRole('heading', { level: 2 })).toContainText('+253 77-12-34-56');
    await expect(rows).toHaveCount(3);
    await search.fill(ofKadra);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
  });

  await test.step('an answer is marked', async () => {
    await row(ofKadra).getByRole('link').click();
    await expect(heading).toHaveText(/^Kadra/);
    await main.getByRole('button', { name: 'Marquer comme traitée' }).click();
    await expect(main).toContainText('Donnée le');
  });

  await test.step('from a request, any caller is two taps away, also one who was answered', async () => {
    await main.getByRole('link', { name: 'La liste des demandes' }).click();
    await search.click();
    await page.keyboard.type('kadra\n');
    await expect(row(ofKadra)).toContainText('Donnée le');
    await expect(rows).toHaveCount(1);
  });

  await test.step('late ones, missing papers and one programme are at most two taps away', async () => {
    await execute(
      `update requests set created_at = created_at - 3 * 86400000 where reference = '${ofBrother}'`,
    );
    await search.fill('');
    await filter(/^En retard/).click();
    await expect(rows).toHaveCount(1);
    await row(ofBrother).getByRole('link').click();
    await expect(heading).toHaveText(/^Idriss/);
    await main.getByRole('link', { name: 'La liste des demandes' }).click();
    await expect(row(ofBrother)).toContainText('Il manque 5 pièces');
    await expect(rows, 'the list as it was left').toHaveCount(1);
    await filter(/^Pièces manquantes/).click();
    await expect(row(dossier.reference)).toContainText('1 fichier reçu. Il manque 4');
    await main.getByRole('combobox', { name: 'Formation' }).selectOption({ index: 1 });
    await expect(rows).toHaveCount(1);
    await expect(row(ofKadra)).toBeVisible();
  });

  await test.step('a request shows no other of the same person, and the list is one tap away', async () => {
    await search.fill(dossier.reference);
    await page.keyboard.press('Enter');
    await row(dossier.reference).getByRole('link').click();
    await expect(heading).toHaveText('Amina Houssein');
    await expect(main).not.toContainText(again.reference);
    await main.getByRole('link', { name: 'La liste des demandes' }).click();
  });

  await test.step('the list links the requests of one person, and erases those that are ticked', async () => {
    await row(dossier.reference).getByRole('button', { name: 'Demandes liées' }).click();
    await expect(rows).toHaveCount(3);
    await row(dossier.reference).getByRole('button', { name: 'Effacer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Effacer' });
    const choice = (reference: string) => dialog.getByRole('checkbox', { name: reference });
    await expect(choice(dossier.reference)).toBeChecked();
    await expect(dialog.getByText(dossier.reference)).toContainText('1 fichier');
    for (const reference of [again.reference, ofBrother]) await expect(choice(reference)).not.toBeChecked();
    await choice(again.reference).check();
    await dialog.getByRole('button', { name: 'Effacer les demandes cochées' }).click();
    await expect(row(dossier.reference).getByText('2 demandes seront effacées')).toBeInViewport();
    await expect(row(dossier.reference)).toContainText(/Sera effacée après \d/);
    await expect(row(dossier.reference).getByRole('button', { name: 'Annuler l’effacement' })).toBeFocused();
  });

  await test.step('an erasure is undone within the hour; the others are then gone', async () => {
    await row(again.reference).getByRole('button', { name: 'Annuler l’effacement' }).click();
    await expect(row(again.reference)).toContainText('Attendue avant le');
    await execute(`update requests set erase_at = erase_at - ${61 * 60_000} where erase_at is not null`);
    await clean();
    await comeBack(page);
    await expect(row(dossier.reference)).toHaveCount(0);
    await main.getByRole('button', { name: 'Revenir à la liste' }).click();
    await search.fill('');
    await page.keyboard.press('Enter');
    await expect(rows, 'to be answered').toHaveCount(2);
  });

  await test.step('the spreadsheet is downloaded', async () => {
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: /Excel/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  });
  return { erased: dossier.reference, kept: again.reference };
}

let office: Office | undefined;
test.afterEach(() => office?.stop());

test('the office works through two weeks on a phone', async ({ page }) => {
  test.slow();
  office = await startServer();
  const { erased, kept } = await playTwoWeeks(page, office);
  const texts = (await office.mails()).map(({ text = '' }) => text);
  expect(texts.filter((text) => text.includes(kept)).length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes(erased))).toEqual([]);
});

test('the office works through two weeks on a phone, with Supabase @more', async ({ page }) => {
  const [nginx, postgres] = [findNginx(), findPostgres()];
  if (!nginx || !postgres) return test.skip();
  test.slow();
  office = await startSupabase(nginx, postgres);
  await playTwoWeeks(page, office);
});
