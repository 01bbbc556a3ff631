import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type DossierClient, openDossier } from '../support/clients.ts';
import { dataFolder, port } from '../support/serverProcess.ts';
import { firefoxPath } from './support/engines.ts';
import { test as base } from './support/fixtures.ts';
import { launchFirefox } from './support/puppeteerDriver.ts';
import { Visitor } from './support/visitor.ts';
import { watchSite } from './support/watchedSite.ts';

let dossier: DossierClient;

/** A dossier in a Firefox that falsifies canvases. Without the second preference, a dialog asks for pages in English first. */
const preferences = { 'privacy.resistFingerprinting': true, 'privacy.spoof_english': 1 };

const test = base.extend<{ own: Visitor }>({
  own: async ({ engine }, provide) => {
    base.skip(engine !== 'firefox', 'Only Firefox has these preferences.');
    const site = await watchSite(port);
    const driver = await launchFirefox(firefoxPath ?? '', 'fr', preferences);
    const visitor = new Visitor(driver, site);
    dossier = await openDossier(`http://localhost:${port}`);
    await visitor.resize(360);
    await visitor.open(`/dossier#${dossier.secret}`);
    await visitor.get('heading', 'Vos pièces').shows({});
    await provide(visitor);
    await driver.close();
    await site.goAway();
  },
  // The shared browser is not used.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from this pattern
  checkErrors: async ({}, provide) => provide(),
});

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('latin1');
/** 16 by 8 px, gray. */
const jpeg = fromBase64(
  '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/wAALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/ALI//9k=',
);
/** Says that the photograph is to be turned by a quarter. */
const exif = '\xFF\xE1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0';
const gif = fromBase64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');

test('where canvases are falsified, a JPEG is sent as it is, turned by the PDF and without its metadata', async ({
  own,
}) => {
  const photoInput = 'details input[accept="image/*"]';
  await own.attachFile(photoInput, gif, 'IMG.gif');
  await own.get('main').shows({ text: /IMG\.gif.* n’est pas au format JPEG/ });
  await own.attachFile(photoInput, jpeg.replace(/^../, `$&${exif}`), 'IMG.jpg');
  await own.get('main').shows({ text: /elles partent entières.*10.Mo.*5.Mo/ });
  await own.get('button', /^Envoyer cette page/).click();
  const received = async () => (await dossier.show()).papers.cv.filter(({ state }) => state === 'received');
  await expect.poll(async () => (await received()).length, { timeout: 20_000 }).toBe(1);
  const [file] = await received();
  const pdf = await readFile(join(dataFolder, 'papers', file?.id ?? ''), 'latin1');
  expect(pdf).toContain(`/Length ${jpeg.length} >>\nstream\n${jpeg}\nendstream`);
  expect(pdf).toContain('/Rotate 90');
  expect(pdf).toContain('/DeviceGray');
});
