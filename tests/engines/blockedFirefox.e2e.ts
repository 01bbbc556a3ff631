import { expect } from '@playwright/test';
import { type DossierClient, openDossier } from '../support/clients.ts';
import { port } from '../support/serverProcess.ts';
import { firefoxPath } from './support/engines.ts';
import { test as base } from './support/fixtures.ts';
import { launchFirefox } from './support/puppeteerDriver.ts';
import { Visitor } from './support/visitor.ts';
import { watchSite } from './support/watchedSite.ts';

/** A Firefox of its own, whose visitor has blocked all cookies: storage and IndexedDB then throw. */
const test = base.extend<{ blocked: Visitor }>({
  blocked: async ({ engine }, provide) => {
    base.skip(engine !== 'firefox', 'Other browsers do not throw.');
    const site = await watchSite(port);
    const driver = await launchFirefox(firefoxPath ?? '', 'fr', { 'network.cookie.cookieBehavior': 2 });
    await provide(new Visitor(driver, site));
    await driver.close();
    await site.goAway();
  },
  // The shared browser is not used.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from this pattern
  checkErrors: async ({}, provide) => provide(),
});

let dossier: DossierClient;

const cvInput = 'details input[accept*="application/pdf"]';

test.beforeEach(async ({ blocked }) => {
  dossier = await openDossier(`http://localhost:${port}`);
  await blocked.resize(360);
  await blocked.open(`/dossier#${dossier.secret}`);
  await blocked.get('heading', 'Vos pièces').shows({});
});

test('with blocked cookies, a paper is sent, and the dossier opens again after a reload', async ({
  blocked,
}) => {
  await blocked.attachCv(cvInput);
  await expect
    .poll(async () => (await dossier.show()).papers.cv.map(({ state }) => state), { timeout: 20_000 })
    .toEqual(['received']);
  await blocked.ask(() => location.reload());
  await blocked.get('main').shows({ text: /1 pièce obligatoire reçue sur 5/ });
});

test('with blocked cookies, an upload is stopped, and everything erased', async ({ blocked }) => {
  // An upload that does not end.
  await blocked.ask(() => {
    XMLHttpRequest.prototype.send = () => {};
    window.confirm = () => true;
  });
  await blocked.attachCv(cvInput);
  const stop = blocked.get('main').get('button', 'Arrêter l’envoi');
  await stop.click();
  await stop.isGone();
  await blocked.get('button', 'Effacer et quitter').click();
  await expect.poll(() => blocked.ask(() => location.pathname)).toBe('/');
});
