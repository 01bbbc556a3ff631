import { type Page, expect } from '@playwright/test';
import { deadlines, openYears } from '#core/questions/deadlines.ts';
import { domains } from '#core/questions/programs.ts';
import { answerDue } from '#core/questions/answerDue.ts';
import { dayMs, schoolTime, todayAtSchool } from '#core/time/schoolTime.ts';
import { eventsFrom } from '../../src/content/events.ts';
import { admissionSearchFor, programPath, programsFor } from '../../src/content/programs.ts';
import { shownDeadline, shownOpening } from '../support/editedData.ts';
import { AdmissionForm, academicApplicant } from '../support/forms.ts';
import { collectMessages, openPage, sectionOf, test } from '../support/page.ts';

const firstAnswer = (page: Page) =>
  page.getByRole('term').filter({ hasText: 'Notre première réponse' }).locator('+ dd');

test('the home page shows whether the doors are open and the next event; a programme, when its phone is answered', async ({
  page,
}) => {
  const now = { date: '2026-03-01', time: '12:15' };
  await page.clock.setFixedTime(`${now.date}T${now.time}:00+03:00`);
  await openPage(page, '/');
  const doors = sectionOf(page, /^Une question/).getByText(shownOpening(now, 'school'));
  await expect(doors.filter({ visible: true })).toHaveCount(1);
  const next = sectionOf(page, 'La vie étudiante').getByRole('listitem').filter({ hasText: 'le prochain' });
  const event = eventsFrom(now.date).find(({ isCancelled }) => !isCancelled);
  await expect(next.locator('time')).toHaveAttribute('datetime', event?.date ?? '');
  await openPage(page, programPath(closedProgram));
  await expect(page.getByText(shownOpening(now, 'contact'))).toBeVisible();
});

/** The years for which a field of study takes requests on a day, by the deadlines that the school has set. */
const yearsFor = (domain: string, day: string) =>
  openYears(
    day,
    programsFor(domain).map((id) => deadlines[id]),
  );

const outsideSeason = '2026-11-23';
/** The years for which some programme takes requests then. */
const openThen = openYears(outsideSeason);
const closedDomain = domains.find((domain) => yearsFor(domain, outsideSeason).join() === '2027-2028') ?? '';
const [closedProgram = 'licenseLogistique'] = programsFor(closedDomain);

