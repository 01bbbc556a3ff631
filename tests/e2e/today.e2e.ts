import { type Page, expect } from '@playwright/test';
import { deadlines } from '#core/questions/deadlines.ts';
import { openYears } from '#core/questions/intakes.ts';
import { answerDue } from '#core/questions/requestKinds.ts';
import { dayMs, schoolTime, todayAtSchool } from '#core/time/schoolTime.ts';
import { AdmissionForm, academicApplicant } from '../support/forms.ts';
import { collectMessages, openPage, sectionOf } from '../support/page.ts';
import { test } from '../support/tab.ts';

const detailOf = (page: Page, term: string, nth = 1) =>
  page
    .getByRole('term')
    .filter({ hasText: term })
    .locator(`~ dd >> nth=${nth - 1}`);

for (const { date, time, opening, event } of [
  { date: '2026-01-15', time: '20:00', opening: 'Fermé, ouvre samedi à 8 h', event: '20 février' }, // Thursday; the school is closed on Fridays.
  { date: '2026-03-01', time: '09:00', opening: 'Ouvert jusqu’à 12 h 30', event: '12 mai' },
  { date: '2026-07-14', time: '14:00', opening: 'Fermé, ouvre à 17 h', event: '14 octobre' },
]) {
  test(`on ${date} at ${time} the home page shows whether the school is open and the next event`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(`${date}T${time}:00+03:00`);
    await openPage(page, '/');
    const doors = sectionOf(page, /^Une question/).getByText(opening);
    await expect(doors.filter({ visible: true })).toHaveCount(1);
    const next = sectionOf(page, 'La vie étudiante').getByRole('listitem').first();
    await expect(next).toContainText(event);
    await expect(next).toContainText('le prochain');
  });
}

// `tests/forms/intakes.test.ts` tests the texts of other days and programmes.
test('outside the season every page states a request’s intake, from the home page to the receipt', async ({
  page,
}) => {
  const messages = collectMessages(page);
  await page.clock.setFixedTime('2026-11-23T09:00:00+03:00');
  const anyProgram =
    /^Envoyée aujourd’hui, .* selon la formation, pour l’année en cours ou .* septembre\s2027\.$/;
  const logistics =
    /, votre demande vaut pour la rentrée de septembre\s2027\s: elle sera étudiée à partir du 1er\smars\s2027\.$/;

  await openPage(page, '/');
  await expect(page.getByRole('paragraph').filter({ hasText: 'premier retour sous 48' })).toContainText(
    'Rentrée 2026 ou 2027',
  );
  await openPage(page, '/admissions');
  await expect(page.getByText(anyProgram)).toBeVisible();
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/^Logistique .*licence/i)).toContainText(/Avant le 15\soctobre\s*Rentrée 2027$/);
  await expect(row(/^Comptabilité.*licence/i)).toContainText(/Sans date limite\s*Rentrée 2026 ou 2027$/);

  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/programs/license-logistique');
  await expect(page.getByText('Rentrée 2027')).toHaveCount(2);
  await expect(page.getByText(logistics)).toHaveCount(1);

  const form = new AdmissionForm(page);
  const requests = await form.answerRequests();
  const year = form.choice('Année scolaire');
  await form.open();
  await form.chooseType('Formation académique');
  await expect(page.getByText(anyProgram)).toBeVisible();
  await expect(year).toHaveValue('');
  expect(await year.locator('> option').allTextContents()).toEqual(['Choisir…', '2026-2027', '2027-2028']);
  expect(await year.locator('optgroup[label="Années terminées"] > option').allTextContents()).toEqual([
    '2024-2025',
    '2025-2026',
  ]);

  await form.open('/admission-request?domain=logistique-transport&degree=licence');
  await expect(page.getByText(logistics)).toBeVisible();
  await expect(year).toHaveValue('2027-2028');
  const { academicYear: _, domain: __, ...answers } = academicApplicant;
  await form.answer(answers);
  await form.submitButton.click();
  await expect(
    page.getByText(/^Envoyée le 23\snovembre\s2026, votre demande vaut .* septembre\s2027/),
  ).toBeVisible();
  await expect(detailOf(page, 'Notre premier retour')).toContainText(/^Le 25\snovembre\s2026 au plus tard/);
  expect(requests).toEqual([expect.objectContaining({ academicYear: '2027-2028' })]);
  expect(messages).toEqual([]);
});

test('a chosen year that a domain does not offer stays, says why, and is asked for before sending', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-23T09:00:00+03:00');
  const form = new AdmissionForm(page);
  const requests = await form.answerRequests();
  const year = form.choice('Année scolaire');
  const reason = /^Pour 2026-2027, cette formation ne prend pas de demandes/;
  await form.open();
  const { academicYear: _, domain: _1, degree: _2, ...answers } = academicApplicant;
  await form.chooseType('Formation académique');
  await year.selectOption('2026-2027');
  await expect(page.getByText(reason)).toHaveCount(0);
  await form.answer({ ...answers, domain: 'logistique-transport' });
  await expect(year).toHaveValue('2026-2027');
  await expect(page.getByText(reason)).toBeVisible();

  await form.submitButton.click();
  await expect(form.summary.getByRole('link')).toHaveText(['Année scolaire : fermée pour cette formation']);
  await expect(year).toHaveAccessibleDescription(reason);
  await expect(year).toHaveValue('2026-2027');
  expect(requests).toEqual([]);

  await year.selectOption('2027-2028');
  await form.submitButton.click();
  await expect(form.receipt).toBeVisible();
  expect(requests).toEqual([expect.objectContaining({ academicYear: '2027-2028' })]);
});

test('with a clock a year ahead, a refused request offers the academic years that the school accepts', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 365 * dayMs);
  const form = new AdmissionForm(page);
  const year = form.choice('Année scolaire');
  await form.open('/admission-request?domain=logistique-transport&degree=licence');
  const { academicYear: _, domain: _1, degree: _2, ...answers } = academicApplicant;
  await form.answer({ ...answers, email: 'ahead@exemple.dj' });
  const open = openYears(todayAtSchool(), [deadlines.licenseLogistique]);
  await expect(year).not.toHaveValue(open[0] ?? '');
  await form.submitButton.click();
  await expect(year).toHaveValue(open[0] ?? '');
  await form.submitButton.click();
  await expect(form.receipt).toBeVisible();
});

test('with a clock a year behind, the receipt promises an answer by the clock of the school', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() - 365 * dayMs);
  const form = new AdmissionForm(page);
  await form.open();
  await form.fillCertifying('behind@exemple.dj');
  await form.submitButton.click();
  const { date } = schoolTime(answerDue({ kind: 'admission', createdAt: new Date().toISOString() }));
  await expect(detailOf(page, 'Notre premier retour')).toContainText(date.slice(0, 4));
});
