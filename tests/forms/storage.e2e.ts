import { expect, test } from '@playwright/test';
import { AdmissionForm } from '../support/forms.ts';

test('a draft survives a reload and is not shared with other tabs', async ({ page, context }) => {
  const form = new AdmissionForm(page);
  await form.open();
  await form.text('Prénom').fill('Hodan');
  await form.choice('Dernier diplôme obtenu').selectOption('BTS');
  await page.reload();
  await form.whenLive();
  await expect(form.text('Prénom')).toHaveValue('Hodan');
  await expect(form.choice('Dernier diplôme obtenu')).toHaveValue('bts');

  const other = new AdmissionForm(await context.newPage());
  await other.open();
  await expect(other.text('Prénom')).toHaveValue('');
  await expect(other.choice('Dernier diplôme obtenu')).toHaveValue('');
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain('Hodan');
});

test('the Supabase session is kept in local storage and refreshed automatically', async ({ page }) => {
  const session = (name: string, expiresIn: number) => ({
    access_token: `${name}-access`,
    refresh_token: `${name}-refresh`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: Math.trunc(Date.now() / 1000) + expiresIn,
    user: { id: '0b9d5a3e-0000-4000-8000-000000000000' },
  });
  // supabase-js derives its storage key from the project's host.
  const storageKey = 'sb-localhost-auth-token';
  await page.addInitScript(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value), [
    storageKey,
    JSON.stringify(session('old', -60)),
  ] as const);
  const renewals: unknown[] = [];
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    renewals.push(route.request().postDataJSON());
    await route.fulfill({ json: session('new', 3600) });
  });
  const form = new AdmissionForm(page);
  await form.open();
  // The form creates the Supabase client on its first focus.
  await form.text('Prénom').focus();
  const storedSession = () => page.evaluate((key) => localStorage.getItem(key) ?? '', storageKey);
  await expect.poll(storedSession).toContain('new-refresh');
  expect(renewals).toEqual([{ refresh_token: 'old-refresh' }]);
});