// `tests/forms/intakes.test.ts` tests the texts of other days and programmes.
test('outside the season every page states a request’s intake, from the home page to the receipt', async ({
  page,
}) => {
  const messages = collectMessages(page);
  await page.clock.setFixedTime(`${outsideSeason}T09:00:00+03:00`);
  const ofNextYear =
    /, votre demande vaut pour la rentrée de septembre\s2027\s: elle sera étudiée à partir du 1er\smars\s2027\.$/;
  const anyProgram =
    openThen.length > 1
      ? /^Envoyée aujourd’hui, .* selon la formation, pour l’année en cours ou .* septembre\s2027\.$/
      : ofNextYear;

  await openPage(page, '/');
  await expect(page.getByRole('paragraph').filter({ hasText: 'première réponse sous 48' })).toContainText(
    openThen.length > 1 ? 'Année en cours ou rentrée 2027' : 'Rentrée 2027',
  );
  await openPage(page, '/admissions');
  await expect(page.getByText(anyProgram)).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="${programPath(closedProgram)}"]`) });
  await expect(row).toContainText(
    new RegExp(`${shownDeadline(closedProgram).replaceAll(' ', '\\s')}\\s*Rentrée 2027$`),
  );

  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, programPath(closedProgram));
  await expect(page.getByText('Rentrée 2027')).toHaveCount(2);
  await expect(page.getByText(ofNextYear)).toHaveCount(1);

  const form = new AdmissionForm(page);
  const year = form.choice('Année scolaire');
  await form.open();
  await form.chooseType('Formation académique');
  await expect(page.getByText(anyProgram)).toBeVisible();
  await expect(year).toHaveValue('');
  expect(await year.locator('> option').allTextContents()).toEqual(['Choisir…', ...openThen]);
  const ended = year.locator('optgroup[label="Années terminées"] > option');
  expect(await ended.allTextContents()).toEqual(['2024-2025', '2025-2026']);

  const { domain, degree } = admissionSearchFor(closedProgram);
  await form.open(`/admission-request?domain=${domain}&degree=${degree}`);
  const requests = await form.answerRequests();
  await expect(page.getByText(ofNextYear)).toBeVisible();
  await expect(year).toHaveValue('2027-2028');
  // The visitor may still choose another programme, so only the sentence that follows the choice is dated.
  const decision = page.getByRole('listitem').filter({ hasText: 'La décision' });
  await expect(decision).toHaveText(/Sous 2 à 3\ssemaines, une fois le dossier étudié\.$/);
  const { academicYear: _, domain: __, ...answers } = academicApplicant;
  await form.answer(answers);
  await form.submitButton.click();
  await expect(
    page.getByText(/^Envoyée le 23\snovembre\s2026, votre demande vaut .* septembre\s2027/),
  ).toBeVisible();
  await expect(firstAnswer(page)).toContainText(/^Le 25\snovembre\s2026 au plus tard/);
  await expect(decision).toHaveText(/à partir du 1er\smars\s2027\)\.$/);
  expect(requests).toEqual([expect.objectContaining({ academicYear: '2027-2028' })]);
  expect(messages).toEqual([]);
});

test('a chosen year that a domain does not offer stays, says why, and is asked for before sending', async ({
  page,
}) => {
  const [ended = '', next = ''] = openThen;
  test.skip(next !== '2027-2028', 'Every field of study takes requests for this year alone.');
  await page.clock.setFixedTime(`${outsideSeason}T09:00:00+03:00`);
  const form = new AdmissionForm(page);
  const year = form.choice('Année scolaire');
  const reason = new RegExp(`^Pour ${ended}, cette formation n’accepte pas de demandes`);
  await form.open();
  const requests = await form.answerRequests();
  const { academicYear: _, domain: _1, degree: _2, ...answers } = academicApplicant;
  await form.chooseType('Formation académique');
  await year.selectOption(ended);
  await expect(page.getByText(reason)).toHaveCount(0);
  await form.answer({ ...answers, domain: closedDomain });
  await expect(year).toHaveValue(ended);
  await expect(page.getByText(reason)).toBeVisible();

  await form.submitButton.click();
  await expect(form.summary.getByRole('link')).toHaveText([reason]);
  await expect(year).toHaveAccessibleDescription(reason);
  await expect(year).toHaveValue(ended);
  expect(requests).toEqual([]);

  await year.selectOption(next);
  await form.submitButton.click();
  await expect(form.receipt).toBeVisible();
  expect(requests).toEqual([expect.objectContaining({ academicYear: next })]);
});

test('with a clock a year ahead, a refused request offers the academic years that the school accepts, and its receipt has the school’s date', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 366 * dayMs);
  const form = new AdmissionForm(page);
  const year = form.choice('Année scolaire');
  await form.open('/admission-request?domain=logistique-transport&degree=licence');
  const { academicYear: _, domain: _1, degree: _2, ...answers } = academicApplicant;
  await form.answer({ ...answers, email: 'ahead@exemple.dj' });
  const open = openYears(todayAtSchool(), [deadlines.licenseLogistique]);
  await expect(year).not.toHaveValue(open[0] ?? '');
  const start = new RegExp(`vaut pour la rentrée de septembre\\s${open[0]?.slice(0, 4)}`);
  await expect(page.getByText(start)).toHaveCount(0);
  await form.submitButton.click();
  await expect(year).toHaveValue(open[0] ?? '');
  await expect(page.getByText(start)).toBeVisible();
  await expect(page.getByText(`1er mars ${Number(open[0]?.slice(0, 4)) + 1}`)).toHaveCount(0);
  await expect(page.getByText(/^Certaines réponses ne sont pas valables/)).toBeVisible();
  await form.submitButton.click();
  await expect(form.receipt).toBeVisible();
  const { date } = schoolTime(answerDue({ kind: 'admission', createdAt: new Date().toISOString() }));
  await expect(firstAnswer(page)).toContainText(date.slice(0, 4));
});
