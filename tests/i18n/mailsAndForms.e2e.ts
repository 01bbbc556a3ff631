import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import { type ParsedMail, simpleParser } from 'mailparser';
import { academicApplicant, fillByName } from '../support/forms.ts';
import { test } from '../support/tab.ts';
import { closing, opening } from './support/pseudoCatalogs.ts';
import { addressOf, dataFolder, languages, startedLanguage } from './support/site.ts';

for (const language of [...languages, startedLanguage]) {
  // The started language has the form, but not the texts of the mails.
  const mailLanguage = language === startedLanguage ? 'fr' : language;

  test(`a request from a page in ${language} gets a response in ${language} and a confirmation in ${mailLanguage}, and the school a mail in French`, async ({
    page,
  }) => {
    const email = `hodan-${language}@exemple.dj`;
    await page.goto(addressOf('/admission-request', language));
    await send(page, email);
    const toast = page.locator('[data-toast]');
    await expect(toast).toBeVisible();
    if (language !== 'fr') await expect(toast).toContainText(opening);
    const mails = await mailsFor(email);
    const confirmation = mails.find(({ to }) => JSON.stringify(to).includes(email));
    const forSchool = mails.find((mail) => mail !== confirmation);
    expect(confirmation?.html).toContain(
      `<html lang="${mailLanguage}" dir="${mailLanguage === 'ar' ? 'rtl' : 'ltr'}">`,
    );
    const words = `${confirmation?.subject}\n${confirmation?.text}`;
    if (mailLanguage === 'fr') expect(words).not.toContain(opening);
    else expect(linesWithHardCodedText(words)).toEqual([]);
    expect(forSchool?.html).toContain('<html lang="fr" dir="ltr">');
    expect(`${forSchool?.subject}\n${forSchool?.text}`).not.toContain(opening);
  });
}

async function send(page: Page, email: string): Promise<void> {
  const form = page.locator('main form[data-live]');
  await form.waitFor();
  await fillByName(form, { ...academicApplicant, email });
  await form.locator('[type="submit"]').click();
}

/** The two mails about a request: to the applicant, and to the school with the applicant as Reply-To. */
async function mailsFor(email: string): Promise<ParsedMail[]> {
  const folder = join(dataFolder, 'outbox');
  let mails: ParsedMail[] = [];
  await expect
    .poll(async () => {
      const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
      const all = await Promise.all(files.map((file) => simpleParser(readFileSync(join(folder, file)))));
      mails = all.filter((mail) => JSON.stringify([mail.to, mail.replyTo]).includes(email));
      return mails.length;
    })
    .toBe(2);
  return mails;
}

/**
 * Returns the lines with hard-coded text. The test catalog puts marks around every translation, so letters outside the
 * marks are not from the catalog. Typed values, references, dates and addresses are ignored.
 */
function linesWithHardCodedText(text: string): string[] {
  return text.split('\n').filter((line) => {
    let rest = line;
    // Remove the innermost marks first, because a text may contain another text.
    for (let before = ''; before !== rest;) {
      before = rest;
      rest = rest.replaceAll(new RegExp(`${opening}[^${opening}${closing}]*${closing}`, 'g'), '');
    }
    const typed = rest.replaceAll(/Hodan|Warsama|\S+@\S+|\b[A-Z0-9]{3,}(?:-[A-Z0-9]+)+\b/g, '');
    const months = /May|November|December|at|[AP]M|مايو|نوفمبر|ديسمبر|في|[صم]|GMT/g;
    return /\p{L}/u.test(typed.replaceAll(months, ''));
  });
}
