import { expect } from '@playwright/test';
import { academicApplicant, fillByName } from '../support/forms.ts';
import { readMails } from '../support/school.ts';
import { test } from '../support/tab.ts';
import { opening } from './support/pseudoCatalogs.ts';
import { addressOf, dataFolder } from './support/site.ts';

// `tests/server/mails.test.ts` tests the words and the language of the mails.
test('a request from a page in Arabic gets a response and a confirmation in Arabic, and the school a mail in French', async ({
  page,
}) => {
  const email = 'hodan-ar@exemple.dj';
  await page.goto(addressOf('/admission-request', 'ar'));
  const form = page.locator('main form[data-live]');
  await form.waitFor();
  await fillByName(form, { ...academicApplicant, email });
  await form.locator('[type="submit"]').click();
  await expect(page.locator('[data-toast]')).toContainText(opening);
  const mailsAbout = async () =>
    (await readMails(dataFolder)).filter(({ to, replyTo }) => JSON.stringify([to, replyTo]).includes(email));
  await expect.poll(async () => (await mailsAbout()).length).toBe(2);
  const mails = await mailsAbout();
  const confirmation = mails.find(({ to }) => JSON.stringify(to).includes(email));
  const forSchool = mails.find((mail) => mail !== confirmation);
  expect(confirmation?.html).toContain('<html lang="ar" dir="rtl">');
  expect(forSchool?.html).toContain('<html lang="fr" dir="ltr">');
  expect(`${forSchool?.subject}\n${forSchool?.text}`).not.toContain(opening);
});
