import { expect, test } from '@playwright/test';
import { AdmissionForm } from '../support/admissionForm.ts';

test('a draft survives a reload and stays in its tab', async ({ page, context }) => {
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

test('the back end’s session is kept in local storage and refreshed automatically', async ({ page }) => {
  const session = (name: string, expiresIn: number) => ({
    access_token: `${name}-access`,
    refresh_token: `${name}-refresh`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: Math.trunc(Date.now() / 1000) + expiresIn,
    user: { id: '0b9d5a3e-0000-4000-8000-000000000000' },
  });
  // The key of supabase-js, named after the host of the project.
  const place = 'sb-localhost-auth-token';
  await page.addInitScript(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value), [
    place,
    JSON.stringify(session('old', -60)),
  ] as const);
  const renewals: unknown[] = [];
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    renewals.push(route.request().postDataJSON());
    await route.fulfill({ json: session('new', 3600) });
  });
  const form = new AdmissionForm(page);
  await form.open();
  // The form creates the client when it first has the focus.
  await form.text('Prénom').focus();
  const kept = () => page.evaluate((key) => localStorage.getItem(key) ?? '', place);
  await expect.poll(kept).toContain('new-refresh');
  expect(renewals).toEqual([{ refresh_token: 'old-refresh' }]);
});
