import { type Page, expect, test } from '@playwright/test';
import { openPage } from '../support/openPage.ts';

/** Five moments of the year in Djibouti, with what each page answers then. */
const days = [
  {
    date: '2026-01-15',
    time: '20:00', // A Thursday.
    doors: 'Fermé, ouvre samedi à 8 h',
    season: 'Dès le 1er mars 2026',
    request: 'Rentrée de septembre 2026',
    licence: 'Réouverture le 1er mars 2026',
    master: 'Réouverture le 1er mars 2026',
    event: '20 février',
    entry: 'la rentrée de septembre 2026.',
    licenceEntry: 'la rentrée de septembre 2026.',
  },
  {
    date: '2026-03-01',
    time: '09:00',
    doors: 'Ouvert jusqu’à 12 h 30',
    season: 'Avant le 15 juillet',
    request: 'Rentrée de septembre 2026',
    licence: 'Encore 212 jours',
    master: 'Encore 135 jours',
    event: '12 mai',
    entry: 'la rentrée de septembre 2026.',
    licenceEntry: 'la rentrée de septembre 2026.',
  },
  {
    date: '2026-07-14',
    time: '14:00',
    doors: 'Fermé, ouvre à 17 h',
    season: 'Avant le 15 juillet',
    request: 'Rentrée de septembre 2026',
    licence: 'Encore 77 jours',
    master: 'Dernier jour aujourd’hui',
    event: '14 octobre',
    entry: 'la rentrée de septembre 2026.',
    licenceEntry: 'la rentrée de septembre 2026.',
  },
  {
    date: '2026-09-22',
    time: '09:00',
    doors: 'Ouvert jusqu’à 12 h 30',
    season: 'Jusqu’au 25 septembre',
    request: 'Rentrée 2026 ou 2027',
    licence: 'Encore 7 jours',
    master: 'Réouverture le 1er mars 2027',
    event: '14 octobre',
    entry: 'septembre 2026 ou 2027, selon la date limite de la formation.',
    licenceEntry: 'la rentrée de septembre 2026.',
    areYearsOver: true,
  },
  {
    date: '2026-11-21',
    time: '09:00',
    doors: 'Ouvert jusqu’à 12 h 30',
    season: 'Dès le 1er mars 2027',
    request: 'Rentrée de septembre 2027',
    licence: 'Réouverture le 1er mars 2027',
    master: 'Réouverture le 1er mars 2027',
    event: '8 décembre',
    entry: 'la rentrée de septembre 2027.',
    licenceEntry: 'la rentrée de septembre 2027.',
    areYearsOver: true,
  },
] as const;

/** Notes what the browser complains of: React says there where the page differs from what was built. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(message));
  return heard;
}

const fact = (page: Page, term: string) => page.getByRole('term').filter({ hasText: term }).locator('+ dd');

for (const { date, time, ...says } of days) {
  test(`on ${date} every page says what the day is to an applicant`, async ({ page }) => {
    const heard = complaints(page);
    await page.clock.setFixedTime(`${date}T${time}:00+03:00`);

    await openPage(page, '/');
    await expect(fact(page, 'Campus')).toHaveText(says.doors);
    await expect(fact(page, 'Candidatures')).toHaveText(says.season);
    await expect(fact(page, 'Une demande envoyée aujourd’hui')).toHaveText(says.request);
    const next = page
      .getByRole('region', { name: /^Après les cours/ })
      .getByRole('listitem')
      .first();
    await expect(next).toContainText(`${says.event}`);
    await expect(next).toContainText('le prochain');

    await openPage(page, '/admissions');
    await expect(fact(page, 'Candidatures')).toHaveText(says.season);
    const row = (name: RegExp) => page.getByRole('row', { name });
    await expect(row(/^Stratégie .*licence/i)).toContainText(says.licence);
    await expect(row(/^Management .*master/i)).toContainText(says.master);
    await expect(row(/^Comptabilité.*licence/i)).toContainText('Candidatures ouvertes');

    await openPage(page, '/programs/license-strategie-gestion');
    await expect(fact(page, 'Candidatures')).toContainText(says.licence);

    const entry = (years: string) =>
      page.getByText(`Une demande envoyée aujourd’hui est étudiée pour ${years}`);
    await openPage(page, '/admission-request');
    await expect(entry(says.entry)).toBeVisible();
    await page.getByText('Formation académique').click();
    const year = page.getByRole('combobox', { name: 'Année scolaire' });
    const yearsOver = /^Les années .* sont terminées.*choisissez 2025\S+2026,/;
    await expect(year).toHaveAccessibleDescription('areYearsOver' in says ? yearsOver : '');
    await openPage(page, '/admission-request?domain=strategie-gestion&degree=licence');
    await expect(entry(says.licenceEntry)).toBeVisible();
    // What is chosen since says it: certificates begin all the year round, and so does this licence.
    const atAnyTime = page.getByText('Une demande envoyée aujourd’hui est étudiée dès sa réception.');
    await page.getByText('Formation certifiante').click();
    await expect(atAnyTime).toBeVisible();
    await openPage(page, '/admission-request?domain=comptabilite-controle-audit&degree=licence');
    await expect(atAnyTime).toBeVisible();
    expect(heard).toEqual([]);
  });
}
