/**
 * `node takePictures.ts FOLDER [PATTERN]`: runs in a copy of the tree that is built from marked texts (`pictures.ts`). Takes a
 * picture of every state of the crawl, of every message of the forms and of every mail, and writes where each text is on it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { describeDossier } from '#core/acts/dossierRules.ts';
import { paperNames } from '#core/model/papers.ts';
import { linkMailStates } from '#core/model/request.ts';
import type { MorningNews } from '#core/mail/morning.ts';
import { type Catalog, flatten } from '../../src/catalogs/catalog.ts';
import { finderQuestions } from '../../src/content/programFinder.ts';
import {
  chooseCv,
  dayAfter,
  interactiveForm,
  officeRequest,
  openDossier,
  openOffice,
  openPaper,
  openTeacherApplication,
  sampleRequest,
  secretOf,
  submitButton,
} from '../crawl/states.ts';
import { planVisits } from '../crawl/visits.ts';
import { type Edge, admissionEdges, contactEdges, teacherEdges } from '../forms/edges.ts';
import { launchOptions } from '../support/browser.ts';
import { fillByName } from '../support/forms.ts';
import {
  claimedMail,
  contact,
  createMailComposer,
  createdAt,
  id,
  newsOf,
  teacher,
} from '../support/mails.ts';
import {
  academicRequest,
  certifyingRequest,
  contactMessage,
  mailTexts,
  storedRequest,
  teacherApplication,
} from '../support/requests.ts';
import { isHydrated, scrollThrough } from '../support/page.ts';
import { encryptedPdf } from '../support/pdfs.ts';
import { spawnServer } from '../support/serverProcess.ts';
import type { Picture, Place } from '../../src/translating/context.ts';
import { findTexts } from './findTexts.ts';
import { markPattern, marksIn } from '../../src/translating/marks.ts';

interface Scene {
  name: string;
  /** Undefined for a mail. */
  path?: string;
  width?: number;
  /** Without scripts, as some visitors see the page. */
  isScriptless?: true;
  /** A picture is kept only if it shows a text that no picture before it shows. */
  isExtra?: true;
  /** Default: `now`. */
  at?: string;
  reach?: (page: Page) => Promise<unknown>;
  /** What the page does not show: the subject of a mail, its version without HTML. */
  others?: readonly Place[];
}

const phone = 360;
const desktop = 1280;
const tallest = 12_000;
/** Applications are open, and the school is too. */
const now = '2026-03-02T09:00:00+03:00';
const picturesAtOnce = 2;

