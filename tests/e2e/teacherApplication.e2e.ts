import { type Route, expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';
import { teacherLabels, toasts } from '../forms/specification.ts';
import { expectInSight } from '../support/inSight.ts';
import { listenToLiveRegions } from '../support/liveRegions.ts';
import { TeacherDialog, pdf } from '../support/teacherDialog.ts';
import { expectToast } from '../support/toast.ts';

let form: TeacherDialog;
test.beforeEach(({ page }) => {
  form = new TeacherDialog(page);
});

/** The application was refused for its diploma, and all of it is still there. */
async function expectIneligible() {
  await expectToast(form.page, toasts.teacherIneligible);
  const [title, text] = toasts.teacherIneligible;
  await expect(form.dialog.getByRole('heading', { name: title })).toBeVisible();
  await expect(form.dialog.getByText(text)).toBeVisible();
  await expect(form.text('Motivation')).toHaveValue('Transmettre mon métier.');
  await expect(form.dialog.getByText('cv.pdf')).toBeVisible();
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 760 } });

    test('a diploma below the Master is refused and the form is kept; another is offered to the page and confirmed, the dialog closes and starts empty again', async ({
      page,
    }) => {
      await form.open();
      await form.fill('Licence (non éligible)');
      await form.submitButton.click();
      await expectIneligible();
      await page.getByRole('button', { name: 'Fermer la notification' }).click();

      await form.choice('Dernier diplôme obtenu').selectOption('Master');
      const offered = page.evaluate(
        () =>
          new Promise<object>((resolve) => {
            addEventListener('teacher-application', (event) => {
              const { cv, ...texts } = (event as CustomEvent).detail; // made by `announceLocally`
              resolve({ ...texts, cv: [cv.file.name, cv.file.size] });
            });
          }),
      );
      await form.submitButton.click();
      await expect(form.dialog).toBeHidden();
      await expectToast(page, toasts.teacherSent);
      await expect(form.opener).toBeFocused();
      await expect(
        page.getByRole('contentinfo').getByText('Votre candidature a été envoyée avec succès.'),
      ).toBeVisible();
      expect(await offered).toEqual({
        firstName: 'Kadra',
        lastName: 'Robleh',
        email: 'kadra@exemple.dj',
        phone: '77 12 34 56',
        lastDiploma: 'master',
        specialization: 'Fiscalité',
        experience: '',
        expertise: '',
        motivation: 'Transmettre mon métier.',
        availability: '',
        cv: ['cv.pdf', pdf.length],
      });
      await form.opener.click();
      await expect(form.text('Prénom')).toHaveValue('');
      await expect(form.dialog.getByText('cv.pdf')).toHaveCount(0);
    });
  });
}

test('of the diplomas, those of the specification are accepted and no others', async ({ page }) => {
  await form.open();
  await form.fill();
  // The Licence is refused above, and the Master accepted.
  for (const diploma of ['BTS (non éligible)', 'Autres']) {
    await form.choice('Dernier diplôme obtenu').selectOption(diploma);
    await form.submitButton.click();
    await expectIneligible();
    await page.getByRole('button', { name: 'Fermer la notification' }).click();
    await expect(form.toast).toHaveCount(0);
  }
  for (const diploma of ['MBA', 'Doctorat/PhD', 'Diplôme d’ingénieur']) {
    await form.fill(diploma);
    await form.submitButton.click();
    await expect(form.dialog).toBeHidden();
    await expectToast(page, toasts.teacherSent);
    await form.opener.click();
  }
});

test('a diploma that is not enough is said at once, not after all the rest was filled in', async ({
  page,
}) => {
  await form.open();
  await form.choice('Dernier diplôme obtenu').selectOption('BTS (non éligible)');
  await form.submitButton.click();
  await expectToast(page, toasts.teacherIneligible);
  await expect(form.dialog.getByRole('heading', { name: toasts.teacherIneligible[0] })).toBeVisible();
  await expect(form.summary).toBeFocused();
  await expectInSight(form.summary.getByRole('heading'));
});

test('what is missing is said in a summary that leads to each field, the CV included', async () => {
  await form.open();
  const said = await listenToLiveRegions(form.page);
  await form.submitButton.press('Enter');
  await expect(form.summary).toBeFocused();
  await expectInSight(form.summary.getByRole('heading'));
  expect(await said(), 'live regions beside the summary').toEqual([]);
  const { experience: _, expertise: __, availability: ___, ...required } = teacherLabels;
  const links = form.summary.getByRole('link');
  await expect(links).toHaveText(Object.values(required).map((label) => new RegExp(`^${label}\\s:`)));
  for (const [index, label] of Object.values(required).entries()) {
    await links.nth(index).click();
    await expect(label === 'CV' ? form.cv : form.text(label).or(form.choice(label))).toBeFocused();
  }
  await expect(form.cv).toHaveAccessibleDescription(/5 Mo au plus.*Veuillez joindre votre CV/);
});

