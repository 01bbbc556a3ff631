import { type Page, expect, test } from '@playwright/test';
import { expectInSight } from '../support/inSight.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');

function parts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Candidature d’enseignant' });
  return {
    dialog,
    opener: page.getByRole('button', { name: 'Postuler comme enseignant' }),
    text: (name: string) => dialog.getByRole('textbox', { name }),
    diploma: dialog.getByRole('combobox', { name: 'Dernier diplôme obtenu' }),
    cv: dialog.getByRole('button', { name: /^CV/ }),
    submit: dialog.getByRole('button', { name: 'Envoyer ma candidature' }),
    toast: page.getByRole('alertdialog'),
  };
}

type Parts = ReturnType<typeof parts>;

async function open(page: Page): Promise<Parts> {
  await page.goto('/about');
  const found = parts(page);
  await expect(async () => {
    await found.opener.click();
    await expect(found.dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  return found;
}

async function choose(page: Page, { cv }: Parts, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await cv.click();
  await (await chooser).setFiles(file);
}

async function fill(page: Page, found: Parts, diploma = 'Master') {
  await found.text('Prénom').fill('Kadra');
  await found.text('Nom').last().fill('Robleh');
  await found.text('Email').fill('kadra@exemple.dj');
  await found.text('Numéro de téléphone').fill('77 12 34 56');
  await found.diploma.selectOption(diploma);
  await found.text('Spécialisation').fill('Fiscalité');
  await found.text('Motivation').fill('Transmettre mon métier.');
  await choose(page, found, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(found.dialog.getByText('cv.pdf')).toBeVisible();
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 760 } });

    test('an application is confirmed, the dialog closes and starts empty again', async ({ page }) => {
      const found = await open(page);
      await fill(page, found);
      await found.submit.click();
      await expect(found.dialog).toBeHidden();
      await expect(found.toast).toContainText('Candidature envoyée');
      await expect(found.toast).toContainText(
        'Votre candidature a été envoyée avec succès. Nous vous contacterons prochainement.',
      );
      await expect(found.opener).toBeFocused();
      await expect(
        page.getByRole('contentinfo').getByText('Votre candidature a été envoyée avec succès.'),
      ).toBeVisible();
      await found.opener.click();
      await expect(found.text('Prénom')).toHaveValue('');
      await expect(found.dialog.getByText('cv.pdf')).toHaveCount(0);
    });

    for (const diploma of ['Licence (non éligible)', 'BTS (non éligible)', 'Autres']) {
      test(`${diploma} is refused and the form is kept`, async ({ page }) => {
        const found = await open(page);
        await fill(page, found, diploma);
        await found.submit.click();
        await expect(found.toast).toContainText('Niveau requis non atteint');
        await expect(found.dialog.getByRole('heading', { name: 'Niveau requis non atteint' })).toBeVisible();
        await expect(found.text('Motivation')).toHaveValue('Transmettre mon métier.');
        await expect(found.dialog.getByText('cv.pdf')).toBeVisible();
      });
    }
  });
}

for (const diploma of ['Master', 'MBA', 'Doctorat/PhD', 'Diplôme d’ingénieur']) {
  test(`${diploma} is accepted`, async ({ page }) => {
    const found = await open(page);
    await fill(page, found, diploma);
    await found.submit.click();
    await expect(found.toast).toContainText('Candidature envoyée');
  });
}

test('what is missing is said in a summary that leads to each field, the CV included', async ({ page }) => {
  const found = await open(page);
  await found.submit.click();
  const summary = found.dialog.getByRole('group', { name: /à corriger/ });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(8);
  await expectInSight(summary.getByRole('heading'));
  await summary.getByRole('link', { name: 'CV : fichier PDF à joindre' }).click();
  await expect(found.cv).toBeFocused();
  await expect(found.cv).toHaveAccessibleDescription(/5 Mo au plus.*Veuillez joindre votre CV/);
});

for (const [situation, file, message] of [
  [
    'is a renamed document',
    { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK\u0003\u0004word/document.xml') },
    'son contenu n’est pas un PDF',
  ],
  ['is a Word file', { name: 'cv.docx', mimeType: '', buffer: pdf }, 'Ce fichier n’est pas un PDF'],
  [
    'is empty',
    { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    'Ce fichier est vide',
  ],
  [
    'weighs 6 MB',
    { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([pdf, Buffer.alloc(6_000_000)]) },
    'Ce fichier dépasse 5 Mo',
  ],
] as const) {
  test(`a CV that ${situation} is refused at its field, before sending`, async ({ page }) => {
    const found = await open(page);
    await choose(page, found, file);
    await expect(found.cv).toHaveAccessibleDescription(new RegExp(message));
  });
}

test('a CV is shown by name and size whatever its name, replaced and removed by keyboard', async ({
  page,
}) => {
  const found = await open(page);
  await choose(page, found, {
    name: 'Mon "CV" \u202Efdp.final.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await expect(found.cv).toHaveAccessibleDescription(/Mon "CV" fdp\.final\.pdf \(1 ko\)/);

  await found.cv.focus();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'autre.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(found.cv).toHaveAccessibleDescription(/autre\.pdf/);
  const announced = found.dialog.getByRole('status').filter({ hasText: /\S/ });
  await expect(announced).toHaveText(/Fichier choisi.*autre\.pdf/);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(found.cv).not.toHaveAccessibleDescription(/autre\.pdf/);
  await expect(announced).toHaveText('Fichier retiré.');
  await expect(found.cv).toBeFocused();
});

test('a dialog closed by mistake still holds everything, and a cancelled one nothing', async ({ page }) => {
  const found = await open(page);
  await fill(page, found);
  await page.keyboard.press('Escape');
  await expect(found.dialog).toBeHidden();
  await expect(found.opener).toBeFocused();
  await found.opener.press('Enter');
  await expect(found.text('Prénom')).toHaveValue('Kadra');
  await expect(found.dialog.getByText('cv.pdf')).toBeVisible();

  await found.dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(found.dialog).toBeHidden();
  await found.opener.click();
  await expect(found.text('Prénom')).toHaveValue('');
  await expect(found.dialog.getByText('cv.pdf')).toHaveCount(0);
});
