import type { Locator, Page } from '@playwright/test';
import type { PagePath } from '../../src/build/pages.ts';
import {
  academicRequest,
  fullAcademicRequest,
  storedRequest,
  mailTexts,
  contactMessage,
  teacherApplication,
} from '../support/requests.ts';
import { fillByName, fillFields, openPaper } from '../support/forms.ts';
import { pdf } from '../support/pdfs.ts';
import { type OpenedDossier, describeDossier } from '#core/acts/dossierRules.ts';
import type { PaperName, StoredPaper } from '#core/model/papers.ts';
import { describeRequest } from '#core/acts/officeRules.ts';
import type { OfficeList } from '#core/acts/officeHandler.ts';
import { listFilters } from '#core/model/linkedPages.ts';
import { missingPapers } from '#core/model/status.ts';
import { summarise } from '#core/acts/requestList.ts';
import type { StoredEvent, StoredRequest } from '#core/model/request.ts';

/**
 * Widths of the audit, in CSS pixels: the smallest phone that the site is designed for, a desktop, and 320 px for states
 * that are hard to fit. At 320 px the window is 256 px high, which is a desktop at 400 % zoom (WCAG 1.4.10).
 */
export type AuditedWidth = 320 | 360 | 1280;

export const heightAt: Record<AuditedWidth, number> = { 320: 256, 360: 700, 1280: 700 };

/** A state that a component can be brought into, for example an open dialog. */
export interface PageState {
  /** A name in plain English, in lower case. Test titles and file names are made from it. */
  name: string;
  /** A page with the component. One page is enough for a component that many pages share. */
  path: PagePath;
  /** Default: 360 and 1280. */
  widths?: readonly AuditedWidth[];
  /**
   * Brings a loaded page into the state and resolves once the state is reached. Finds elements by role, `name` attribute
   * and structure, never by text, so that it works in every language.
   */
  reach(page: Page): Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
export const interactiveForm = (parent: Locator) => parent.locator('form[data-interactive]');
export const submitButton = (form: Locator) => form.locator('[type="submit"]');
const errorSummary = (form: Locator, firstField: string) =>
  form.locator(`[role="group"]:has(a[href="#${firstField}"])`);

const admissionFunction = '**/functions/v1/send-admission-email';
const admissionForm = (page: Page) => interactiveForm(main(page));

async function sendAdmissionRequest(page: Page): Promise<void> {
  await fillByName(admissionForm(page), academicRequest);
  await submitButton(admissionForm(page)).click();
}

async function sendContactMessage(page: Page): Promise<void> {
  const form = interactiveForm(main(page));
  await fillFields(form, contactMessage);
  await submitButton(form).click();
  await page.locator('[data-toast]').waitFor();
}

const pdfFile = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf };
const wordFile = { name: 'cv.docx', mimeType: '', buffer: Buffer.from('PK') };

export async function openTeacherApplication(page: Page): Promise<Locator> {
  await page.getByRole('contentinfo').locator('button[aria-haspopup="dialog"]').click();
  const form = interactiveForm(page.getByRole('dialog'));
  await form.waitFor();
  return form;
}

export async function chooseCv(form: Locator, file: typeof pdfFile): Promise<void> {
  const chooser = form.page().waitForEvent('filechooser');
  await form.locator('[name="cv"]').click();
  await (await chooser).setFiles(file);
  await form.locator('[id$="-chosen"]').waitFor();
}

/** Fills in every required field and submits the form. Resolves once the toast is shown. */
async function sendTeacherApplication(page: Page, lastDiploma: string): Promise<void> {
  const form = await openTeacherApplication(page);
  const { lastDiploma: _, ...texts } = teacherApplication;
  await fillFields(form, texts);
  await form.locator('[name="lastDiploma"]').selectOption(lastDiploma);
  await chooseCv(form, pdfFile);
  await submitButton(form).click();
  await page.locator('[data-toast]').waitFor();
}

async function press(button: Locator): Promise<void> {
  await button.click();
  await button.and(button.page().locator('[aria-pressed="true"]')).waitFor();
}

const sentAt = '2026-11-23T08:00:00.000Z';
export const dayAfter = '2026-11-24T08:20:00.000Z';
const paperFile = (paper: PaperName, state: StoredPaper['state'], number: number): StoredPaper => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  paper,
  state,
  bytes: 820_000,
  sha256: null,
  replaces: null,
  createdAt: dayAfter,
  receivedAt: state === 'uploading' ? null : dayAfter,
});
const event = (name: StoredEvent['event'], detail: StoredEvent['detail'] = {}): StoredEvent => ({
  id: name,
  at: dayAfter,
  event: name,
  detail,
});

