import { type Page, expect, test } from '@playwright/test';
import { AdmissionForm, TeacherDialog } from '../support/forms.ts';
import { openPage } from '../support/page.ts';
import { pdf } from '../support/pdfs.ts';

/**
 * Replaces each text node by two `font` elements with a new text node, as browsers do when they translate a page. React then
 * updates the old node, which nobody sees, unless the text is alone in its element.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text); // Safe cast: the walker only returns text nodes.
    for (const text of texts.filter(
      ({ data, parentElement }) => data.trim() && !parentElement?.closest('script, style, svg'),
    )) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
  });
}

/** Each opens a part of a page, and returns acts that change its texts. */
const visits: Record<string, (page: Page) => Promise<readonly (() => Promise<unknown>)[]>> = {
  'the calendar': async (page) => {
    const form = new AdmissionForm(page);
    await form.open();
    await page.getByRole('button', { name: 'Sélectionner une date' }).click();
    const next = page.getByRole('button', { name: 'Mois suivant' });
    await next.waitFor();
    return [
      () => next.click(),
      () => next.click(),
      () => page.getByRole('button', { name: 'Mois précédent' }).click(),
    ];
  },
  'the filters and pages of the news': async (page) => {
    await openPage(page, '/news');
    const button = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
    return [
      () => button(/^Suivant/).click(),
      () => button(/^mai 2025/).click(),
      () => button(/^Événements/).click(),
      () => button(/^Recherche/).click(),
      () => button(/^Tous/).click(),
    ];
  },
  'the finder': async (page) => {
    await openPage(page, '/programs');
    const press = (name: string) => () =>
      page.getByRole('main').getByRole('button', { name, exact: true }).click();
    return [
      press('Baccalauréat'),
      press('Brancher, construire'),
      press('Études seulement'),
      press('Brancher, construire'),
    ];
  },
  'the errors of a form': async (page) => {
    await openPage(page, '/contact');
    const name = page.getByRole('main').getByRole('textbox', { name: /^Nom/ });
    return [
      () => page.getByRole('main').getByRole('button', { name: 'Envoyer' }).click(),
      () => name.fill('A'),
      () => name.fill('Ali'),
    ];
  },
  'the questions of the request': async (page) => {
    const form = new AdmissionForm(page);
    await form.open();
    return [
      () => form.chooseType('Formation certifiante'),
      () => form.submitButton.click(),
      () => form.chooseType('Formation académique'),
      () => form.choice('Dernier diplôme obtenu').selectOption('Licence'),
    ];
  },
  'the chosen file': async (page) => {
    const form = new TeacherDialog(page);
    await form.open();
    const choose = (name: string, size: number) => () =>
      form.chooseFile({
        name,
        mimeType: 'application/pdf',
        buffer: Buffer.concat([pdf, Buffer.alloc(size)]),
      });
    return [choose('cv.pdf', 10), choose('longer.pdf', 90_000)];
  },
  'the search': async (page) => {
    await openPage(page, '/plan-du-site');
    const search = (words: string) => async () => {
      await page.getByRole('searchbox').fill(words);
      await page.keyboard.press('Enter');
    };
    return [search('logistique'), search('bibliotheque'), search('xyzxyz')];
  },
  'the testimonials': async (page) => {
    await openPage(page, '/');
    const next = page.getByRole('button', { name: 'Témoignage suivant' });
    return [() => next.click(), () => next.click()];
  },
};

const readText = (page: Page) => page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').trim());

for (const [part, visit] of Object.entries(visits)) {
  test(`after a translation by the browser, acts on ${part} change the same texts`, async ({ page }) => {
    const shown: string[] = [];
    for (const act of await visit(page)) {
      await act();
      // Some acts change the page in a later task.
      let text = '';
      await expect(async () => {
        const before = text;
        text = await readText(page);
        expect(text).toBe(before);
      }).toPass({ intervals: [300] });
      shown.push(text);
    }
    // Without the page's scripts, which would save the draft again.
    await page.goto('/healthz');
    await page.evaluate(() => sessionStorage.clear());
    const acts = await visit(page);
    await translate(page);
    for (const [index, act] of acts.entries()) {
      await act();
      await expect.poll(() => readText(page), `after act ${index + 1}`).toBe(shown[index]);
    }
  });
}