test('a file that is no CV is refused at its field, before sending; a CV is shown by name and size whatever its name, replaced and removed by keyboard', async ({
  page,
}) => {
  await form.open();
  const disguised = Buffer.from('PK\u0003\u0004word/document.xml');
  for (const [name, buffer, message] of [
    ['renamed.pdf', disguised, 'son contenu n’est pas un PDF'],
    ['cv.docx', pdf, 'Ce fichier n’est pas un PDF'],
    ['empty.pdf', Buffer.alloc(0), 'Ce fichier est vide'],
    ['large.pdf', Buffer.alloc(5_000_001, pdf), 'Ce fichier dépasse 5 Mo'],
  ] as const) {
    await form.chooseFile({ name, mimeType: name.endsWith('pdf') ? 'application/pdf' : '', buffer });
    await expect(form.cv, name).toHaveAccessibleDescription(new RegExp(name));
    await expect(form.cv, name).toHaveAccessibleDescription(new RegExp(message));
  }

  await form.chooseFile({
    name: 'Mon "CV" \u202Efdp.final.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await expect(form.cv).toHaveAccessibleDescription(/Mon "CV" fdp\.final\.pdf \(1 ko\)/);

  await form.cv.focus();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'autre.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(form.cv).toHaveAccessibleDescription(/autre\.pdf/);
  const announced = form.dialog.getByRole('status').filter({ hasText: /\S/ });
  await expect(announced).toHaveText(/Fichier choisi.*autre\.pdf/);

  // One that comes slowly, from a cloud, and is replaced before it is there.
  await page.evaluate(() => {
    const read = Blob.prototype.text;
    Blob.prototype.text = function text(this: Blob) {
      Blob.prototype.text = read;
      return new Promise((resolve) =>
        addEventListener('come', () => resolve(read.call(this)), { once: true }),
      );
    };
  });
  await form.chooseFile({ name: 'lent.pdf', mimeType: 'application/pdf', buffer: pdf });
  await form.chooseFile({ name: 'prompt.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(form.cv).toHaveAccessibleDescription(/prompt\.pdf/);
  await page.evaluate(() => dispatchEvent(new Event('come')));
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(form.cv).toHaveAccessibleDescription(/prompt\.pdf/);

  await form.cv.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.cv).not.toHaveAccessibleDescription(/prompt\.pdf/);
  await expect(announced).toHaveText('Fichier retiré.');
  await expect(form.cv).toBeFocused();
});

test('a dialog closed by mistake still holds everything, and a cancelled one nothing', async ({ page }) => {
  await form.open();
  await form.fill();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(form.opener).toBeFocused();
  await form.opener.press('Enter');
  await expect(form.text('Prénom')).toHaveValue('Kadra');
  await expect(form.dialog.getByText('cv.pdf')).toBeVisible();

  await form.dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(form.dialog).toBeHidden();
  await form.opener.click();
  await expect(form.text('Prénom')).toHaveValue('');
  await expect(form.dialog.getByText('cv.pdf')).toHaveCount(0);
});

test('Back closes the dialog with its page, and keeps what was answered', async ({ page }) => {
  await form.open();
  await form.dialog.getByRole('button', { name: 'Annuler' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(heading).not.toHaveText(before);
  await form.opener.click();
  await form.text('Prénom').fill('Kadra');
  await page.goBack();
  await expect(form.dialog).toBeHidden();
  await expect(heading).toHaveText(before);
  await form.opener.click();
  await expect(form.text('Prénom')).toHaveValue('Kadra');
});

test('a dialog whose code comes only after the visitor has left does not open over the next page', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(/\/TeacherApplicationDialog[^/]*\.js$/, (route) => void held.push(route));
  await openPage(page, '/about');
  await form.opener.click();
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await message.fill('Bonjour,');
  const code = page.waitForEvent('requestfinished', (request) => request === held[0]?.request());
  await held[0]?.continue();
  await code;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(form.dialog).toBeHidden();
  await expect(message).toBeFocused();
  await form.opener.click();
  await expect(form.dialog).toBeVisible();
});