const [folder = '.', pattern = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const catalog: Catalog = JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8'));
const paths = [...flatten(catalog).keys()];

const visits = planVisits().map(({ path, state, views }): Scene => {
  const widths = views.map(({ width }) => width);
  const width = widths.includes(phone) ? phone : Math.max(...widths);
  return { name: state?.name ?? 'initial', path, width, ...(state && { reach: state.reach }) };
});
const initial = visits.filter(({ reach }) => !reach);
const extras = initial.flatMap((scene): Scene[] => [
  { ...scene, name: 'all unfolded', isExtra: true, reach: unfoldAll },
  { ...scene, name: 'on a wide screen', isExtra: true, width: desktop, reach: unfoldAll },
  { ...scene, name: 'without scripts', isExtra: true, isScriptless: true },
]);

/** States in which pressing a control shows further texts. */
const explored =
  /^\/dossier dossier open|^\/office (request at|list of)|^\/(news|certifications|programs\/license-cca) initial|^\/news page 2/;
const mostControls = 16;
const controlsIn = (page: Page) => page.locator(':is(main, [role="dialog"]) :is(button, summary):visible');
const controlCounts = new Map<string, number>();

type Answer = 'as it is' | 'success' | 'no connection';

/** Pressing each control of a state, while the functions answer or do not. */
function pressScenes({ name, path = '', width, reach }: Scene): Scene[] {
  const answers: Answer[] = ['/dossier', '/office'].includes(path)
    ? ['as it is', 'success', 'no connection']
    : ['as it is'];
  const count = Math.min(controlCounts.get(`${path} ${name}`) ?? 0, mostControls);
  return answers.flatMap((answer) =>
    Array.from({ length: count }, (_, index): Scene => ({
      name: `${name}, control ${index + 1} pressed, ${answer}`,
      path,
      isExtra: true,
      ...(width && { width }),
      reach: async (page) => {
        await reach?.(page);
        if (answer !== 'as it is') await answerActs(page, answer);
        // What an act asks for.
        for (const field of await page
          .locator('main :is(textarea, input[type="text"], input[type="email"]):visible')
          .all())
          await field.fill('Réponse');
        await controlsIn(page).nth(index).click({ timeout: 3000 });
        await settled(page);
      },
    })),
  );
}

async function answerActs(page: Page, answer: Answer): Promise<void> {
  const dossier = describeDossier({ ...sampleRequest, isProved: true });
  const reply = { success: true, dossier, request: officeRequest(), isMailed: true };
  await page.route(/functions\/v1\/(dossier|office)$/, (route) =>
    answer === 'success' ? route.fulfill({ json: reply }) : route.abort('connectionfailed'),
  );
}

/** Requests in other states than that of the crawl. */
const otherRequests = [
  ...linkMailStates.map((state) => ({ mail: { state, at: null } })),
  { mail: { state: 'onItsWay', at: dayAfter } },
  { answeredAt: dayAfter },
  { papers: [], answers: certifyingRequest },
  { papers: [], kind: 'contact', answers: contactMessage },
  { papers: [], kind: 'teacher', answers: teacherApplication },
  { withdrawnAt: dayAfter, newAddress: 'undoable' },
  { newAddress: 'undoable', isProved: false },
  ...(
    ['corrected', 'withdrawn', 'restored', 'reopened', 'taken', 'released', 'erasing', 'kept'] as const
  ).map((event) => ({ events: [{ id: event, at: dayAfter, event, detail: { by: 'Kadra' } }] })),
].flatMap((change, index): Scene[] => [
  {
    name: `another dossier ${index + 1}`,
    path: '/dossier',
    width: phone,
    isExtra: true,
    reach: async (page) => {
      // Safe casts: parts of a stored request.
      await openDossier(page, change as Parameters<typeof openDossier>[1]);
      await unfoldAll(page);
    },
  },
  {
    name: `another request at the office ${index + 1}`,
    path: '/office',
    width: phone,
    isExtra: true,
    reach: async (page) => {
      const request = officeRequest(change as Parameters<typeof officeRequest>[0]);
      await openOffice(page, { show: { request } });
      await unfoldAll(page);
    },
  },
]);

const reached = (name: string, path: string, reach?: Scene['reach']): Scene => ({
  name,
  path,
  width: phone,
  isExtra: true,
  ...(reach && { reach }),
});

/** What a request is answered with, besides what the crawl has. */
const replies: Record<string, object> = {
  ...Object.fromEntries(
    linkMailStates.map((state) => [
      `mail ${state}`,
      { success: true, reference: 'ADM-TEST-0000', mail: { state, at: null } },
    ]),
  ),
  'mail that waits': { success: true, reference: 'ADM-TEST-0000', mail: { state: 'onItsWay', at: dayAfter } },
  'no reference': { success: true },
  'a refusal': { success: false },
  'an unexpected text': [],
};
const otherReplies = Object.entries(replies).map(([name, json]) =>
  reached(`request answered with ${name}`, '/admission-request', async (page) => {
    await page.route('**/functions/v1/send-admission-email', (route) => route.fulfill({ json }));
    const form = await openMain(page);
    await fillByName(form, academicRequest);
    await submitButton(form).click();
    await page.locator('[data-toast]').waitFor();
  }),
);

const search = (words: string) => async (page: Page) => {
  await page.getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
  await settled(page);
};
const openLink = (fragment: string) => async (page: Page) => {
  // No function answers.
  await page.route('**/functions/v1/*', () => {});
  await page.evaluate((link) => (location.hash = link), fragment);
  await settled(page);
};
const linkedPages = [
  ...['visit', 'partnership', 'customProgram', 'shortProgram', 'teamManagement'].map((subject) =>
    reached(`subject ${subject}`, `/contact?subject=${subject}`),
  ),
  reached('nothing found', '/plan-du-site', search('zzzz')),
  reached('fees searched', '/plan-du-site', search('frais')),
  reached('empty search', '/plan-du-site', search('')),
  reached('a mistyped address', '/admission'),
  ...['/dossier', '/office'].flatMap((path) => [
    reached('link being opened', path, openLink(secretOf('ADM-AAAA-AAAA'))),
    reached('link that is cut', path, openLink('ADM-AAAA-AAAA.aaaa')),
  ]),
  reached('connection lost', '/contact', async (page) => {
    const form = await openMain(page);
    await page.context().setOffline(true);
    await form.locator('[name="email"]').fill('ali@exemple.dj');
  }),
];

/** Before applications open, after deadlines, and on a day off. */
const moments = ['2026-03-06', '2027-01-15', '2027-05-31', '2027-08-15', '2027-10-01'];
const datedPages = [
  '/',
  '/admissions',
  '/admission-request',
  '/programs',
  '/programs/license-cca',
  '/contact',
];
const atOtherTimes = moments.flatMap((day) =>
  datedPages.map((path): Scene => ({
    name: `on ${day}`,
    path,
    width: phone,
    isExtra: true,
    at: `${day}T06:00:00+03:00`,
    reach: unfoldAll,
  })),
);

/** Each field of study and each place of work, with the other answers in turn. */
const { diplome, domaine, lieu, travail } = finderQuestions;
const advice = [
  ...domaine.map((domaine) => ({ domaine })),
  ...lieu.map((lieu) => ({ domaine: 'inconnu', lieu })),
].map((answers, index): Scene => {
  const others = { diplome: diplome[index % 3] ?? '', travail: travail[index % 2] ?? '' };
  return {
    name: 'advice',
    path: `/programs?${new URLSearchParams({ ...answers, ...others }).toString()}`,
    width: phone,
    isExtra: true,
    reach: unfoldAll,
  };
});

/** The answers of the functions to a request; the dossier and the office show the others. */
const answersToRequests =
  /^(unreadable|invalid|conflict|tooLarge|methodNotAllowed|unsupported|rateLimited|unavailable)/;
const answerKeys = new Set(
  paths.flatMap((path) => /^mail\.answers\.(.+?)(?:_(?:one|many|other))?$/.exec(path)?.[1] ?? []),
);
const t = mailTexts.translator('fr') as (key: string, values: object) => string; // Safe cast: keys of the catalog.
const answers = [...answerKeys].map((key): Scene => {
  const error = t(`mail:answers.${key}`, { count: 3, ...contact });
  const reply = (page: Page, name: string) =>
    page.route(`**/functions/v1/${name}`, (route) =>
      route.fulfill({ status: 409, json: { success: false, code: 'refused', error } }),
    );
  const isToRequest = answersToRequests.test(key);
  return {
    name: `answer ${key}`,
    path: isToRequest ? '/admission-request' : '/dossier',
    width: phone,
    isExtra: true,
    reach: async (page) => {
      if (isToRequest) {
        await reply(page, 'send-admission-email');
        const form = await openMain(page);
        await fillByName(form, academicRequest);
        await submitButton(form).click();
        await page.locator('[data-toast]').waitFor();
      } else {
        await reply(page, 'dossier');
        await page.evaluate((fragment) => (location.hash = fragment), secretOf('ADM-AAAA-AAAA'));
        await page.getByText(error).waitFor();
      }
    },
  };
});

async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // Of those with a name, the browser keeps one open.
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

/** A picture for the nth message of every field at once. */
function errorScenes(
  name: string,
  path: string,
  edges: Record<string, readonly Edge[]>,
  open = openMain,
): Scene[] {
  const rounds = Object.entries(edges).map(([field, all]) => {
    const wrong = all.filter(
      ({ message }, index) => message && all.findIndex((edge) => edge.message === message) === index,
    );
    return { field, typed: wrong.map((edge) => edge.typed) };
  });
  const count = Math.max(...rounds.map(({ typed }) => typed.length));
  return Array.from({ length: count }, (_, round) => ({
    name: `${name}, mistakes ${round + 1}`,
    path,
    width: phone,
    isExtra: true,
    reach: async (page) => {
      const form = await open(page);
      await submitButton(form).press('Enter');
      for (const { field, typed } of rounds)
        if (typed[round] !== undefined) await form.locator(`[name="${field}"]`).fill(typed[round]);
      await submitButton(form).press('Enter');
    },
  }));
}

async function openMain(page: Page) {
  const form = interactiveForm(page.getByRole('main'));
  await form.waitFor();
  return form;
}

async function openAcademic(page: Page) {
  const form = await openMain(page);
  await fillByName(form, { formationType: 'academique' });
  return form;
}

async function openCertifying(page: Page) {
  const form = await openMain(page);
  await fillByName(form, { formationType: 'certifiante' });
  return form;
}

const edge = (typed: string): Edge => ({ description: '', typed, message: typed || 'missing' });
const dates = { birthDate: ['', '17/05', '05/17/2004', '17/05/1900'].map(edge) };
const pdfFile = (content: string | Buffer, name = 'cv.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});
const files = Object.entries({
  empty: pdfFile(''),
  disguised: pdfFile('PK'),
  cut: pdfFile('%PDF-1.7\n'),
  'too large': pdfFile(Buffer.alloc(6_000_000, '%PDF-1.7\n')),
  encrypted: pdfFile(Buffer.from(encryptedPdf)),
});
const paperScenes = files.map(([name, file]): Scene => ({
  name: `paper with a file that is ${name}`,
  path: '/dossier',
  width: phone,
  isExtra: true,
  reach: async (page) => {
    await openDossier(page);
    const paper = await openPaper(page, 4);
    await paper.locator('input[accept*="pdf"]').last().setInputFiles(file);
    await settled(page);
  },
}));
const errors = [
  ...errorScenes('admission form', '/admission-request', { ...admissionEdges, ...dates }, openAcademic),
  ...errorScenes(
    'admission form for a certificate',
    '/admission-request',
    { phone: [edge('')] },
    openCertifying,
  ),
  ...errorScenes('contact form', '/contact', contactEdges),
  ...errorScenes('teacher application', '/about', teacherEdges, openTeacherApplication),
  ...files.map(([name, file]): Scene => ({
    name: `teacher application with a file that is ${name}`,
    path: '/about',
    width: phone,
    isExtra: true,
    reach: async (page) => {
      const form = await openTeacherApplication(page);
      await chooseCv(form, file);
      await submitButton(form).press('Enter');
    },
  })),
];

// Safe cast: every problem has a text.
const problems = paths.flatMap(
  (path) => /^mail\.problems\.(.+)/.exec(path)?.[1] ?? [],
) as MorningNews['problems'];
const { compose, composeWithLinks, composeMorning, sampleMails } = createMailComposer(mailTexts);
const again = { earlierReference: 'ADM-FFFF-FFFF' };
const askedForAll = [{ id, at: createdAt, event: 'asked' as const, detail: { papers: [...paperNames] } }];
const otherMails = [
  composeMorning({ problems }),
  composeMorning({
    came: [
      newsOf(storedRequest(academicRequest), { isNew: true }),
      newsOf(storedRequest(teacherApplication, teacher), { isNew: true }),
    ],
  }),
  composeWithLinks(claimedMail('applicant', teacherApplication, teacher)),
  compose('school', contactMessage, { kind: 'contact', ...again }),
  compose('school', teacherApplication, { ...teacher, ...again }),
  composeWithLinks(claimedMail('asked', academicRequest, { events: askedForAll })),
];
const mails = [
  ...sampleMails().map(([name, mail, other]) => ({ name, versions: other ? [mail, other] : [mail] })),
  ...otherMails.map((mail, index) => ({ name: `of another kind ${index + 1}`, versions: [mail] })),
].flatMap(({ name, versions }) =>
  versions.map((mail, index): Scene => {
    const said = (text: string, kind: Place['kind']) =>
      [...new Set(marksIn(text))].map((number): Place => ({
        index: number,
        kind,
        boxes: [],
        around: name,
      }));
    return {
      name: `mail ${name}${index > 0 ? ', another request' : ''}`,
      ...(index > 0 && { isExtra: true }),
      others: [...said(mail.subject, 'mail subject'), ...said(mail.text, 'mail without HTML')],
      reach: (page) => page.setContent(mail.html),
    };
  }),
);

for (const kind of ['pictures', 'pages']) mkdirSync(join(folder, kind), { recursive: true });
const server = spawnServer({ SITE_DIR: join(root, 'dist/client'), DATA_DIR: join(root, 'data') });
const browser = await chromium.launch(launchOptions());
// Without the mark behind it.
const [address = ''] = /[\w:/.]+/.exec(await server.ready()) ?? [];
const baseURL = address.replace('127.0.0.1', 'localhost');
const pictures: Picture[] = [];
const seen = new Set<number>();
// The extra pictures come last, when all others are known.
const isChosen = ({ name, path = '' }: Scene) => new RegExp(pattern).test(`${path} ${name}`);
for (const scenes of [
  () => [...visits, ...mails.filter((scene) => !scene.isExtra)],
  () => [
    ...errors,
    ...paperScenes,
    ...extras,
    ...atOtherTimes,
    ...linkedPages,
    ...otherReplies,
    ...advice,
    ...answers,
    ...otherRequests,
  ],
  () => [
    ...visits.filter(({ path, name }) => explored.test(`${path} ${name}`)).flatMap(pressScenes),
    ...mails.filter((scene) => scene.isExtra),
  ],
]) {
  const remaining = scenes().filter(isChosen).values();
  await Promise.all(
    Array.from({ length: picturesAtOnce }, async () => {
      for (const scene of remaining) await takePicture(browser, scene);
    }),
  );
}
await browser.close();
await server.stop();
writeFileSync(
  join(folder, 'pictures.json'),
  JSON.stringify(pictures.toSorted((one, other) => (one.name < other.name ? -1 : 1))),
);

async function takePicture(
  browser: Browser,
  { name, path, width = phone, isScriptless, isExtra, at = now, reach, others = [] }: Scene,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 800 },
    locale: 'fr',
    timezoneId: 'Africa/Djibouti',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(isScriptless && { javaScriptEnabled: false }),
  });
  try {
    if (!isScriptless) await context.clock.setFixedTime(at);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    if (path) {
      await page.goto(path, { waitUntil: 'load' });
      if (!isScriptless) await page.waitForFunction(isHydrated);
      if (!isScriptless) await scrollThrough(page);
    }
    const asked: Place[] = [];
    page.on('dialog', (dialog) => {
      for (const index of marksIn(dialog.message()))
        asked.push({ index, kind: 'question of the browser', boxes: [], around: '' });
      void dialog.accept();
    });
    await reach?.(page);
    controlCounts.set(`${path} ${name}`, isScriptless ? 0 : await controlsIn(page).count());
    // The whole page is one window, so that places are those on the picture.
    const height = await page.evaluate(() => Math.max(document.documentElement.scrollHeight, innerHeight));
    await page.setViewportSize({ width, height: Math.min(height, tallest) });
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo({ top: 0, behavior: 'instant' })));
    const html = await page.content();
    const places = [...(await page.evaluate(findTexts, markPattern)), ...asked, ...others];
    if (isExtra && places.every(({ index }) => seen.has(index))) return;
    for (const { index } of places) seen.add(index);
    const file = nameOf(`${path === '/' ? 'home' : (path ?? '')} ${name}`);
    await page.screenshot({
      path: join(folder, `pictures/${file}.jpg`),
      type: 'jpeg',
      quality: 45,
      animations: 'disabled',
    });
    writeFileSync(join(folder, `pages/${file}.html`), withoutScripts(html));
    const texts = places.map(({ index, ...place }) => ({ text: paths[index] ?? '', ...place }));
    const { width: shownWidth, height: shownHeight } = page.viewportSize() ?? { width, height };
    pictures.push({
      name: file,
      state: name,
      ...(path && { route: path }),
      width: shownWidth,
      height: shownHeight,
      texts,
    });
  } catch (error) {
    console.error(`No picture of ${path ?? ''} ${name}: ${String(error).split('\n')[0]}`);
  } finally {
    await context.close();
  }
}

function nameOf(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-');
}

/** For the bench, which shows the page beside its own files, with translations and without a policy for its scripts. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^]*?<\/script>|<link rel="(?!stylesheet)[^>]*>|<meta http-equiv[^>]*>/g, '')
    .replaceAll(baseURL, '')
    .replaceAll(/(["'(,\s])\/(assets)\//g, '$1../site/$2/');
}

/** Resolves once nothing in the page has changed for as many frames as a toast may wait. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let unchanged = 0;
        const changes = new MutationObserver(() => (unchanged = 0));
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        requestAnimationFrame(function count() {
          unchanged += 1;
          if (unchanged < frames) requestAnimationFrame(count);
          else resolve();
        });
      }),
    24,
  );
}
