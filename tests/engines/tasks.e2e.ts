import sharp from 'sharp';
import catalog from '../../locales/fr.json' with { type: 'json' };
import { answerNamesOf, questionOf } from '#core/questions/questions.ts';
import { admissionLabels } from '../forms/specification.ts';
import { openDossier } from '../support/clients.ts';
import { academicApplicant, asEntered, hasRadioButtons, selectNamePattern } from '../support/forms.ts';
import { officeSecretFromMail, port } from '../support/serverProcess.ts';
import { changeScript, wrapTexts } from './support/changedPages.ts';
import { expect, test } from './support/fixtures.ts';
import type { ElementQuery, Visitor } from './support/visitor.ts';
import { watchSite } from './support/watchedSite.ts';

async function openForm(visitor: Visitor, path: string): Promise<ElementQuery> {
  await visitor.open(path);
  await expect
    .poll(() => visitor.ask(() => document.querySelector('form[data-interactive]') !== null))
    .toBe(true);
  return visitor.get('main');
}

async function fillAdmission(form: ElementQuery): Promise<void> {
  for (const name of answerNamesOf('admission')) {
    const answer = academicApplicant[name];
    if (answer === undefined) continue;
    const text = asEntered(name, answer);
    const label = admissionLabels[name];
    if (hasRadioButtons(name)) await form.get('radio', text).click();
    else if (questionOf('admission', name).kind === 'choice')
      await form.get('combobox', selectNamePattern(label)).choose(text);
    else await form.get('textbox', label).type(text);
  }
}

const submit = (form: ElementQuery) => form.get('button', 'Envoyer ma demande d’admission');

test.beforeEach(({ visitor, engine }, { tags }) => {
  test.skip(engine === 'chromium' && !tags.includes('@chromium'), 'tests/e2e holds it in Chromium');
  return visitor.resize(360);
});

test('the mobile menu opens, restores the focus on Escape and leads to a page', async ({ visitor }) => {
  await visitor.open('/');
  const toggle = visitor.get('banner').get('button', 'Menu');
  const menu = visitor.get('dialog', 'Menu');
  await toggle.click();
  await menu.get('heading', 'Ressources').shows({});
  await visitor.pressEscape();
  await menu.isGone();
  await toggle.shows({ isFocused: true });
  await toggle.click();
  await menu.get('link', 'Campus').click();
  await visitor.get('heading', 'Campus').shows({ isFocused: true });
  await menu.isGone();
});

test('a dialog opens, and on closing restores the focus', async ({ visitor }) => {
  await visitor.resize(1280);
  await visitor.open('/admissions');
  const name = catalog.layout.footer.info.legalNotice;
  const link = visitor.get('contentinfo').get('link', name);
  const dialog = visitor.get('dialog', name);
  await link.click();
  await dialog.get('button', 'Fermer').click();
  await dialog.isGone();
  await link.shows({ isFocused: true });
});

test('an admission request is corrected and sent', async ({ visitor }) => {
  const form = await openForm(visitor, '/admission-request');
  await submit(form).click();
  const summary = form.get('group', /à corriger/);
  await summary.shows({ isFocused: true });
  await summary.get('link', /ate de naissance/).click();
  await form.get('textbox', 'Date de naissance').shows({ isFocused: true });
  await fillAdmission(form);
  await summary.isGone();
  await submit(form).click();
  await form.get('heading', /^Nous vous répondons à/).shows({ isFocused: true });
  await form.shows({ text: /ADM-[\dA-Z]/ });
});

test('the birth date is picked in the calendar', async ({ visitor }) => {
  const form = await openForm(visitor, '/admission-request');
  const opener = form.get('button', 'Sélectionner une date');
  await opener.click();
  const calendar = visitor.get('dialog', 'Sélectionner une date');
  await calendar.get('button', /^Année/).click();
  await calendar.get('combobox', 'Année').choose('1999');
  await calendar.get('button', 'Mois janvier').click();
  await calendar.get('combobox', 'Mois').choose('février');
  await calendar.get('button', /\b17 février 1999/).click();
  await calendar.isGone();
  await form.get('textbox', 'Date de naissance').shows({ value: '17/02/1999' });
  await opener.shows({ isFocused: true });
});

test('letters typed before, while and after a form starts stand in it and in its draft', async ({
  visitor,
  engine,
}) => {
  // An origin without a service worker and cached scripts.
  const site = await watchSite(port);
  // WebKit's driver answers nothing while a page still loads scripts.
  const release = engine === 'webkit' ? () => {} : site.hold('scripts');
  await visitor.driver.goto(`${site.url}/admission-request`);
  const field = visitor.get('main').get('textbox', 'Prénom');
  await field.type('ab');
  await field.shows({ value: 'ab' });
  release();
  for (const letter of 'cdefgh') await field.type(letter);
  await visitor.whenHydrated();
  await field.type('ij');
  await field.shows({ value: 'abcdefghij' });
  await visitor.driver.goto(`${site.url}/admission-request`);
  await visitor.whenHydrated();
  await field.shows({ value: 'abcdefghij' });
  await site.goAway();
});