/** A request with a paper in each state, and with events. */
export const sampleRequest = storedRequest(
  { ...fullAcademicRequest, lastName: 'Houssein Abdourahman', degree: 'master' },
  {
    reference: 'ADM-7K3Q-9ZTB',
    createdAt: sentAt,
    papers: [
      paperFile('cv', 'replaced', 1),
      paperFile('cv', 'received', 2),
      paperFile('transcripts', 'received', 3),
      paperFile('transcripts', 'received', 4),
      paperFile('identity', 'uploading', 5),
    ],
    mails: [
      {
        kind: 'applicant',
        state: 'sent',
        recipient: fullAcademicRequest.email,
        queuedAt: sentAt,
        dueAt: sentAt,
        sentAt: '2026-11-23T08:00:04.000Z',
      },
    ],
    events: [
      event('asked', { papers: ['identity'], text: 'Les deux côtés de la carte.' }),
      event('noted', { text: 'A appelé le 24 :\nrappeler jeudi matin.' }),
    ],
  },
);

/** Opens the dossier of `sampleRequest`. The function `dossier` answers no act but `show`. */
export async function openDossier(page: Page, change: Partial<OpenedDossier> = {}): Promise<void> {
  const { email } = sampleRequest.answers;
  const moved = event('corrected', { earlier: { email, generation: 1, replacedBy: 2 } });
  const stored = { ...sampleRequest, ...(change.newAddress && { events: [moved] }) };
  const dossier = describeDossier(
    { ...stored, isProved: true, mayLook: true, ...change },
    Date.parse(dayAfter),
  );
  await page.route('**/functions/v1/dossier', (route) => {
    const { act } = route.request().postDataJSON() as { act: string }; // Safe cast: every call names an act.
    if (act === 'show') void route.fulfill({ json: { success: true, dossier } });
  });
  await page.evaluate((fragment) => (location.hash = fragment), secretOf(dossier.reference));
  await main(page).locator('h1 + p bdi').waitFor();
}
export const secretOf = (reference: string) => `${reference}.${'a'.repeat(43)}`;

const french = { t: mailTexts.translator('fr'), formats: mailTexts.formats('fr') };
/** `sampleRequest` as the function `office` describes it on `dayAfter`. */
export const officeRequest = (change: Partial<StoredRequest> = {}) =>
  describeRequest({ ...sampleRequest, ...change }, french, Date.parse(dayAfter), false);

export const sampleList: OfficeList = {
  rows: [
    sampleRequest,
    storedRequest(
      { ...contactMessage, name: 'عبد الرحمن موسى' },
      { kind: 'contact', reference: 'MSG-AAAA-CCCC', createdAt: sentAt },
    ),
    storedRequest(teacherApplication, { kind: 'teacher', reference: 'ENS-AAAA-CCCC', createdAt: sentAt }),
  ].map((stored) => ({
    ...summarise(stored, french.t, Date.parse(dayAfter)),
    secret: secretOf(stored.reference),
    hasOthers: stored === sampleRequest,
    papers: stored.papers.length,
    missing: missingPapers(stored).length,
    takenBy: stored === sampleRequest ? 'Kadra' : '',
  })),
  counts: { open: 103, late: 1, missing: 80, complete: 23, answered: 12, withdrawn: 2, all: 115 },
  programs: ['Licence – Comptabilité', 'Licence – Logistique et Transport International'],
  page: 1,
  pages: 3,
  validUntil: '2026-11-24T09:30:00.000Z',
};
const emptyList = {
  ...sampleList,
  rows: [],
  pages: 1,
  counts: Object.fromEntries(listFilters.map((name) => [name, 0])),
};

/** Opens the office's page. Answers a call of the function `office` with the reply of its act; null aborts the call. */
export async function openOffice(
  page: Page,
  replies: Record<string, object | null>,
  secret = secretOf(sampleRequest.reference),
): Promise<void> {
  await page.route('**/functions/v1/office', (route) => {
    const { act } = route.request().postDataJSON() as { act: string }; // Safe cast: every call names an act.
    const reply = replies[act];
    return reply ? route.fulfill({ json: { success: true, ...reply } }) : route.abort('connectionfailed');
  });
  await page.evaluate((fragment) => (location.hash = fragment), secret);
  await main(page).locator('h2').first().waitFor();
}
const listSecret = secretOf('list.abc');

