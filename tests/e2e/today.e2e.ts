import { type Page, expect, test } from '@playwright/test';
import { collectMessages, openPage } from '../support/page.ts';

/** Times in Djibouti, and the texts that depend on them. All other days of a year: `src/content/today.test.ts`. */
const days = [
  {
    date: '2026-01-15',
    time: '20:00', // A Thursday.
    opening: 'Fermé, ouvre samedi à 8 h',
    season: 'Dès le 1er mars 2026',
    licence: 'Réouverture le 1er mars 2026',
    master: 'Réouverture le 1er mars 2026',
    event: '20 février',
  },
  {
    date: '2026-03-01',
    time: '09:00',
    opening: 'Ouvert jusqu’à 12 h 30',
    season: 'Avant le 15 juillet',
    licence: 'Encore 212 jours',
    master: 'Encore 135 jours',
    event: '12 mai',
  },
  {
    date: '2026-07-14',
    time: '14:00',
    opening: 'Fermé, ouvre à 17 h',
    season: 'Avant le 15 juillet',
    licence: 'Encore 77 jours',
    master: 'Dernier jour aujourd’hui',
    event: '14 octobre',
  },
  {
    date: '2026-09-22',
    time: '09:00',
    opening: 'Ouvert jusqu’à 12 h 30',
    season: 'Jusqu’au 25 septembre',
    request: 'Rentrée 2026 ou 2027',
    licence: 'Encore 7 jours',
    master: 'Réouverture le 1er mars 2027',
    event: '14 octobre',
    entry: 'septembre 2026 ou 2027, selon la date limite de la formation.',
    areAcademicYearsOver: true,
  },
] as const;

const fact = (page: Page, term: string) => page.getByRole('term').filter({ hasText: term }).locator('+ dd');

for (const { date, time, ...texts } of days) {
  test(`on ${date} every page shows the deadlines and notices of that day`, async ({ page }) => {
    const messages = collectMessages(page);
    await page.clock.setFixedTime(`${date}T${time}:00+03:00`);

    await openPage(page, '/');
    await expect(fact(page, 'Campus')).toHaveText(texts.opening);
    await expect(fact(page, 'Candidatures')).toHaveText(texts.season);
    await expect(fact(page, 'Une demande envoyée aujourd’hui')).toHaveText(
      'request' in texts ? texts.request : 'Rentrée de septembre 2026',
    );
    const next = page
      .getByRole('region', { name: /^Après les cours/ })
      .getByRole('listitem')
      .first();
    await expect(next).toContainText(`${texts.event}`);
    await expect(next).toContainText('le prochain');

    await openPage(page, '/admissions');
    await expect(fact(page, 'Candidatures')).toHaveText(texts.season);
    const row = (name: RegExp) => page.getByRole('row', { name });
    await expect(row(/^Stratégie .*licence/i)).toContainText(texts.licence);
    await expect(row(/^Management .*master/i)).toContainText(texts.master);
    await expect(row(/^Comptabilité.*licence/i)).toContainText('Candidatures ouvertes');

    await openPage(page, '/programs/license-strategie-gestion');
    await expect(fact(page, 'Candidatures')).toContainText(texts.licence);

    const entry = (years: string) =>
      page.getByText(`Une demande envoyée aujourd’hui est étudiée pour ${years}`);
    await openPage(page, '/admission-request');
    const september = 'la rentrée de septembre 2026.';
    await expect(entry('entry' in texts ? texts.entry : september)).toBeVisible();
    await page.getByText('Formation académique').click();
    const year = page.getByRole('combobox', { name: 'Année scolaire' });
    const yearsOverHint = /^Les années .* sont terminées.*choisissez 2025\S+2026,/;
    await expect(year).toHaveAccessibleDescription('areAcademicYearsOver' in texts ? yearsOverHint : '');
    await openPage(page, '/admission-request?domain=strategie-gestion&degree=licence');
    await expect(entry(september)).toBeVisible();
    // Certifications and this licence accept requests all year round.
    const atAnyTime = page.getByText('Une demande envoyée aujourd’hui est étudiée dès sa réception.');
    await page.getByText('Formation certifiante').click();
    await expect(atAnyTime).toBeVisible();
    await openPage(page, '/admission-request?domain=comptabilite-controle-audit&degree=licence');
    await expect(atAnyTime).toBeVisible();
    expect(messages).toEqual([]);
  });
}
