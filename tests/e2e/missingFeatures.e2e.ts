import { type Page, expect, test } from '@playwright/test';
import { oldestBrowsers } from '../../src/build/browsers.ts';
import { type Member, type OldBrowser, membersLackedBy } from '../site/browserData.ts';
import { openDossier } from '../support/clients.ts';
import { AdmissionForm, ContactForm, TeacherDialog, choosePhoto, openPaper } from '../support/forms.ts';
import { collectMessages, openPage, statusOf } from '../support/page.ts';
import { port, storedRequests } from '../support/serverProcess.ts';

/** Runs in the page before its scripts: removes members of globals. Members that cannot be removed stay. */
function removeMembers(members: readonly Member[]): void {
  const globals = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  // Globals last, because the members of a removed one could not be found.
  for (const { owner, name, isStatic } of members.toSorted((a, b) => (a.owner ? 0 : 1) - (b.owner ? 0 : 1))) {
    const object = owner === undefined ? globals : globals[owner];
    for (const holder of [object, !isStatic && object?.prototype])
      if (holder) Reflect.deleteProperty(holder, name);
  }
}

/** Runs in the page before its scripts: reading or setting the property throws. */
function refuseProperty([owner, name]: readonly [string, string]): void {
  const globals = globalThis as unknown as Record<string, { prototype: object } | undefined>;
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const object = owner === 'Window' ? globalThis : globals[owner]?.prototype;
  if (object) Object.defineProperty(object, name, { get: refuse, set: refuse });
}

/** What a browser refuses together where it blocks all data of sites, and what some browsers do not have. */
const missing: Record<string, (page: Page) => Promise<unknown>> = {
  'that refuses all storage': async (page) => {
    for (const property of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
      await page.addInitScript(refuseProperty, ['Window', property] as const);
    await page.addInitScript(refuseProperty, ['Document', 'cookie'] as const);
    await page.addInitScript(refuseProperty, ['Navigator', 'serviceWorker'] as const);
  },
  'without IndexedDB, service workers and streams, that believes to be offline': async (page) => {
    await page.addInitScript(removeMembers, [
      { owner: undefined, name: 'indexedDB', isStatic: false },
      { owner: undefined, name: 'ReadableStream', isStatic: false },
      { owner: 'Navigator', name: 'serviceWorker', isStatic: false },
    ]);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    });
  },
};

async function sendRequest(page: Page, email: string): Promise<void> {
  const admission = new AdmissionForm(page);
  await admission.open();
  await admission.send(email);
  await expect(admission.receipt).toBeVisible();
  expect((await storedRequests()).filter(({ answers }) => answers.email === email)).toHaveLength(1);
}

for (const [name, takeAway] of Object.entries(missing)) {
  test(`in a browser ${name}, a request is sent`, async ({ page }) => {
    const messages = collectMessages(page);
    await takeAway(page);
    await sendRequest(page, `without-${name.replaceAll(/\W+/g, '-')}@exemple.dj`);
    expect(messages).toEqual([]);
  });
}

test.describe('without what the oldest supported browsers lack', () => {
  // Safe cast: the keys of the list.
  const lacking = (Object.keys(oldestBrowsers) as OldBrowser[]).flatMap((name) => membersLackedBy(name));

  test('forms are sent, and the search and the finder answer', async ({ page }) => {
    const messages = collectMessages(page);
    await page.addInitScript(removeMembers, lacking);
    await sendRequest(page, 'old-browser@exemple.dj');
    expect(await page.evaluate(() => 'withResolvers' in Promise)).toBe(false);

    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill();
    await contact.submitButton.click();
    await expect(contact.toast).toContainText('Message');

    const teacher = new TeacherDialog(page);
    await teacher.open();
    await teacher.fill();
    await teacher.submitButton.click();
    await expect(teacher.dialog).toBeHidden();

    const main = page.getByRole('main');
    await page.goto('/plan-du-site?q=logistique');
    await expect(statusOf(main)).toContainText('trouvée');
    await page.goto('/programs?diplome=bac&domaine=logistique-transport&travail=non');
    await expect(statusOf(main)).toContainText('Une formation pour vous');
    expect(messages).toEqual([]);
  });

  test('in pages and workers, a photograph is sent', async ({ page }) => {
    const messages = collectMessages(page);
    await page.addInitScript(removeMembers, lacking);
    await page.route(/\.worker-/, async (route) => {
      const response = await route.fetch();
      const removal = `(${removeMembers.toString()})(${JSON.stringify(lacking)});`;
      await route.fulfill({ response, body: removal + (await response.text()) });
    });
    const dossier = await openDossier(`http://localhost:${port}`);
    await openPage(page, `/dossier#${dossier.secret}`);
    const paper = await openPaper(page, 'Relevés de notes');
    await choosePhoto(paper);
    await paper.getByRole('button', { name: /^Envoyer cette page/ }).click();
    await expect(paper.locator('summary')).toContainText('Fichier reçu le');
    expect(messages).toEqual([]);
  });
});