/** States that are hard to fit. */
const all: readonly AuditedWidth[] = [320, 360, 1280];
const phone: readonly AuditedWidth[] = [360];
const desktop: readonly AuditedWidth[] = [1280];

type Reach = PageState['reach'];
type Options = Pick<PageState, 'widths'>;

function state(name: string, path: PagePath, ...rest: [Reach] | [Options, Reach]): PageState {
  const [options, reach] = rest.length === 1 ? [{}, rest[0]] : rest;
  return { name, path, ...options, reach };
}

/** The states of each component that has any, by the component's file. `visits.test.ts` finds components left out. */
export const statesByComponent: Record<string, readonly PageState[]> = {
  'src/forms/AdmissionForm.tsx': [
    state('admission form with the certifying questions', '/admission-request', async (page) => {
      await fillByName(admissionForm(page), { formationType: 'certifiante' });
      await admissionForm(page).locator('[name="certifyingProgram"]').waitFor();
    }),
    state('admission form invalid', '/admission-request', { widths: all }, async (page) => {
      await submitButton(admissionForm(page)).press('Enter');
      await errorSummary(admissionForm(page), 'firstName').waitFor();
    }),
    state('admission form pending', '/admission-request', async (page) => {
      await page.route(admissionFunction, () => {});
      await sendAdmissionRequest(page);
      await submitButton(admissionForm(page)).and(page.locator('[aria-disabled="true"]')).waitFor();
    }),
    state('admission form failed, with its toast', '/admission-request', async (page) => {
      await page.route(admissionFunction, (route) => route.abort('connectionfailed'));
      await sendAdmissionRequest(page);
      await page.locator('[data-toast]').waitFor();
    }),
    state('admission form sent, with its receipt and toast', '/admission-request', async (page) => {
      await page.route(admissionFunction, (route) =>
        route.fulfill({ json: { success: true, reference: 'ADM-TEST-0000' } }),
      );
      await sendAdmissionRequest(page);
      await page.locator('[data-toast]').waitFor();
      await main(page).locator('a[download]').waitFor();
    }),
    state('calendar of the birth date open', '/admission-request', { widths: all }, async (page) => {
      await admissionForm(page).locator('[name="birthDate"]').fill('17/05/2004');
      await admissionForm(page).locator('button[aria-haspopup="dialog"]').click();
      await page.getByRole('grid').waitFor();
    }),
  ],
  'src/forms/QuestionField.tsx': [
    state(
      'admission form with a mistyped address and the birth date of a child',
      '/admission-request',
      { widths: all },
      async (page) => {
        const form = admissionForm(page);
        await form.locator('[name="birthDate"]').fill('17/05/2020');
        await form.locator('[name="email"]').fill('ali@gmial.com');
        await form.locator('[name="email"]').press('Tab');
        await form.locator('[aria-live] + button').waitFor();
      },
    ),
  ],
  'src/forms/ContactForm.tsx': [
    state('contact form invalid', '/contact', { widths: all }, async (page) => {
      const form = interactiveForm(main(page));
      await submitButton(form).press('Enter');
      await errorSummary(form, 'name').waitFor();
    }),
    state('contact form failed, with its toast', '/contact', async (page) => {
      await page.evaluate(() => addEventListener('contact-message', (event) => event.preventDefault()));
      await sendContactMessage(page);
    }),
    state('contact form sent, with its toast', '/contact', sendContactMessage),
  ],
  'src/layout/TeacherApplicationDialog.tsx': [
    state('teacher application empty', '/about', async (page) => void (await openTeacherApplication(page))),
    state('teacher application invalid', '/about', { widths: all }, async (page) => {
      const form = await openTeacherApplication(page);
      await chooseCv(form, wordFile);
      await submitButton(form).press('Enter');
      await errorSummary(form, 'firstName').waitFor();
    }),
    state('teacher application ineligible, with its toast', '/about', (page) =>
      sendTeacherApplication(page, 'licence'),
    ),
    state('teacher application sent, with its toast', '/about', async (page) => {
      await sendTeacherApplication(page, 'master');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }),
  ],
  'src/pages/admission-request/Receipt.tsx': [
    state('link of the dossier as a QR code', '/admission-request', { widths: phone }, async (page) => {
      await page.route(admissionFunction, (route) =>
        route.fulfill({
          json: { success: true, reference: 'ADM-TEST-0000', dossierSecret: secretOf('ADM-TEST-0000') },
        }),
      );
      await sendAdmissionRequest(page);
      await main(page).locator('button[aria-expanded]:not([aria-haspopup])').click();
      await main(page).locator('svg[role="img"]').waitFor();
    }),
  ],
  'src/pages/dossier/Dossier.tsx': [
    state('dossier open', '/dossier', { widths: all }, (page) => openDossier(page)),
    state('dossier of a new address', '/dossier', { widths: phone }, (page) =>
      openDossier(page, { newAddress: 'toConfirm' }),
    ),
    state('dossier withdrawn', '/dossier', (page) => openDossier(page, { withdrawnAt: dayAfter })),
    state('dossier out of reach', '/dossier', { widths: phone }, async (page) => {
      await page.route('**/functions/v1/dossier', (route) => route.abort('connectionfailed'));
      await page.evaluate((fragment) => (location.hash = fragment), secretOf('ADM-AAAA-AAAA'));
      await main(page).getByRole('button').waitFor();
    }),
  ],
  'src/sections/RequestPage.tsx': [
    state('correction of a dossier', '/dossier', async (page) => {
      await openDossier(page);
      await main(page).locator('details:not([name]) > summary:has(h3)').first().click();
      await interactiveForm(main(page)).waitFor();
    }),
  ],
  'src/pages/office/Office.tsx': [
    state('request at the office', '/office', { widths: all }, (page) =>
      openOffice(page, { show: { request: officeRequest() } }),
    ),
    state('request answered', '/office', async (page) => {
      const answered = officeRequest({
        answeredAt: dayAfter,
        events: [...sampleRequest.events, event('answered')],
      });
      await openOffice(page, { show: { request: officeRequest() }, answered: { request: answered } });
      await main(page).getByRole('button').first().click();
      const events = main(page).locator('ol > li');
      await events.nth(answered.history.length - 1).waitFor();
    }),
  ],
  'src/pages/office/Papers.tsx': [
    state('papers to ask for', '/office', { widths: all }, async (page) => {
      await openOffice(page, { show: { request: officeRequest() } });
      const ask = main(page).locator('details');
      await ask.locator('summary').click();
      await ask.getByRole('textbox').fill('Voir www.exemple.dj');
      await submitButton(ask).click();
      await ask.locator('[aria-invalid="true"]').waitFor();
    }),
  ],
  'src/pages/office/EraseRequests.tsx': [
    state('requests to erase', '/office', { widths: all }, async (page) => {
      await openOffice(page, { list: { list: sampleList } }, listSecret);
      await page.getByRole('button', { name: 'Effacer' }).first().click();
      await page.getByRole('checkbox').nth(2).waitFor();
    }),
  ],
  'src/pages/office/RequestList.tsx': [
    state('link of the list on its way', '/office', { widths: phone }, async (page) => {
      await page.route('**/functions/v1/office', (route) => route.fulfill({ json: { success: true } }));
      await main(page).getByRole('button').click();
      await main(page).locator('[aria-live] > :not(:empty)').waitFor();
    }),
    state('link of the office expired', '/office', async (page) => {
      await page.route('**/functions/v1/office', (route) =>
        route.fulfill({
          status: 410,
          json: { success: false, code: 'expired', error: 'Ce lien a expiré.' },
        }),
      );
      await page.evaluate((fragment) => (location.hash = fragment), listSecret);
      await page.getByText('Ce lien a expiré.').waitFor();
    }),
    state('list of the requests', '/office', { widths: all }, (page) =>
      openOffice(page, { list: { list: sampleList } }, listSecret),
    ),
    state('list without requests', '/office', { widths: phone }, (page) =>
      openOffice(page, { list: { list: emptyList } }, listSecret),
    ),
  ],
  'src/pages/dossier/Papers.tsx': [
    state(
      'paper with an interrupted upload and a refused file',
      '/dossier',
      { widths: all },
      async (page) => {
        await openDossier(page);
        const paper = await openPaper(page, 4);
        await paper.locator('input[accept*="pdf"]').last().setInputFiles(wordFile);
        await paper.locator('[aria-live] svg').waitFor();
      },
    ),
    state('paper being sent', '/dossier', async (page) => {
      await openDossier(page);
      const paper = await openPaper(page, 1);
      await paper.locator('input[accept*="pdf"]').setInputFiles(pdfFile);
      await paper.locator('progress').waitFor();
    }),
  ],
  'src/pages/dossier/LookAtFile.tsx': [
    state('birth date asked for a received file', '/dossier', { widths: phone }, async (page) => {
      await openDossier(page);
      const paper = await openPaper(page, 0);
      await paper.locator('summary ~ * button').first().click();
      await paper.locator('[name="birthDate"]').waitFor();
    }),
  ],
  'src/pages/dossier/PhotoPages.tsx': [
    state('photographs of a paper', '/dossier', { widths: all }, async (page) => {
      await openDossier(page);
      const photo = {
        name: 'IMG.jpg',
        mimeType: 'image/jpeg',
        buffer: await page.screenshot({ type: 'jpeg' }),
      };
      const paper = await openPaper(page, 3);
      await paper.locator('input[accept="image/*"]').setInputFiles([photo, photo]);
      await paper.locator('li img').nth(1).waitFor();
    }),
  ],
  'src/forms/SmallForm.tsx': [
    state('lost link invalid', '/dossier', async (page) => {
      const form = interactiveForm(main(page));
      await submitButton(form).press('Enter');
      await form.locator('[aria-invalid="true"]').first().waitFor();
    }),
  ],
  'src/layout/TeacherApplication.tsx': [
    // The state adds one sentence, in the footer. A phone has the least room for it, so one width is enough.
    state('teacher application that cannot be loaded', '/about', { widths: phone }, async (page) => {
      // Block the script before the page loads, because an idle page prefetches it.
      await page.route(/\/teacherApplication[^/]*\.js/i, (route) => route.abort());
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('contentinfo').locator('button[aria-haspopup="dialog"]').click();
      await page.getByRole('contentinfo').locator('[aria-live] > :not(:empty)').first().waitFor();
    }),
  ],
  'src/layout/MobileMenu.tsx': [
    state('mobile menu open', '/', { widths: phone }, async (page) => {
      await page.getByRole('banner').getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    }),
  ],
  'src/layout/SiteHeader.tsx': [
    state('“Plus” open', '/', { widths: desktop }, async (page) => {
      await page.getByRole('banner').locator('summary').last().click();
      await page.getByRole('banner').locator('details a').last().waitFor();
    }),
  ],
  'src/layout/InfoDialogs.tsx': [
    // Only the texts of the other dialogs differ, and each text is also audited as a page.
    state('legalNotice dialog open', '/about', { widths: all }, async (page) => {
      // On a translated page, a language prefix stands before the path.
      await page.getByRole('contentinfo').locator('a[href$="/mentions-legales"]').click();
      await page.getByRole('dialog').waitFor();
    }),
  ],
  'src/pages/certifications/Certifications.tsx': [
    // By index, because the titles differ by language. The first item is open already.
    state('another accordion item open', '/certifications', async (page) => {
      const item = main(page).locator('details[name]').nth(1);
      await item.locator('summary').click();
      await item.locator(':scope[open]').waitFor();
    }),
  ],
  'src/pages/news/News.tsx': [
    // The categories are the first list of toggle buttons.
    state('news narrowed to a category', '/news', (page) =>
      press(main(page).locator('li > button[aria-pressed]').first()),
    ),
  ],
  'src/pages/programs/ProgramFinder.tsx': [
    state('programmes advised', '/programs', async (page) => {
      const questions = main(page).locator('ul[aria-labelledby]:has(> li > button[aria-pressed])');
      // Folded on a phone.
      const fold = main(page).locator('details:has(button[aria-pressed]) > summary').first();
      if (await fold.isVisible()) await fold.click();
      for (const index of [0, 1, 2]) await press(questions.nth(index).getByRole('button').first());
    }),
  ],
  'src/pages/programs/program-page/ProgramPage.tsx': [
    state('ways to share a programme open', '/programs/license-cca', async (page) => {
      const ways = main(page).locator('details:has(a[href^="mailto:?"])');
      await ways.locator('summary').click();
      await ways.and(page.locator('[open]')).waitFor();
    }),
  ],
  'src/pages/site-map/SiteMap.tsx': [
    state('pages found', '/plan-du-site', async (page) => {
      await page.getByRole('searchbox').fill('2018');
      await page.keyboard.press('Enter');
      await page.locator('form[role="search"] ~ ol').waitFor();
    }),
  ],
};

/** Returns the state of this name. Throws when there is none. */
export function stateNamed(name: string): PageState {
  const state = Object.values(statesByComponent)
    .flat()
    .find((candidate) => candidate.name === name);
  if (!state) throw new Error(`tests/crawl/states.ts has no state “${name}”.`);
  return state;
}