test(
  'on a translated page the menu, links, the search and the request work',
  { tag: '@chromium' },
  async ({ visitor, site }) => {
    site.furtherScript = changeScript(['all texts wrapped']);
    await visitor.driver.goto(`${site.url}/`);
    await expect.poll(() => visitor.ask(() => document.documentElement.dataset.interactive)).toBe('');
    await visitor.ask(wrapTexts);
    await visitor.get('banner').get('button', 'Menu').click();
    await visitor.get('dialog', 'Menu').get('link', 'Campus').click();
    await visitor.get('heading', 'Campus').shows({ isFocused: true });
    // What is below the first screen comes after the heading, and moves the footer.
    await visitor.get('heading', 'Venez voir par vous-même').shows({});
    await visitor.ask(wrapTexts);
    await visitor.get('contentinfo').get('link', 'Plan du site').click();
    await visitor.get('heading', 'Plan du site').shows({ isFocused: true });
    await visitor.ask(wrapTexts);
    const search = visitor.get('main').get('search');
    await search.get('searchbox').type('logistique');
    await search.get('button', 'Rechercher').click();
    await visitor.get('main').shows({ text: /Master en logistique/ });

    await visitor.driver.goto(`${site.url}/admission-request`);
    const form = visitor.get('main');
    await form.get('textbox', 'Prénom').shows({ value: 'Hodan' });
    await expect
      .poll(() => visitor.ask(() => document.querySelector('form[data-interactive]') !== null))
      .toBe(true);
    await fillAdmission(form);
    await visitor.ask(wrapTexts);
    await submit(form).click();
    await form.get('heading', /^Nous vous répondons à/).shows({ isFocused: true });
    site.furtherScript = '';
    // React reports that the page differs from what it renders, and that it recovered.
    const errors = await visitor.ask(() => window.seenErrors.splice(0));
    expect(errors.filter((error) => !/#(418|423)/.test(error))).toEqual([]);
    // The service worker keeps the changed page until the next visit.
    await visitor.open('/admission-request');
  },
);

test('a teacher application is confirmed', async ({ visitor }) => {
  await visitor.open('/about');
  const opener = visitor.get('button', 'Postuler comme enseignant');
  await opener.click();
  const dialog = visitor.get('dialog', 'Candidature d’enseignant');
  await dialog.get('textbox', 'Prénom').type('Kadra');
  await dialog.get('textbox', 'Nom').type('Robleh');
  await dialog.get('textbox', 'Email').type('kadra@exemple.dj');
  await dialog.get('textbox', 'Numéro de téléphone').type('77 12 34 56');
  await dialog.get('combobox', /^Dernier diplôme obtenu/).choose('Master');
  await dialog.get('textbox', 'Spécialisation').type('Fiscalité');
  await dialog.get('textbox', 'Motivation').type('Transmettre mon métier.');
  await visitor.attachFile('[role="dialog"] input[type="file"]');
  await dialog.shows({ text: /cv\.pdf/ });
  await dialog.get('button', 'Envoyer ma candidature').click();
  await dialog.isGone();
  await opener.shows({ isFocused: true });
  await visitor.get('button', 'Fermer la notification').shows({});
});

test('offline, an admission request fails with its answers kept, and is sent once back online', async ({
  visitor,
}) => {
  // An origin of its own: WebKit never finishes installing a worker whose page was left meanwhile.
  const site = await watchSite(port);
  await visitor.open(`${site.url}/admissions`);
  await visitor.whenCached();
  await site.goAway();
  const form = await openForm(visitor, `${site.url}/admission-request`);
  await fillAdmission(form);
  await submit(form).click();
  await form.shows({ text: /Une erreur s’est produite lors de l’envoi de votre demande/ });
  await openForm(visitor, `${site.url}/admission-request`);
  await form.get('textbox', 'Email').shows({ value: academicApplicant.email });
  await site.comeBack();
  await submit(form).click();
  await form.get('heading', /^Nous vous répondons à/).shows({ isFocused: true });
  await site.goAway();
});

test('a photograph becomes a PDF that the school receives', async ({ visitor }) => {
  const { secret, show } = await openDossier(`http://localhost:${port}`);
  await visitor.open(`/dossier#${secret}`);
  await visitor.get('heading', 'Vos pièces').shows({});
  const photo = sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#eee' } });
  const bytes = (await photo.jpeg().toBuffer()).toString('latin1');
  await visitor.attachFile('details input[accept="image/*"]', bytes, 'IMG.jpg');
  await visitor.get('button', /^Envoyer cette page/).click();
  await expect.poll(async () => (await show()).papers.cv.map(({ state }) => state)).toEqual(['received']);
  await visitor.get('main').shows({ text: /1 pièce obligatoire reçue sur 5/ });
});

test('the office notes a call and marks a request as answered', async ({ visitor }) => {
  const { reference } = await openDossier(`http://localhost:${port}`);
  await visitor.open(`/office#${await officeSecretFromMail(`[${reference}]`)}`);
  await visitor.get('heading', 'Amina Houssein').shows({});
  await visitor.get('textbox', /^Nouvelle note/).type('Rappeler jeudi.');
  await visitor.get('button', 'Ajouter la note').click();
  await visitor.get('main').shows({ text: /La note est dans l’historique/ });
  await visitor.get('button', 'Marquer comme traitée').click();
  await visitor.get('main').shows({ text: /Donnée le/ });
});
